/// Whether a decoder can follow the LZW codes of a GIF image (GIF89a, appendix F): each stands for
/// what codes before it have said. SDL_image's decoder writes past its memory where one does not.
struct GIFCodes {
  private static let widest = 12

  private let bytes: [UInt8]
  private var place: Int
  /// Bytes of the block that `place` is in, from there on.
  private var blockRest = 0
  private var bits = 0
  private var bitCount = 0

  /// `place` is that of the byte that says how wide the first codes are.
  static func canBeFollowed(from place: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(place), (1...8).contains(bytes[place]) else { return false }
    var codes = GIFCodes(bytes: bytes, place: place + 1)
    return codes.canBeFollowed(rootWidth: Int(bytes[place]))
  }

  private init(bytes: [UInt8], place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// A table begins with the colours, the code that clears it, and the one that ends the image;
  /// every code but the first adds an entry, and may already name it.
  private mutating func canBeFollowed(rootWidth: Int) -> Bool {
    let clear = 1 << rootWidth
    var (width, free) = (rootWidth + 1, clear + 2)
    var first = next(width)
    while first == clear { first = next(width) }
    guard let first, first < clear else { return false }
    while let code = next(width) {
      if code == clear + 1 { return true }
      if code == clear {
        (width, free) = (rootWidth + 1, clear + 2)
        guard let first = next(width) else { return true }
        guard first < clear else { return false }
      } else {
        guard code <= free else { return false }
        guard free < 1 << Self.widest else { continue }
        free += 1
        if free == 1 << width, width < Self.widest { width += 1 }
      }
    }
    return true
  }

  /// nil behind the last block.
  private mutating func next(_ width: Int) -> Int? {
    while bitCount < width {
      guard let byte = nextByte() else { return nil }
      bits |= byte << bitCount
      bitCount += 8
    }
    defer {
      bits >>= width
      bitCount -= width
    }
    return bits & (1 << width - 1)
  }

  private mutating func nextByte() -> Int? {
    if blockRest == 0 {
      guard place < bytes.count, bytes[place] > 0 else { return nil }
      blockRest = Int(bytes[place])
      place += 1
    }
    guard place < bytes.count else { return nil }
    blockRest -= 1
    place += 1
    return Int(bytes[place - 1])
  }
}
