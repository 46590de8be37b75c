import WideRows

/// Loops over a row of pixels, four at a time where the build is optimised.
///
/// Rows of the target and the source never overlap.
enum PixelRows {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>

  /// Copies opaque pixels, darkened: `light` is 255 minus the black mixed in.
  static func copy(_ source: Source, to target: Target, count: Int, light: UInt32) {
    guard light < 255 else { return target.update(from: source, count: count) }
    wide_rows_darken(source, UInt16(light), target, count)
  }

  /// Lays premultiplied pixels over the target. Most of a text or a status bar is empty.
  static func blend(_ source: Source, over target: Target, count: Int) {
    wide_rows_blend(source, target, count)
  }

  /// The same, with the source darkened and made weaker first.
  static func blend(
    _ source: Source, over target: Target, count: Int, light: UInt32, opacity: UInt32
  ) {
    let fours = fours(in: count)
    let lightLanes = VectorWords.Lanes(repeating: UInt16(light))
    let opacityLanes = VectorWords.Lanes(repeating: UInt16(opacity))
    for i in stride(from: 0, to: fours, by: 4) {
      let words = VectorWords(at: source + i)
      if words.isEmpty { continue }
      words.darkened(by: lightLanes).scaled(by: opacityLanes).over(VectorWords(at: target + i))
        .store(at: target + i)
    }
    for i in fours..<count {
      let word = source[i]
      let dark = Word.scaled(word, by: light) & 0x00FF_FFFF | word & 0xFF00_0000
      target[i] = Word.over(Word.scaled(dark, by: opacity), target[i])
    }
  }

  /// Lays one word over the target.
  static func blend(word: UInt32, over target: Target, count: Int) {
    guard word &>> 24 < 255 else { return target.update(repeating: word, count: count) }
    let rest = 255 &- word &>> 24
    guard rest < 255 else { return }
    let words = VectorWords(SIMD4(repeating: word))
    let fours = fours(in: count)
    for i in stride(from: 0, to: fours, by: 4) {
      words.over(VectorWords(at: target + i)).store(at: target + i)
    }
    for i in fours..<count { target[i] = Word.over(word, target[i]) }
  }

  /// Lays one word over the target where a mask covers it, 0…255.
  static func blend(
    word: UInt32, mask: UnsafePointer<UInt8>, over target: Target, count: Int
  ) {
    for i in 0..<count where mask[i] > 0 {
      target[i] = Word.over(Word.scaled(word, by: UInt32(mask[i])), target[i])
    }
  }

  /// The sum of two rows, each times its weight.
  static func mix(
    _ a: Source, _ b: Source, _ weights: MixWeights, to target: Target, count: Int
  ) {
    guard weights.first < 256 else { return target.update(from: a, count: count) }
    wide_rows_mix(a, b, UInt16(weights.first), UInt16(weights.second), target, count)
  }

  /// How many of the pixels go four at a time; the others follow one by one.
  @inline(__always)
  private static func fours(in count: Int) -> Int {
    #if DEBUG
      return 0
    #else
      return count & ~3
    #endif
  }
}
