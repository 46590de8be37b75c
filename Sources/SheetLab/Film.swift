import Canvas
import Glibc
import Workbench

/// A film made by ffmpeg, which takes raw frames from a pipe. The file's name says which kind.
///
/// It grows beside its place and is put there when it is whole: a film that is not finished leaves
/// nothing, and what was there before stays.
final class Film {
  private let path: String
  private let fps: Double
  private let isInterrupted: () -> Bool
  private var encoder: ChildProcess?
  private var place: OutputPlace?
  private var size: (width: Int, height: Int)?

  /// Nothing is started before the first frame, whose size is the film's. `isInterrupted` is asked
  /// while the encoder does not read.
  init(path: String, fps: Double, isInterrupted: @escaping () -> Bool) {
    self.path = path
    self.fps = fps
    self.isInterrupted = isInterrupted
  }

  deinit {
    guard encoder != nil else { return }
    encoder = nil
    discard()
  }

  func add(_ bitmap: Bitmap) throws {
    let encoder = try encoder ?? start(with: bitmap)
    do {
      try encoder.write(bytes(of: bitmap))
    } catch let failure as JobFailure {
      throw JobFailure("\(path): \(failure)")
    }
  }

  /// Tells the encoder that this was the last frame, and answers whether it is done with them all.
  func isEncoded() -> Bool {
    encoder?.closeInput()
    return encoder?.hasEnded ?? true
  }

  func finish() throws {
    guard let encoder, let place else { return }
    do {
      try encoder.finish()
      self.encoder = nil
      guard FilmFile.isWhole(place.growing) else {
        throw FileError(file: path, message: "cannot write all of it: is the disk full?")
      }
      if let mode = place.mode { chmod(place.growing, mode) }
      guard rename(place.growing, place.path) == 0 else {
        throw FileError(file: path, message: "cannot write: \(String(cString: strerror(errno)))")
      }
    } catch {
      discard()
      throw (error as? JobFailure).map { JobFailure("\(path): \($0)") } ?? error
    }
  }

  private func discard() {
    if let place { unlink(place.growing) }
  }

  private func start(with bitmap: Bitmap) throws -> ChildProcess {
    size = (bitmap.width, bitmap.height)
    let source = [
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
      "\(bitmap.width)x\(bitmap.height)", "-framerate", Decimal.shortest(fps), "-i", "pipe:0",
    ]
    try expectEncoder()
    guard let place = OutputPlace(path) else {
      throw FileError(
        file: path, message: "expected a regular file, or none, in a folder that takes new files")
    }
    let process = try ChildProcess(
      "ffmpeg",
      ["-v", "error", "-n"] + source + format + ["-f", kind, "file:" + place.growing],
      isInterrupted: isInterrupted)
    self.place = place
    encoder = process
    return process
  }

  /// The file's ending, which is also ffmpeg's name of the format: mp4, gif or webp.
  private var kind: String { path.split(separator: ".").last.map { $0.lowercased() } ?? "mp4" }

  private func expectEncoder() throws {
    guard !ChildProcess.isInstalled("ffmpeg") else { return }
    throw JobFailure(
      "\(path): a film needs ffmpeg, which is not installed (on Debian: apt install ffmpeg)")
  }

  /// GIF wants a palette of its own and hundredths of a second; films want even sides and the
  /// chroma that every player knows.
  private var format: [String] {
    let even = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p"]
    switch kind {
    case "gif": break
    case "webp": return ["-c:v", "libwebp_anim", "-loop", "0", "-pix_fmt", "yuv420p"]
    default: return even + ["-c:v", "libx264", "-movflags", "+faststart"]
    }
    let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse"
    return ["-vf", "fps=\(fps >= 50 ? 50 : 33)," + palette]
  }

  /// The film's frame as bytes; a screen that was turned is cut or padded to the first one's size.
  private func bytes(of bitmap: Bitmap) -> [UInt8] {
    guard let size, size != (bitmap.width, bitmap.height) else {
      return bitmap.pixels.withUnsafeBytes { Array($0) }
    }
    var frame = Bitmap(width: size.width, height: size.height, filledWith: 0xFF00_0000)
    let width = min(size.width, bitmap.width)
    for y in 0..<min(size.height, bitmap.height) {
      let row = bitmap.pixels[(y * bitmap.width)..<(y * bitmap.width + width)]
      frame.pixels.replaceSubrange((y * size.width)..<(y * size.width + width), with: row)
    }
    return frame.pixels.withUnsafeBytes { Array($0) }
  }
}
