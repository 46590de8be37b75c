/// A piece of text to be set: the string, its style, and the box it has.
///
///     TextRun("Details", style: .headline, color: .black, width: 200, lineLimit: 1)
///
/// Without a width the text stays on one line. With one it wraps at words (and between characters
/// where a script has no spaces); what `lineLimit` cuts off ends in an ellipsis.
package struct TextRun: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }

  package var string: String
  package var style: TextStyle
  package var color: Color
  /// The width to wrap or truncate at, in points; nil for one line as long as it needs. What is not
  /// a number ≥ 0 counts as 0.
  package var width: Double? {
    didSet { width = Self.real(width) }
  }
  /// The most lines to show; nil for as many as it takes.
  package var lineLimit: Int?
  /// Where lines stand within `width`. Leading is the right-hand side for right-to-left text.
  package var alignment: Alignment

  package init(
    _ string: String, style: TextStyle, color: Color, width: Double? = nil, lineLimit: Int? = nil,
    alignment: Alignment = .leading
  ) {
    self.string = string
    self.style = style
    self.color = color
    self.width = Self.real(width)
    self.lineLimit = lineLimit
    self.alignment = alignment
  }

  private static func real(_ width: Double?) -> Double? {
    width.map { $0.isFinite ? max(0, $0) : 0 }
  }
}

extension TextRun {
  /// Whether its first letter is of a script that is written from right to left (Hebrew, Arabic,
  /// Syriac, Thaana, N'Ko and their presentation forms): its leading side is then the right.
  package var isRightToLeft: Bool {
    string.unicodeScalars.first { $0.properties.isAlphabetic }.map {
      (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFDFF).contains($0.value)
        || (0xFE70...0xFEFF).contains($0.value) || (0x10800...0x10FFF).contains($0.value)
        || (0x1E800...0x1EFFF).contains($0.value)
    } ?? false
  }
}

/// Answers how much room a text takes. The real one asks the fonts; tests use fixed advances.
package protocol TextMeasuring {
  /// The size of the laid out text in points: the widest line, and lines × line height.
  func size(of run: TextRun) -> Size
  /// The width in points of the widest part of a text that is not broken into lines: of a word, or
  /// where words run together in a script without spaces, of what may stand on a line.
  func widestWord(of run: TextRun) -> Double
}

extension TextMeasuring {
  /// With words between spaces.
  package func widestWord(of run: TextRun) -> Double {
    let words = run.string.split(separator: " ").prefix(12)
    return words.map { word in
      var alone = run
      alone.string = String(word)
      alone.width = nil
      return size(of: alone).width
    }.max() ?? 0
  }
}

/// A measurer without fonts: every character is half an em wide, lines break at spaces. For tests.
package struct FixedAdvanceText: TextMeasuring {
  package init() {}

  package func size(of run: TextRun) -> Size {
    let advance = run.style.size / 2
    guard let width = run.width else {
      return Size(width: Double(run.string.count) * advance, height: run.style.lineHeight)
    }
    let lines = lineLengths(of: run.string, atMost: max(1, Int(width / advance)))
    let shown = lines.prefix(run.lineLimit ?? lines.count)
    return Size(
      width: Double(shown.max() ?? 0) * advance,
      height: Double(shown.count) * run.style.lineHeight)
  }

  private func lineLengths(of string: String, atMost limit: Int) -> [Int] {
    var lines = [0]
    for word in string.split(separator: " ", omittingEmptySubsequences: false) {
      let current = lines[lines.count - 1]
      let joined = current == 0 ? word.count : current + 1 + word.count
      if joined <= limit || current == 0 {
        lines[lines.count - 1] = min(joined, limit)
      } else {
        lines.append(min(word.count, limit))
      }
    }
    return lines
  }
}
