import CSDL2
import CSDL2Image
import Canvas

/// Reads and writes picture files through SDL_image. Safe from any thread, with no `SDL_Init`.
package enum ImageFile {
  /// No file with more pixels is decoded: 100 megapixels take 400 MB.
  package static let mostPixels = 100_000_000

  /// A decoded file, and how it has to be turned to stand upright: 1…8 as Exif has it.
  package struct Decoded {
    package let surface: Surface
    package let orientation: Int
  }

  /// Decodes a file, whatever its format; the first frame of an animation. Vector files are drawn
  /// `vectorWidth` pixels wide, or less where that would make them more than four times as high.
  package static func load(
    _ path: String, vectorWidth: Int = 512
  ) throws(ImageFileError) -> Surface {
    try decode(path, vectorWidth: vectorWidth).surface
  }

  /// As `load`, with what else the file says.
  package static func decode(
    _ path: String, vectorWidth: Int
  ) throws(ImageFileError) -> Decoded {
    let bytes = try FileBytes.read(path, atMost: mostBytes)
    guard let header = ImageHeader(bytes) else { throw .unknownFormat(path: path) }
    let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflows, pixels <= mostPixels, header.width <= mostSide, header.height <= mostSide
    else { throw .tooLarge(path: path, width: header.width, height: header.height) }
    guard ImageCompleteness.isWhole(bytes, header.format) else { throw .cutOff(path: path) }
    if header.format == .avif, !canDecodeAVIF { throw .noAVIF(path: path) }
    do {
      let still = header.isAnimation ? WebPAnimation.firstFrame(of: bytes) : nil
      let surface = try decode(still ?? bytes, header, width: vectorWidth)
      return Decoded(surface: surface, orientation: header.orientation)
    } catch {
      throw .undecodable(path: path, reason: error.message)
    }
  }

  private static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, width: Int
  ) throws(SDLError) -> Surface {
    let decoded: UnsafeMutablePointer<SDL_Surface>? = bytes.withUnsafeBytes { buffer in
      guard let stream = SDL_RWFromConstMem(buffer.baseAddress, CInt(buffer.count)) else {
        return nil
      }
      guard header.format == .svg else { return IMG_Load_RW(stream, 1) }
      defer { _ = SDL_RWclose(stream) }
      return IMG_LoadSizedSVG_RW(stream, CInt(width), CInt(4 * width))
    }
    return try Surface(adopting: check("IMG_Load_RW", decoded))
  }

  private static var canDecodeAVIF: Bool {
    let flag = CInt(IMG_INIT_AVIF.rawValue)
    return IMG_Init(flag) & flag != 0
  }

  /// Writes a PNG file. The bitmap's alpha is straight.
  package static func savePNG(_ bitmap: Bitmap, to path: String) throws(SDLError) {
    let surface = try Surface(bitmap)
    try check("IMG_SavePNG", IMG_SavePNG(surface.handle, path))
  }

  private static let mostBytes = 256 << 20
  private static let mostSide = 65_535
}
