/// Pictures made to break a decoder, byte by byte.
enum HostilePictures {
  static func png(width: UInt32, height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  /// A screen and one frame, after an extension.
  static func gif(screen: UInt32, frame: UInt32) -> [UInt8] {
    Array("GIF89a".utf8) + little(screen, 2) + little(screen, 2) + [0x80, 0, 0]
      + [0, 0, 0, 255, 255, 255] + [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0]
      + little(frame, 2) + little(frame, 2) + [0, 2, 2, 0x44, 1, 0, 0x3B]
  }

  /// Nine pixels, drawn with codes that begin `width` + 1 bits wide.
  static func gif(width: UInt8 = 2, codes: [UInt8]) -> [UInt8] {
    let whole = gif(screen: 3, frame: 3)
    return Array(whole.dropLast(6)) + [width, UInt8(codes.count)] + codes + [0, 0x3B]
  }

  /// A header, and as many scans without data.
  static func jpeg(side: UInt32, scans: Int) -> [UInt8] {
    let frame: [UInt8] =
      [0xFF, 0xC2, 0, 11, 8] + big(side, 2) + big(side, 2) + [1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x3F]
    return [0xFF, 0xD8] + frame + Array(repeatElement(scan, count: scans).joined())
  }

  /// The oldest header has sides of two bytes; newer ones count rows from the top if negative.
  static func bmp(header: UInt32, width: UInt32, height: UInt32) -> [UInt8] {
    let side = header == 12 ? 2 : 4
    return Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + little(header, 4)
      + little(width, side) + little(height, side) + [1, 0, 24, 0]
  }

  /// A canvas of 10 × 10 pixels, and a lossless first frame that is larger.
  static func movingWebP(frame side: UInt32) -> [UInt8] {
    let bits = (side - 1) | (side - 1) << 14
    return movingWebP(side, chunk("VP8L", [0x2F] + little(bits, 4) + [0, 0, 0, 0, 0]))
  }

  /// The same with alpha beside the frame, whose size the frame's own header tells.
  static func movingWebP(clearFrame side: UInt32) -> [UInt8] {
    movingWebP(side, chunk("ALPH", [0, 0]) + chunk("VP8 ", [UInt8](repeating: 0, count: 10)))
  }

  private static func movingWebP(_ side: UInt32, _ content: [UInt8]) -> [UInt8] {
    let canvas = chunk("VP8X", [2, 0, 0, 0] + little(9, 3) + little(9, 3))
    let place = little(0, 6) + little(side - 1, 3) + little(side - 1, 3) + [100, 0, 0, 0]
    let all =
      Array("WEBP".utf8) + canvas + chunk("ANIM", little(0, 6)) + chunk("ANMF", place + content)
    return chunk("RIFF", all)
  }

  private static func chunk(_ tag: String, _ content: [UInt8]) -> [UInt8] {
    Array(tag.utf8) + little(UInt32(content.count), 4) + content
      + (content.count % 2 == 0 ? [] : [0])
  }

  /// A file of properties only.
  static func avif(sides: [UInt32]) -> [UInt8] {
    func box(_ tag: String, _ content: [UInt8]) -> [UInt8] {
      big(UInt32(content.count) + 8, 4) + Array(tag.utf8) + content
    }
    let extents = sides.map { box("ispe", big(0, 4) + big($0, 4) + big($0, 4)) }
    return box("ftyp", Array("avif".utf8) + big(0, 4)) + box("ipco", Array(extents.joined()))
  }

  static func svg(_ content: String) -> [UInt8] {
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">"#
    return Array((head + content + "</svg>").utf8)
  }

  private static func big(_ number: UInt32, _ count: Int) -> [UInt8] {
    little(number, count).reversed()
  }

  private static func little(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: UInt64(number) >> (8 * UInt64($0))) }
  }
}
