/// Makes a still WebP file of an animation's first frame: SDL_image decodes no animated ones.
enum WebPAnimation {
  /// The file of the first frame (WebP Container Specification, "Animation" and "Extended File
  /// Format"); nil where there is none.
  static func firstFrame(of bytes: [UInt8]) -> [UInt8]? {
    let reader = ByteReader(bytes: bytes)
    var place = 12
    while let size = reader.little(4, at: place + 4) {
      let start = place + 8
      guard reader.has("ANMF", at: place) else {
        place = start + size + size % 2
        continue
      }
      guard size > frameHeader, start + size <= bytes.count else { return nil }
      return still(
        Array(bytes[(start + frameHeader)..<(start + size)]),
        size: Array(bytes[(start + 6)..<(start + 12)]))
    }
    return nil
  }

  /// Position, size, duration and flags of a frame, in bytes.
  private static let frameHeader = 16
  private static let alpha: UInt8 = 0x10

  /// `size` is the frame's width and height less one, three bytes each.
  private static func still(_ frame: [UInt8], size: [UInt8]) -> [UInt8] {
    let hasAlpha = ByteReader(bytes: frame).has("ALPH", at: 0)
    let extended =
      hasAlpha ? chunk("VP8X", [alpha, 0, 0, 0] + size) : []
    return chunk("RIFF", Array("WEBP".utf8) + extended + frame)
  }

  private static func chunk(_ tag: String, _ content: [UInt8]) -> [UInt8] {
    let size = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
    return Array(tag.utf8) + size + content
  }
}
