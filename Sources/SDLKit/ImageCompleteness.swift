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

  /// The first image with all its blocks; what follows is not shown.
  private static func hasGIFFrame(_ reader: ByteReader) -> Bool {
    guard let image = GIFBlocks.firstImage(in: reader),
      let data = GIFBlocks.imageData(of: image, in: reader)
    else { return false }
    return GIFBlocks.end(of: data + 1, in: reader) != nil
  }

  private static func hasSVGEnd(_ reader: ByteReader) -> Bool {
    let count = reader.bytes.count
    return reader.place(of: "</", in: max(0, count - 256)..<count) != nil
      && reader.place(of: "svg", in: max(0, count - 256)..<count) != nil
  }
}
