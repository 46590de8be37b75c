import Canvas
import SDLKit

/// Sets text: finds fonts, shapes, breaks lines, and keeps what it has drawn, bounded in bytes.
///
/// Nothing is loaded before the first text. Needs no `SDL_Init` and no display.
package final class TextEngine: TextMeasuring {
  private let book: FontBook
  private var layouts: [TextRun: TextLayout] = [:]
  private var images: [ImageRequest: Kept] = [:]
  private var imageBytes = 0
  private var useCount = 0
  private let capacity: Int

  private struct ImageRequest: Hashable {
    let run: TextRun
    let scale: Double
  }

  private struct Kept {
    let image: TextImage
    var lastUse: Int
  }

  /// - Parameter capacity: the most bytes of drawn text that are kept.
  package init(finder: FontFinder = FontFinder(), capacity: Int = 16 << 20) {
    book = FontBook(finder: finder)
    self.capacity = capacity
  }

  /// Throws where the machine has no font that can be used: the only error that text can meet.
  package func requireFont() throws(FontError) {
    _ = try book.file(for: FontFace(.body))
  }

  package func size(of run: TextRun) -> Size { layout(of: run).size }

  package func widestWord(of run: TextRun) -> Double {
    LineBreaker(run, book: book).widestWord(of: run.string)
  }

  /// Bytes of drawn text kept at present.
  package var bytes: Int { imageBytes }

  func bounds(of run: TextRun, at place: Point, grid: PixelGrid) -> PixelRect {
    image(of: run, grid: grid).rect(at: place, grid: grid)
  }

  func image(of run: TextRun, grid: PixelGrid) -> TextImage {
    let request = ImageRequest(run: run, scale: grid.scale)
    useCount += 1
    if let known = images[request] {
      images[request]?.lastUse = useCount
      return known.image
    }
    let drawn = TextRasterizer(book: book, run: run, scale: grid.scale).image(of: layout(of: run))
    images[request] = Kept(image: drawn, lastUse: useCount)
    imageBytes += drawn.raster.byteCount
    evictImages()
    return drawn
  }

  /// The lines of a text: for tests and for whoever draws otherwise.
  func layout(of run: TextRun) -> TextLayout {
    var plain = run
    plain.color = .black
    plain.alignment = .leading
    if let known = layouts[plain] { return known }
    if layouts.count >= Self.mostLayouts { layouts.removeAll(keepingCapacity: true) }
    let made = TextLayout(plain, book: book)
    layouts[plain] = made
    return made
  }

  private func evictImages() {
    guard imageBytes > capacity else { return }
    for (request, kept) in images.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard imageBytes > capacity / 2 else { return }
      imageBytes -= kept.image.raster.byteCount
      images[request] = nil
    }
  }

  private static let mostLayouts = 2048
}
