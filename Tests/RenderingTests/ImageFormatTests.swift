import Canvas
import Foundation
import Testing

@testable import Rendering
@testable import SDLKit

/// The formats of people's pictures: whole, cut off, turned, animated. The samples are 12 × 8 pixels:
/// red above at the left, green above at the right, blue below.
@Suite struct ImageFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Formats")

  private static func path(_ name: String) -> String { folder.appending(path: name).path() }

  @Test(arguments: [
    "still.png", "palette.png", "still.jpg", "progressive.jpg", "still.webp",
    "alpha.webp",
    "still.gif", "still.svg", "animated.gif", "animated.webp", "turned-6.jpg", "turned-3.jpg",
    "turned-5.jpg", "turned-2.jpg", "turned-8.jpg", "cmyk.jpg",
  ])
  func standsUpright(name: String) throws {
    let bitmap = try PictureLoader.load(ImageKey(path: Self.path(name), width: 12, height: 8))
      .bitmap
    let places: [(x: Int, y: Int, color: Color)] = [
      (2, 1, Color(0xFF0000)), (9, 1, Color(0x00FF00)), (5, 6, Color(0x0000FF)),
    ]
    for place in places {
      let shown = bitmap[place.x, place.y]
      let off =
        [
          Int(shown.red) - Int(place.color.red), Int(shown.green) - Int(place.color.green),
          Int(shown.blue) - Int(place.color.blue),
        ].map(abs).max() ?? 0
      #expect(off < 60, "\(name) at \(place.x), \(place.y): \(shown), not \(place.color)")
    }
  }

  @Test(
    arguments: [
      "still.jpg", "progressive.jpg", "still.gif", "still.svg", "still.png",
      "still.webp", "animated.webp",
    ], [0.35, 0.6])
  func whatIsCutOffIsBroken(name: String, part: Double) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let cut = FileManager.default.temporaryDirectory
      .appending(path: "cut-\(ProcessInfo.processInfo.processIdentifier)-\(part)-\(name)")
    defer { try? FileManager.default.removeItem(at: cut) }
    try Data(bytes.prefix(Int(Double(bytes.count) * part))).write(to: cut)
    #expect(throws: ImageFileError.self) { try ImageFile.load(cut.path()) }
  }

  /// Something is shown or a sentence is said, whatever stands in the middle of the file.
  @Test(
    arguments: [
      "still.jpg", "progressive.jpg", "cmyk.jpg", "still.gif", "animated.gif", "still.svg",
      "still.png", "palette.png", "still.webp", "animated.webp",
    ], [0x00, 0x7F, 0xFF] as [UInt8])
  func whatIsBrokenInTheMiddleIsShownOrRefused(name: String, byte: UInt8) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let broken = FileManager.default.temporaryDirectory
      .appending(path: "broken-\(ProcessInfo.processInfo.processIdentifier)-\(byte)-\(name)")
    defer { try? FileManager.default.removeItem(at: broken) }
    for start in stride(from: bytes.count / 4, to: bytes.count - 4, by: 11) {
      var bytes = bytes
      for index in start..<(start + 4) { bytes[index] = byte }
      try Data(bytes).write(to: broken)
      do {
        let surface = try ImageFile.load(broken.path(), vectorWidth: 12)
        #expect(surface.width * surface.height <= ImageFile.mostPixels, "\(start)")
      } catch {
        #expect(error.description.contains(broken.path()), "\(error)")
      }
    }
  }

  /// What is in a file counts, not how its name ends.
  @Test(arguments: [("still.jpg", "png"), ("still.png", "jpg"), ("still.svg", "gif")])
  func aWrongEndingDoesNotMatter(name: String, ending: String) throws {
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "\(name)-\(ProcessInfo.processInfo.processIdentifier).\(ending)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: copy)
    let surface = try ImageFile.load(copy.path(), vectorWidth: 12)
    #expect(surface.width == 12 && surface.height == 8)
  }

  @Test func anAVIFPictureIsShownOrRefusedInWords() {
    let path = Self.path("still.avif")
    do {
      let surface = try ImageFile.load(path)
      #expect(surface.bitmap.width == 12)
    } catch {
      #expect(error == .noAVIF(path: path))
    }
  }

  /// A file's size, the room to be filled, and how many eighths of it that takes.
  @Test(arguments: [
    ((780, 600), (88, 88), 2), ((780, 600), (176, 176), 4), ((780, 600), (390, 300), 4),
    ((780, 600), (391, 300), 8), ((1200, 900), (88, 88), 1), ((704, 704), (88, 88), 1),
    ((703, 704), (88, 88), 2), ((40, 30), (88, 88), 8), ((1, 1), (1, 1), 8),
  ])
  func eighths(file: (Int, Int), room: (Int, Int), expected: Int) {
    #expect(ScaledPicture.eighths(of: file, filling: room) == expected)
  }

  /// A photograph that is decoded smaller looks as it does decoded whole and made smaller then.
  @Test(arguments: [88, 176, 300])
  func aSmallerDecodingLooksTheSame(side: Int) throws {
    let path = Fixture.assets + "/pictures/ramen.jpg"
    let whole = Raster(try ImageFile.load(path))
    let part = PictureLoader.fillCrop(
      of: Size(width: Double(whole.width), height: Double(whole.height)),
      to: Size(width: Double(side), height: Double(side)))
    let expected = AreaScaler.scaled(whole, part: part, width: side, height: side).bitmap
    let shown = try PictureLoader.load(ImageKey(path: path, width: side, height: side)).bitmap
    var off = 0
    for (a, b) in zip(shown.pixels, expected.pixels) {
      for shift: UInt32 in [0, 8, 16] { off += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }
    let mean = Double(off) / Double(3 * side * side)
    #expect(mean < 6, "\(mean) of 255")
  }
}
