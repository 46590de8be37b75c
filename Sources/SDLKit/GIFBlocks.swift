/// The parts that GIF files are made of (GIF89a, 15 to 24).
enum GIFBlocks {
  /// The place behind the file's header and its colour table; nil beyond the end.
  static func start(in reader: ByteReader) -> Int? {
    reader.byte(at: 10).map { 13 + colorTable($0) }
  }

  /// Bytes of the colour table that flags announce.
  static func colorTable(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// Behind the empty block that ends a sequence of them; nil where the file ends before.
  static func end(of start: Int, in reader: ByteReader) -> Int? {
    var place = start
    while let length = reader.byte(at: place) {
      place += 1 + length
      if length == 0 { return place }
    }
    return nil
  }

  /// The first image's descriptor, behind all extensions; nil where there is none.
  static func firstImage(in reader: ByteReader) -> Int? {
    var next = start(in: reader)
    while let place = next, reader.byte(at: place) == 0x21 { next = end(of: place + 2, in: reader) }
    return next.flatMap { reader.byte(at: $0) == 0x2C ? $0 : nil }
  }

  /// Where the data of the image described at a place begin; nil beyond the end.
  static func imageData(of image: Int, in reader: ByteReader) -> Int? {
    reader.byte(at: image + 9).map { image + 10 + colorTable($0) }
  }

  /// Whether the first image's codes lead anywhere.
  static func canBeDecoded(_ reader: ByteReader) -> Bool {
    guard let image = firstImage(in: reader), let data = imageData(of: image, in: reader) else {
      return false
    }
    return GIFCodes.canBeFollowed(from: data, in: reader.bytes)
  }
}
