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
    resources = DrawingResources(assets: assets)
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
          + "a smaller --scale or device helps")
    }
    return snapshot.bitmap(of: picture, scale: scale)
  }

  /// Pictures and icons that could not be shown so far, a line each.
  func takeProblems() -> [String] { resources.takeProblems() }

  func write(_ picture: Picture, to path: String) throws {
    try Self.save(try bitmap(of: picture), to: path)
  }

  /// Writes a PNG file; one that could not be written whole is removed. `-` is standard output.
  static func save(_ bitmap: Bitmap, to path: String) throws {
    guard path != "-" else { return try saveToOutput(bitmap) }
    // Opened here first for an error that names the reason.
    let file = try OutputFile(path)
    do {
      try ImageFile.savePNG(bitmap, to: path)
    } catch {
      file.discard()
      throw FileError(file: path, message: "cannot write: \(error.message)")
    }
    // The library says nothing of a disk that filled up.
    guard isWhole(path) else {
      file.discard()
      throw FileError(file: path, message: "cannot write all of it: is the disk full?")
    }
    try file.finish()
  }

  /// By way of a file: the library writes to nothing else.
  private static func saveToOutput(_ bitmap: Bitmap) throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array(FilePath.join(folder, "sheetlab-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw FileError(file: folder, message: "cannot write: \(String(cString: strerror(errno)))")
    }
    close(descriptor)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    try save(bitmap, to: path)
    let output = try OutputFile("-")
    try output.write(try InputFile.bytes(at: path, limit: .max))
    try output.finish()
  }

  /// Whether a PNG file ends as one does, with an empty IEND chunk; what is no regular file passes.
  private static func isWhole(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return true }
    let ending: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var tail = [UInt8](repeating: 0, count: ending.count)
    let start = status.st_size - ending.count
    return pread(descriptor, &tail, tail.count, start) == tail.count && tail == ending
  }
}

/// A folder that takes frames as `frame-00000.png`, `frame-00001.png` and so on.
final class FrameFolder {
  private let path: String
  /// Frames that lie in it whole.
  private(set) var count = 0

  /// Makes the folder where there is none.
  init(_ path: String) throws {
    self.path = path
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw FileError(file: path, message: "cannot make: \(String(cString: strerror(errno)))")
  }

  func add(_ bitmap: Bitmap) throws {
    let digits = String(count)
    let name = "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    try PictureStudio.save(bitmap, to: FilePath.join(path, name + ".png"))
    count += 1
  }
}
