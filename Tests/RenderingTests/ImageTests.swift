import Canvas
import Glibc
import Testing

@testable import Rendering
@testable import SDLKit

@Suite struct ImageTests {
  private static func path(_ name: String) -> String { "/tmp/sheetlab-\(getpid())-\(name)" }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Red, green and blue thirds from left to right.
  private static func thirds(_ name: String) throws -> String {
    var bitmap = Bitmap(width: 90, height: 30, filledWith: 0xFFFF_0000)
    for y in 0..<30 {
      for x in 30..<90 { bitmap.pixels[y * 90 + x] = x < 60 ? 0xFF00_FF00 : 0xFF00_00FF }
    }
    let path = path(name)
    try ImageFile.savePNG(bitmap, to: path)
    return path
  }

  @Test func fillCropKeepsTheMiddle() throws {
    let path = try Self.thirds("thirds.png")
    defer { unlink(path) }
    let square = try PictureLoader.load(ImageKey(path: path, width: 10, height: 10)).bitmap
    #expect(square.pixels.allSatisfy { $0 == 0xFF00_FF00 })
    let wide = try PictureLoader.load(ImageKey(path: path, width: 9, height: 3)).bitmap
    #expect(wide[0, 1] == Color(0xFF0000))
    #expect(wide[4, 1] == Color(0x00FF00))
    #expect(wide[8, 1] == Color(0x0000FF))
  }

  @Test(arguments: [
    // Wide into square: the sides go.
    (
      Size(width: 300, height: 100), Size(width: 10, height: 10),
      Rect(x: 100, y: 0, width: 100, height: 100)
    ),
    // High into wide: top and bottom go.
    (
      Size(width: 100, height: 300), Size(width: 20, height: 10),
      Rect(x: 0, y: 125, width: 100, height: 50)
    ),
    // The same proportions: all of it, also when it is enlarged.
    (
      Size(width: 50, height: 50), Size(width: 100, height: 100),
      Rect(x: 0, y: 0, width: 50, height: 50)
    ),
  ])
  func fillCrop(picture: Size, frame: Size, expected: Rect) {
    #expect(PictureLoader.fillCrop(of: picture, to: frame) == expected)
  }

  @Test func refusesWhatIsNoPicture() {
    let fifo = Self.path("fifo")
    let text = Self.path("text.png")
    mkfifo(fifo, 0o600)
    Self.write(Array("no picture at all".utf8), to: text)
    defer {
      unlink(fifo)
      unlink(text)
    }
    #expect(throws: ImageFileError.notAFile(path: fifo)) { try ImageFile.load(fifo) }
    #expect(throws: ImageFileError.notAFile(path: "/tmp")) { try ImageFile.load("/tmp") }
    #expect(throws: ImageFileError.unknownFormat(path: text)) { try ImageFile.load(text) }
    #expect(throws: ImageFileError.self) { try ImageFile.load("/nowhere.png") }
  }

