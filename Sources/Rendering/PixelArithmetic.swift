import Canvas

/// Arithmetic on words `0xAARRGGBB` with premultiplied colours. Products are divided by 255 exactly
/// and rounded, two components at a time: (x·m + 128 + ((x·m + 128) >> 8)) >> 8, Blinn 1994.
enum Word {
  /// Every component times `factor`/255.
  @inline(__always)
  static func scaled(_ word: UInt32, by factor: UInt32) -> UInt32 {
    let low = (word & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = (word &>> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (low &+ (low &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
      | (high &+ (high &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// The source laid over what is there.
  @inline(__always)
  static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scaled(below, by: 255 &- source &>> 24)
  }

  /// The mix of two words: `amount` 0 gives the first, 255 the second.
  @inline(__always)
  static func mixed(_ a: UInt32, _ b: UInt32, _ amount: UInt32) -> UInt32 {
    scaled(a, by: 255 &- amount) &+ scaled(b, by: amount)
  }

  /// The mix of two words with a fraction of 1/256: for interpolation, where 256 never occurs.
  @inline(__always)
  static func interpolated(_ a: UInt32, _ b: UInt32, _ fraction: UInt32) -> UInt32 {
    weighted(a, b, MixWeights(first: 256 &- fraction, second: fraction))
  }

  /// The sum of two words, each times its weight/256.
  @inline(__always)
  static func weighted(_ a: UInt32, _ b: UInt32, _ weights: MixWeights) -> UInt32 {
    let low = (a & 0x00FF_00FF) &* weights.first &+ (b & 0x00FF_00FF) &* weights.second
    let high =
      (a &>> 8 & 0x00FF_00FF) &* weights.first &+ (b &>> 8 & 0x00FF_00FF) &* weights.second
    return low &>> 8 & 0x00FF_00FF | high & 0xFF00_FF00
  }

  /// Straight alpha made premultiplied.
  @inline(__always)
  static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word &>> 24
    return alpha == 255 ? word : scaled(word | 0xFF00_0000, by: alpha)
  }

  /// Premultiplied made straight, as files keep it.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha != 0, alpha != 255 else { return word }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}

/// How much two words have in their sum, in 1/256; both together 256 at most.
struct MixWeights: Equatable {
  var first: UInt32
  var second: UInt32

  init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  /// `fraction`/256 of the second, and both darkened: `light` is 255 minus the black mixed in.
  /// White becomes exactly that light.
  init(fraction: UInt32, light: UInt32) {
    let all = (light &* 256 &+ 254) / 255
    second = (all &* fraction) &>> 8
    first = all &- second
  }
}

extension Color {
  /// The colour as a premultiplied word.
  var word: UInt32 {
    Word.premultiplied(
      UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }
}
