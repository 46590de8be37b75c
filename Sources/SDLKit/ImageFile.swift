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

  /// Decodes a file, whatever its format; of a moving picture the first frame. Vector files are
  /// drawn `vectorWidth` pixels wide, or less where that would make them more than four times as
  /// high; within a limit of time, unless they are the program's own.
  package static func load(
    _ path: String, vectorWidth: Int = 512, isOwn: Bool = false
  ) throws(ImageFileError) -> Surface {
    try decode(path, vectorWidth: vectorWidth, isOwn: isOwn).surface
  }

  /// As `load`, with what else the file says. JPEG files may come smaller than they are, as long as
  /// they still fill `room` pixels.
  package static func decode(
    _ path: String, vectorWidth: Int, filling room: (width: Int, height: Int)? = nil,
    isOwn: Bool = false
  ) throws(ImageFileError) -> Decoded {
    let bytes = try FileBytes.read(path, atMost: mostBytes)
    guard let header = ImageHeader(bytes) else { throw .unknownFormat(path: path) }
    if header.format != .svg { try check(header, path: path) }
    guard ImageCompleteness.isWhole(bytes, header.format) else { throw .cutOff(path: path) }
    if header.format == .gif, !GIFBlocks.canBeDecoded(ByteReader(bytes: bytes)) {
      throw .undecodable(path: path, reason: "its codes say nothing")
    }
    if header.format == .avif, !canDecodeAVIF { throw .noAVIF(path: path) }
    if header.format == .svg {
      let surface = try vector(bytes, path: path, width: vectorWidth, isOwn: isOwn)
      return Decoded(surface: surface, orientation: 1)
    }
    let still = header.isAnimation ? WebPAnimation.firstFrame(of: bytes) : nil
    if let frame = still.flatMap({ ImageHeader($0) }) { try check(frame, path: path) }
    do {
      let surface =
        header.format == .jpeg
        ? try ScaledPicture.decode(bytes, header, filling: room ?? (header.width, header.height))
        : try decode(still ?? bytes, header.format)
      header.inks?.develop(surface)
      return Decoded(surface: surface, orientation: header.orientation)
    } catch {
      throw .undecodable(path: path, reason: error.message)
    }
  }

  private static func check(_ header: ImageHeader, path: String) throws(ImageFileError) {
    guard header.width > 0, header.height > 0 else { throw .empty(path: path) }
    let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    let isFine =
      !overflows && pixels <= mostPixels && header.width <= mostSide && header.height <= mostSide
    guard isFine else { throw .tooLarge(path: path, width: header.width, height: header.height) }
    guard pixels * header.passes <= mostWork else {
      throw .undecodable(path: path, reason: "its pixels are written \(header.passes) times over")
    }
  }

  /// By the format that the header was read as, and no other.
  private static func decode(
    _ bytes: [UInt8], _ format: ImageHeader.Format
  ) throws(SDLError) -> Surface {
    let decoded: UnsafeMutablePointer<SDL_Surface>? = bytes.withUnsafeBytes { buffer in
      guard let stream = SDL_RWFromConstMem(buffer.baseAddress, CInt(buffer.count)) else {
        return nil
      }
      defer { _ = SDL_RWclose(stream) }
      return switch format {
      case .png: IMG_LoadPNG_RW(stream)
      case .webp: IMG_LoadWEBP_RW(stream)
      case .gif: IMG_LoadGIF_RW(stream)
      case .bmp: SDL_LoadBMP_RW(stream, 0)
      case .avif: IMG_LoadAVIF_RW(stream)
      case .jpeg, .svg: nil
      }
    }
    return try Surface(adopting: SDLKit.check("decoding", decoded))
  }

  private static func vector(
    _ bytes: [UInt8], path: String, width: Int, isOwn: Bool
  ) throws(ImageFileError) -> Surface {
    let width = min(max(1, width), mostVectorWidth)
    guard isOwn else {
      return try VectorImage.draw(bytes, path: path, width: width, height: 4 * width)
    }
    let drawn = bytes.withUnsafeBytes {
      VectorImage.surface(of: $0.baseAddress, CInt($0.count), CInt(width), CInt(4 * width))
    }
    do {
      return try Surface(adopting: SDLKit.check("IMG_LoadSizedSVG_RW", drawn))
    } catch {
      throw .undecodable(path: path, reason: error.message)
    }
  }

  private static var canDecodeAVIF: Bool {
    let flag = CInt(IMG_INIT_AVIF.rawValue)
    return IMG_Init(flag) & flag != 0
  }

  /// Writes a PNG file. The bitmap's alpha is straight.
  package static func savePNG(_ bitmap: Bitmap, to path: String) throws(SDLError) {
    let surface = try Surface(bitmap)
    try SDLKit.check("IMG_SavePNG", IMG_SavePNG(surface.handle, path))
  }

  /// The bytes of a PNG file. The bitmap's alpha is straight.
  package static func png(_ bitmap: Bitmap) throws(SDLError) -> [UInt8] {
    let surface = try Surface(bitmap)
    let bytes = ByteSink.collect { IMG_SavePNG_RW(surface.handle, $0, 0) == 0 }
    guard let bytes else { throw .current("IMG_SavePNG_RW") }
    return bytes
  }

  private static let mostBytes = 256 << 20
  private static let mostSide = 65_535
  private static let mostVectorWidth = 4096
  /// Pixels times passes: 100 megapixels in twenty.
  private static let mostWork = 2_000_000_000
}
