/// What the first bytes of a picture file say of its format and size, before anything is decoded.
struct ImageHeader: Equatable {
  enum Format: Equatable { case png, jpeg, webp, gif, bmp, svg, avif }

  let format: Format
  /// In pixels; 0 × 0 for vector files, which have any size.
  let width: Int
  let height: Int
  /// Whether it is a WebP file of several frames.
  var isAnimation = false
  /// How a camera was held, 1…8 as Exif has it: 1 is upright.
  var orientation = 1
  /// What a picture for print holds instead of red, green and blue.
  var inks: PrintInks?
  /// How often each pixel is written: a progressive JPEG has a pass for each of its scans.
  let passes: Int

  /// Nil where the bytes are none of the known formats, or end too early.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    guard
      let found = Self.png(reader) ?? Self.gif(reader) ?? Self.bmp(reader) ?? Self.webp(reader)
        ?? Self.jpeg(reader) ?? Self.avif(reader) ?? Self.svg(reader)
    else { return nil }
    self = found
  }

  private init(_ format: Format, _ width: Int, _ height: Int, passes: Int = 1) {
    self.format = format
    self.width = width
    self.height = height
    self.passes = passes
  }

  /// PNG specification, 5.2 and 11.2.2: the signature, then IHDR with the size.
  private static func png(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("\u{89}PNG\r\n\u{1A}\n", at: 0), reader.has("IHDR", at: 12),
      let width = reader.big(4, at: 16), let height = reader.big(4, at: 20)
    else { return nil }
    return ImageHeader(.png, width, height)
  }

  /// The larger of the screen and the first frame, which may lie beyond it (GIF89a, 18 to 24).
  private static func gif(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("GIF8", at: 0), let width = reader.little(2, at: 6),
      let height = reader.little(2, at: 8), let image = GIFBlocks.firstImage(in: reader),
      let frameWidth = reader.little(2, at: image + 5),
      let frameHeight = reader.little(2, at: image + 7)
    else { return nil }
    return ImageHeader(.gif, max(width, frameWidth), max(height, frameHeight))
  }

  /// The height is negative where rows go from top to bottom. The oldest header has short sides.
  private static func bmp(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("BM", at: 0), let size = reader.little(4, at: 14) else { return nil }
    if size == 12, let width = reader.little(2, at: 18), let height = reader.little(2, at: 20) {
      return ImageHeader(.bmp, width, height)
    }
    guard let width = reader.little(4, at: 18), let height = reader.little(4, at: 22) else {
      return nil
    }
    return ImageHeader(.bmp, width, height > Int(Int32.max) ? (1 << 32) - height : height)
  }

  /// RIFF container with a VP8, VP8L or VP8X chunk (WebP Container Specification).
  private static func webp(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) else { return nil }
    if reader.has("VP8X", at: 12), let w = reader.little(3, at: 24),
      let h = reader.little(3, at: 27)
    {
      var header = ImageHeader(.webp, w + 1, h + 1)
      header.isAnimation = reader.byte(at: 20).map { $0 & 2 != 0 } ?? false
      return header
    }
    if reader.has("VP8L", at: 12), let bits = reader.little(4, at: 21) {
      return ImageHeader(.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if reader.has("VP8 ", at: 12), let w = reader.little(2, at: 26),
      let h = reader.little(2, at: 28)
    {
      return ImageHeader(.webp, w & 0x3FFF, h & 0x3FFF)
    }
    return nil
  }

  private static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    let segments = JPEGSegment.all(in: reader)
    guard let frame = segments.first(where: \.isStartOfFrame),
      let height = reader.big(2, at: frame.place + 3),
      let width = reader.big(2, at: frame.place + 5)
    else { return nil }
    var header = ImageHeader(
      .jpeg, width, height, passes: scans(in: reader.bytes[frame.place...]))
    if reader.byte(at: frame.place + 7) == 4 {
      header.inks = segments.contains { $0.isAdobes(in: reader) } ? .inverted : .plain
    }
    for segment in segments {
      if let orientation = segment.orientation(in: reader) { header.orientation = orientation }
    }
    return header
  }

  /// A file type box with an AVIF brand, and the largest of the spatial extents properties
  /// (ISO/IEC 23008-12, 6.5.3): which of them is the picture's is not looked into.
  private static func avif(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("ftyp", at: 4), reader.has("avif", at: 8) || reader.has("avis", at: 8) else {
      return nil
    }
    var largest: (width: Int, height: Int)?
    var start = 12
    while let extents = reader.place(of: "ispe", in: start..<avifEnd),
      let width = reader.big(4, at: extents + 8), let height = reader.big(4, at: extents + 12)
    {
      largest = (max(width, largest?.width ?? 0), max(height, largest?.height ?? 0))
      start = extents + 4
    }
    return largest.map { ImageHeader(.avif, $0.width, $0.height) }
  }

  /// Where an AVIF file's properties stand before, in bytes.
  private static let avifEnd = 65_536

  /// How many scans there are: in coded data 0xFF is never followed by their mark, 0xDA.
  private static func scans(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices.dropFirst() where bytes[index] == 0xDA && bytes[index - 1] == 0xFF
      {
        count += 1
      }
    }
    return max(1, count)
  }

  private static func svg(_ reader: ByteReader) -> ImageHeader? {
    let text = String(decoding: reader.bytes.prefix(1024), as: UTF8.self)
    return text.contains("<svg") ? ImageHeader(.svg, 0, 0) : nil
  }
}
