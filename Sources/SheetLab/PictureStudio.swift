import Canvas
import Glibc
import Rendering
import SDLKit
import Workbench

/// Draws pictures into memory and files: no window, no display.
struct PictureStudio {
  let text: TextEngine
  private let resources: DrawingResources
  private let snapshot: Snapshot
  private let scale: Double

  /// `scale` is pixels a point.
  init(assets: String, scale: Double) {
    self.init(resources: DrawingResources(assets: assets), scale: scale)
  }

  init(resources: DrawingResources, scale: Double) {
    self.resources = resources
    text = resources.text
    snapshot = Snapshot(resources: resources)
    self.scale = scale
  }

  /// The most pixels of a picture: 64 megapixels take 256 MB, and as much again while it is drawn.
  private static let mostPixels = 64e6

  func bitmap(of picture: Picture) throws -> Bitmap {
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    guard width * height <= Self.mostPixels else {
      throw JobFailure(
        "a picture of \(short(width))×\(short(height)) pixels: expected at most 64 million pixels; "
          + "a smaller device or --scale helps")
    }
    return snapshot.bitmap(of: picture, scale: scale)
  }

  /// Pictures and icons that could not be shown so far, a line each.
  func takeProblems() -> [String] { resources.takeProblems() }

  /// Writes a picture into a PNG file. While it is written, a signal waits until the file is whole or
  /// gone.
  func write(_ picture: Picture, to path: String) throws {
    let bytes = try ImageFile.png(try bitmap(of: picture))
    let interruption = Interruption()
    try Self.save(bytes, to: path) { interruption.isPending }
    Interruption.end()
  }

  /// Writes a PNG file, whole or not at all.
  static func save(_ bitmap: Bitmap, to path: String) throws {
    try save(try ImageFile.png(bitmap), to: path) { false }
  }

  /// `-` is standard output.
  private static func save(
    _ bytes: [UInt8], to path: String, isInterrupted: @escaping () -> Bool
  ) throws {
    let file = try OutputFile(path, appearsWhole: true, isInterrupted: isInterrupted)
    try file.write(bytes)
    try file.finish()
  }
}
