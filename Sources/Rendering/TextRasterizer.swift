import Canvas
import SDLKit

/// Draws laid out text into pixels of its own.
struct TextRasterizer {
  let book: FontBook
  let run: TextRun
  let scale: Double

  private var pixelSize: Double { run.style.size * scale }
  private var measure: TextMeasure { TextMeasure(book: book, pixelSize: pixelSize) }

  /// A piece and where it lies, from the text's top-left corner.
  private struct Glyphs {
    let raster: Raster
    let x: Int
    let y: Int
    let isMask: Bool
  }

  func image(of layout: TextLayout) -> TextImage {
    let glyphs = layout.lines.enumerated().flatMap { number, line in
      draw(line, baseline: baseline(ofLine: number), in: layout)
    }
    let box = glyphs.reduce(PixelRect.empty) {
      $0.union(PixelRect(x: $1.x, y: $1.y, width: $1.raster.width, height: $1.raster.height))
    }.intersection(PixelRect(x: -mostSide, y: -mostSide, width: 2 * mostSide, height: 2 * mostSide))
    let raster = Raster(width: box.width, height: box.height)
    for glyph in glyphs { lay(glyph, onto: raster, box) }
    return TextImage(raster: raster, left: box.x, top: box.y)
  }

  /// Letters stand in the middle of the line height, the baseline on a whole pixel.
  private func baseline(ofLine number: Int) -> Int {
    let lineHeight = run.style.lineHeight * scale
    let font = (try? book.file(for: FontFace(run.style))).flatMap {
      try? book.open($0, pixelSize: pixelSize)
    }
    let ascent = Double(font?.ascent ?? 0)
    let descent = Double(font?.descent ?? 0)
    let top = Double(number) * lineHeight
    return Int((top + (lineHeight - ascent - descent) / 2 + ascent).rounded())
  }

  private func draw(_ line: TextLine, baseline: Int, in layout: TextLayout) -> [Glyphs] {
    var pen = start(of: line, in: layout)
    var result: [Glyphs] = []
    for piece in line.pieces {
      if let made = draw(piece, x: Int(pen.rounded()), baseline: baseline) {
        result.append(made)
      }
      pen += measure.width(of: piece)
    }
    return result
  }

  private func start(of line: TextLine, in layout: TextLayout) -> Double {
    let room = (run.width ?? layout.size.width) * scale - measure.width(of: line)
    let isFlipped = line.direction == .rightToLeft
    switch run.alignment {
    case .center: return (room / 2).rounded(.down)
    case .leading: return isFlipped ? max(0, room.rounded(.down)) : 0
    case .trailing: return isFlipped ? 0 : max(0, room.rounded(.down))
    }
  }

  private func draw(_ piece: TextPiece, x: Int, baseline: Int) -> Glyphs? {
    switch piece.kind {
    case .letters(let file):
      guard let font = try? book.open(file, pixelSize: pixelSize),
        let made = font.render(piece.string, direction: piece.direction, script: piece.script)
      else { return nil }
      return Glyphs(raster: Raster(made), x: x, y: baseline - font.ascent, isMask: true)
    case .emoji(let file):
      return emoji(piece, file, x: x, baseline: baseline)
    case .missing(let count):
      return boxes(count, x: x, baseline: baseline)
    }
  }

  /// Colour pictures are shrunk to the em and stand a little below the baseline.
  private func emoji(_ piece: TextPiece, _ file: FontFile, x: Int, baseline: Int) -> Glyphs? {
    guard let font = try? book.open(file, pixelSize: pixelSize),
      let made = font.render(piece.string, direction: piece.direction, script: piece.script)
    else { return nil }
    let source = Raster(made)
    for y in 0..<source.height {
      for x in 0..<source.width { source.row(y)[x] = Word.premultiplied(source.row(y)[x]) }
    }
    let factor = measure.emojiScale(font)
    let width = max(1, Int((Double(source.width) * factor).rounded()))
    let height = max(1, Int((Double(source.height) * factor).rounded()))
    let whole = Rect(
      x: 0, y: 0, width: Double(source.width), height: Double(source.height))
    return Glyphs(
      raster: AreaScaler.scaled(source, part: whole, width: width, height: height), x: x,
      y: baseline - Int((Double(height) * emojiAscent).rounded()), isMask: false)
  }

  private func boxes(_ count: Int, x: Int, baseline: Int) -> Glyphs {
    let glyph = MissingGlyph(pixelSize: pixelSize)
    let raster = Raster(width: glyph.advance * count, height: glyph.height)
    for index in 0..<count {
      let box = PixelRect(
        x: index * glyph.advance + (glyph.advance - glyph.width) / 2, y: 0, width: glyph.width,
        height: glyph.height)
      raster.set(box, to: .max)
      let inner = box.grown(by: -glyph.line)
      if !inner.isEmpty { raster.set(inner, to: 0) }
    }
    return Glyphs(raster: raster, x: x, y: baseline - glyph.height, isMask: true)
  }

  private func lay(_ glyphs: Glyphs, onto raster: Raster, _ box: PixelRect) {
    let place = PixelRect(
      x: glyphs.x - box.x, y: glyphs.y - box.y, width: glyphs.raster.width,
      height: glyphs.raster.height)
    let part = place.intersection(raster.bounds)
    let word = run.color.word
    for y in part.y..<part.bottom {
      let source = glyphs.raster.row(y - place.y) + (part.x - place.x)
      let target = raster.row(y) + part.x
      for x in 0..<part.width {
        let ink =
          glyphs.isMask
          ? Word.scaled(word, by: source[x] >> 24)
          : Word.scaled(source[x], by: UInt32(run.color.alpha))
        target[x] = Word.over(ink, target[x])
      }
    }
  }
}

/// The part of an emoji that stands above the baseline: 950/1275 in Noto Color Emoji's metrics.
private let emojiAscent = 0.8
/// Pixels a text may reach: larger than any window.
private let mostSide = 16_384
