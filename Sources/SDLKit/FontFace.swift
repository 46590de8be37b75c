/// Which font is wanted, in terms of looks.
package struct FontFace: Hashable, Sendable {
  package enum Weight: String, Hashable, Sendable { case regular, medium, semibold, bold }
  package enum Design: String, Hashable, Sendable {
    case text
    /// For sizes from 20 points: narrower, finer.
    case display
    case rounded
    case monospaced
    case emoji
  }

  package var design: Design
  package var weight: Weight

  package init(design: Design, weight: Weight) {
    self.design = design
    self.weight = weight
  }

  /// Families in the order of preference; whatever fontconfig has comes last.
  var families: [String] {
    switch design {
    case .text: ["Inter", "Inter Variable", "SF Pro Text", "sans-serif"]
    case .display:
      ["Inter Display", "Inter", "Inter Variable", "SF Pro Display", "sans-serif"]
    case .rounded:
      [
        "SF Pro Rounded", "Nunito", "Quicksand", "Varela Round", "M PLUS Rounded 1c", "Inter",
        "sans-serif",
      ]
    case .monospaced: ["SF Mono", "JetBrains Mono", "monospace"]
    case .emoji: ["Noto Color Emoji", "Apple Color Emoji", "emoji"]
    }
  }
}

/// A font file found, and which of the fonts in it.
package struct FontFile: Hashable, Sendable {
  package var path: String
  package var index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}