  /// A header of 60,000 × 60,000 pixels is refused before anything is decoded.
  @Test func refusesHugeHeaders() {
    let path = Self.path("huge.png")
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    Self.write(bytes, to: path)
    defer { unlink(path) }
    #expect(throws: ImageFileError.tooLarge(path: path, width: 60_000, height: 60_000)) {
      try ImageFile.load(path)
    }
  }

  @Test func truncatedFilesAreBroken() throws {
    let path = try Self.thirds("cut.png")
    defer { unlink(path) }
    let bytes = try Array(FileBytes.read(path, atMost: 1 << 20).prefix(60))
    Self.write(bytes, to: path)
    #expect(throws: ImageFileError.self) { try ImageFile.load(path) }
  }

  @Test func brokenPictureShowsASign() {
    let size = Size(width: 60, height: 60)
    let frame = Rect(size: size)
    let grey = Color(0xE5E5EA)
    let pixels = Fixture.pixels(
      [.image(ImageMark(path: "/nowhere.png", frame: frame, placeholder: grey))], size: size)
    #expect(pixels[2, 2] == grey)
    #expect(pixels.pixels.contains { $0 & 255 < 0xB0 })
  }

  @Test func pngRoundTrip() throws {
    let path = Self.path("round.png")
    defer { unlink(path) }
    let size = Size(width: 20, height: 10)
    let picture = Picture(
      size: size, background: Color(0xFAFAFA),
      marks: [
        .roundedFill(Rect(x: 2, y: 2, width: 12, height: 6), CornerRadii(3), Color(0x3478F6))
      ])
    let snapshot = Snapshot(resources: Fixture.resources())
    try snapshot.write(picture, scale: 2, to: path)
    #expect(try ImageFile.load(path).bitmap == snapshot.bitmap(of: picture, scale: 2))
  }

  /// A painter whose pictures are decoded by a worker, and what tells of each that is ready.
  private static func backgroundPainter() -> (SoftwarePainter, ImageStore, AsyncStream<Void>) {
    let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = ImageStore { continuation.yield() }
    let resources = DrawingResources(
      assets: Fixture.assets, text: TextEngine(finder: FontFinder(cachePath: nil)), images: store)
    return (SoftwarePainter(resources: resources, scale: 1), store, arrivals)
  }

  /// A picture that becomes ready redraws the layer that shows it, and nothing else.
  @Test func arrivalRedrawsItsLayer() async throws {
    let path = try Self.thirds("late.png")
    defer { unlink(path) }
    let (painter, store, arrivals) = Self.backgroundPainter()
    let target = Fixture.target(scale: 1)
    let size = RandomPictures.size
    let mark = ImageMark(
      path: path, frame: Rect(x: 10, y: 10, width: 20, height: 20), placeholder: .black)
    let inner = Layer(
      id: .init("row"), revision: 1, size: size, isOpaque: false, marks: [.image(mark)])
    let outer = Layer(
      id: .init("list"), revision: 1, size: size, isOpaque: false,
      marks: [.layer(inner, LayerPlacement(frame: Rect(size: size)))])
    let other = Layer(
      id: .init("other"), revision: 1, size: size, isOpaque: false,
      marks: [.fill(Rect(x: 50, y: 50, width: 5, height: 5), .black)])
    let picture = Picture(
      size: size, background: .white,
      marks: [outer, other].map { .layer($0, LayerPlacement(frame: Rect(size: size))) })
    Fixture.draw(picture, with: painter, into: target)
    #expect(target.raster.row(20)[20] == 0xFF00_0000)
    for await _ in arrivals { break }
    painter.beginFrame(arrived: store.drain())
    let damage = painter.update(
      target, to: picture.marks, background: picture.background.word)
    #expect(damage == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(painter.statistics.layersRedrawn == 2)
    #expect(target.raster.row(20)[20] == 0xFF00_FF00)
    #expect(Fixture.draw(picture, with: painter, into: target).isEmpty)
  }

  /// A row scrolled away before its picture came shows it when it comes back.
  @Test func aPictureThatCameUnseenIsShownLater() async throws {
    let path = try Self.thirds("unseen.png")
    defer { unlink(path) }
    let (painter, store, arrivals) = Self.backgroundPainter()
    let target = Fixture.target(scale: 1)
    let size = RandomPictures.size
    let mark = ImageMark(
      path: path, frame: Rect(x: 10, y: 10, width: 20, height: 20), placeholder: .black)
    let row = Layer(
      id: .init("row"), revision: 1, size: size, isOpaque: false, marks: [.image(mark)])
    let shown = Picture(
      size: size, background: .white, marks: [.layer(row, LayerPlacement(frame: Rect(size: size)))])
    let empty = Picture(size: size, background: .white)
    Fixture.draw(shown, with: painter, into: target)
    Fixture.draw(empty, with: painter, into: target)
    for await _ in arrivals { break }
    painter.beginFrame(arrived: store.drain())
    _ = painter.update(target, to: empty.marks, background: empty.background.word)
    Fixture.draw(shown, with: painter, into: target)
    #expect(target.raster.row(20)[20] == 0xFF00_FF00)
  }

  @Test func cacheIsBounded() throws {
    let path = try Self.thirds("many.png")
    defer { unlink(path) }
    let store = ImageStore(mode: .immediate, capacity: 40_000)
    for side in 20..<80 { _ = store.image(ImageKey(path: path, width: side, height: side)) }
    #expect(store.bytes <= 40_000)
  }
}
