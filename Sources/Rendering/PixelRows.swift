import WideRows

/// Loops over a row of pixels.
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
    wide_rows_blend_faded(source, UInt16(light), UInt16(opacity), target, count)
  }

  /// Lays one word over the target.
  static func blend(word: UInt32, over target: Target, count: Int) {
    switch word &>> 24 {
    case 0: break
    case 255: target.update(repeating: word, count: count)
    default: wide_rows_blend_word(word, target, count)
    }
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
}
