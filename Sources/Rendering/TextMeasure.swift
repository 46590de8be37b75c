import Canvas
import SDLKit

/// Widths of pieces at a size in pixels.
struct TextMeasure {
  let book: FontBook
  /// The em in pixels.
  let pixelSize: Double

  func width(of line: TextLine) -> Double {
    line.pieces.reduce(0) { $0 + width(of: $1) }
  }

  func width(of piece: TextPiece) -> Double {
    switch piece.kind {
    case .letters(let file):
      guard let font = try? book.open(file, pixelSize: pixelSize) else { return 0 }
      return Double(font.width(of: piece.string, direction: piece.direction, script: piece.script))
    case .emoji(let file):
      guard let font = try? book.open(file, pixelSize: pixelSize) else { return 0 }
      let width = font.width(of: piece.string, direction: piece.direction, script: piece.script)
      return (Double(width) * emojiScale(font)).rounded()
    case .missing(let count):
      return Double(count * MissingGlyph(pixelSize: pixelSize).advance)
    }
  }

  /// Noto Color Emoji's pictures are 136 × 128 for an em of 109; outlines need no scaling.
  func emojiScale(_ font: Font) -> Double {
    font.height > Int(pixelSize * 2) || font.height < Int(pixelSize * 0.7)
      ? pixelSize / (Double(font.height) * Self.emojiEm) : 1
  }

  /// The em as a part of the font's height: 109 of 128 pixels.
  private static let emojiEm = 109.0 / 128
}

/// The box shown for a character that no font has: 0.6 em wide, as high as a capital letter.
struct MissingGlyph {
  let advance: Int
  let width: Int
  let height: Int
  let line: Int

  init(pixelSize: Double) {
    advance = max(3, Int((pixelSize * 0.62).rounded()))
    width = max(2, Int((pixelSize * 0.5).rounded()))
    height = max(3, Int((pixelSize * 0.72).rounded()))
    line = max(1, Int((pixelSize / 16).rounded()))
  }
}
