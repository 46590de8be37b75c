/// Whether a picture file goes on to its end. The decoders of these formats show what there is of a
/// file that was cut off, half of it grey or empty; those of the others refuse it.
enum ImageCompleteness {
  static func isWhole(_ bytes: [UInt8], _ format: ImageHeader.Format) -> Bool {
    let reader = ByteReader(bytes: bytes)
    return switch format {
    case .jpeg: hasJPEGEnd(reader)
    case .gif: hasGIFFrame(reader)
    case .svg: hasSVGEnd(reader)
    case .png, .webp, .bmp, .avif: true
    }
  }

  /// An end-of-image marker after the first scan has begun (ITU T.81, B.1.1.3): no other stands in
  /// entropy-coded data.
  private static func hasJPEGEnd(_ reader: ByteReader) -> Bool {
    guard let scan = JPEGSegment.all(in: reader).last(where: { $0.marker == 0xDA }) else {
      return false
    }
    let bytes = reader.bytes
    var place = scan.place
    while place + 1 < bytes.count {
      if bytes[place] == 0xFF, bytes[place + 1] == 0xD9 { return true }
      place += 1
    }
    return false
  }

  /// The first image with all its blocks (GIF89a, 18 to 24); what follows is not shown.
  private static func hasGIFFrame(_ reader: ByteReader) -> Bool {
    guard let flags = reader.byte(at: 10) else { return false }
    var place = 13 + colourTable(flags)
    while let kind = reader.byte(at: place) {
      switch kind {
      case 0x21: place += 2
      case 0x2C:
        guard let local = reader.byte(at: place + 9) else { return false }
        return endOfBlocks(reader, from: place + 11 + colourTable(local)) != nil
      default: return false
      }
      guard let end = endOfBlocks(reader, from: place) else { return false }
      place = end
    }
    return false
  }

  private static func colourTable(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// Behind the empty block that ends a sequence of them.
  private static func endOfBlocks(_ reader: ByteReader, from start: Int) -> Int? {
    var place = start
    while let length = reader.byte(at: place) {
      place += 1 + length
      if length == 0 { return place }
    }
    return nil
  }

  private static func hasSVGEnd(_ reader: ByteReader) -> Bool {
    let count = reader.bytes.count
    return reader.place(of: "</", in: max(0, count - 256)..<count) != nil
      && reader.place(of: "svg", in: max(0, count - 256)..<count) != nil
  }
}
