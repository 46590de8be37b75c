import SDLKit

/// Characters that are shaped together: one font, one script, one direction.
struct TextPiece: Hashable {
  enum Kind: Hashable {
    case letters(FontFile)
    /// Colour pictures, whose font has one size only.
    case emoji(FontFile)
    /// No font has them: so many boxes are shown.
    case missing(count: Int)
  }

  var string: String
  var kind: Kind
  var script: Script
  var direction: TextDirection
}

/// A line of pieces in the order in which they are seen, from left to right.
struct TextLine: Hashable {
  var pieces: [TextPiece]
  /// Of the paragraph: where the line starts.
  var direction: TextDirection
}
