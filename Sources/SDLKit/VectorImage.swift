import CSDL2
import CSDL2Image
import LimitedWork

/// Draws SVG files in a process of its own, with a limit of time and memory: a small file can hold
/// millions of dashes or curves, and the library that draws them cannot be stopped.
enum VectorImage {
  /// Seconds of the processor. A street map of 5 MB takes half a second.
  static let mostSeconds: CInt = 4
  private static let mostMemory = 1 << 30
  /// Pixels by which the library's rounding may go beyond what is wanted.
  private static let slack = 1

  /// Draws a file to fit into `width` × `height` pixels.
  static func draw(
    _ bytes: [UInt8], path: String, width: Int, height: Int
  ) throws(ImageFileError) -> Surface {
    let size = MemoryLayout<Canvas>.stride + (width + slack) * (height + slack) * 4
    guard let memory = limited_work_memory(size) else {
      throw .undecodable(path: path, reason: "no memory to draw it in")
    }
    defer { limited_work_free(memory, size) }
    let canvas = memory.bindMemory(to: Canvas.self, capacity: 1)
    let end = bytes.withUnsafeBytes { file in
      canvas.pointee.wanted = (CInt(width), CInt(height))
      var work = Work(file: file.baseAddress, count: CInt(file.count), canvas: canvas)
      return withUnsafeMutablePointer(to: &work) { work in
        limited_work_run({ $0.map(VectorImage.drawHere) }, work, mostSeconds, mostMemory)
      }
    }
    if let reason = reason(of: end) { throw .undecodable(path: path, reason: reason) }
    return try surface(canvas, path: path)
  }

  /// What lies at the start of the shared memory; the pixels follow.
  private struct Canvas {
    var wanted: (width: CInt, height: CInt)
    /// 0 × 0 where it is no drawing.
    var drawn: (width: CInt, height: CInt)

    static func pixels(_ start: UnsafeMutablePointer<Canvas>) -> UnsafeMutablePointer<UInt32> {
      UnsafeMutableRawPointer(start).advanced(by: MemoryLayout<Canvas>.stride)
        .assumingMemoryBound(to: UInt32.self)
    }
  }

  private struct Work {
    let file: UnsafeRawPointer?
    let count: CInt
    let canvas: UnsafeMutablePointer<Canvas>
  }

  /// Runs in the copy of the process.
  private static func drawHere(_ context: UnsafeMutableRawPointer) {
    let work = context.assumingMemoryBound(to: Work.self).pointee
    let wanted = work.canvas.pointee.wanted
    guard let drawn = surface(of: work.file, work.count, wanted.width, wanted.height),
      let pixels = drawn.pointee.pixels, drawn.pointee.w <= wanted.width + CInt(slack),
      drawn.pointee.h <= wanted.height + CInt(slack)
    else { return }
    let size = (drawn.pointee.w, drawn.pointee.h)
    let status = SDL_ConvertPixels(
      size.0, size.1, drawn.pointee.format.pointee.format, pixels, drawn.pointee.pitch,
      SDL_PIXELFORMAT_ARGB8888.rawValue, Canvas.pixels(work.canvas), size.0 * 4)
    if status == 0 { work.canvas.pointee.drawn = size }
  }

  /// Draws here and now: for files of the program's own.
  static func surface(
    of file: UnsafeRawPointer?, _ count: CInt, _ width: CInt, _ height: CInt
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let stream = SDL_RWFromConstMem(file, count) else { return nil }
    defer { _ = SDL_RWclose(stream) }
    return IMG_LoadSizedSVG_RW(stream, width, height)
  }

  private static func surface(
    _ canvas: UnsafeMutablePointer<Canvas>, path: String
  ) throws(ImageFileError) -> Surface {
    let size = (width: Int(canvas.pointee.drawn.width), height: Int(canvas.pointee.drawn.height))
    guard size.width > 0, size.height > 0 else {
      throw .undecodable(path: path, reason: "not a drawing")
    }
    do {
      let surface = try Surface(width: size.width, height: size.height)
      for y in 0..<size.height {
        (surface.pixels + y * surface.stride).update(
          from: Canvas.pixels(canvas) + y * size.width, count: size.width)
      }
      return surface
    } catch {
      throw .undecodable(path: path, reason: error.message)
    }
  }

  private static func reason(of end: limited_work_end) -> String? {
    switch end {
    case LIMITED_WORK_DONE: nil
    case LIMITED_WORK_OUT_OF_TIME: "drawing it takes more than \(mostSeconds) seconds"
    case LIMITED_WORK_INTERRUPTED: "interrupted"
    case LIMITED_WORK_NOT_STARTED: "no process to draw it in"
    default: "drawing it takes more than \(mostMemory >> 20) MB, or cannot be done at all"
    }
  }
}
