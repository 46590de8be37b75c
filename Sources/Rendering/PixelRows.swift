/// Loops over a row of pixels, four at a time where the build is optimised.
///
/// Rows of the target and the source never overlap.
enum PixelRows {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>

  /// Copies opaque pixels, darkened: `light` is 255 minus the black mixed in.
  static func copy(_ source: Source, to target: Target, count: Int, light: UInt32) {
    guard light < 255 else { return target.update(from: source, count: count) }
    let factor = VectorWords.Lanes(repeating: UInt16(light))
    let fours = fours(in: count)
    for i in stride(from: 0, to: fours, by: 4) {
      let dark = VectorWords(at: source + i).scaled(by: factor)
      VectorWords(dark.words | SIMD4(repeating: 0xFF00_0000)).store(at: target + i)
    }
    for i in fours..<count { target[i] = Word.scaled(source[i], by: light) | 0xFF00_0000 }
  }

  /// Lays premultiplied pixels over the target. Most of a text or a status bar is empty.
  static func blend(_ source: Source, over target: Target, count: Int) {
    let fours = fours(in: count)
    for i in stride(from: 0, to: fours, by: 4) {
      let words = VectorWords(at: source + i)
      if words.isEmpty { continue }
      words.over(VectorWords(at: target + i)).store(at: target + i)
    }
    for i in fours..<count { target[i] = Word.over(source[i], target[i]) }
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
    let first = VectorWords.Lanes(repeating: UInt16(weights.first))
    let second = VectorWords.Lanes(repeating: UInt16(weights.second))
    let fours = fours(in: count)
    for i in stride(from: 0, to: fours, by: 4) {
      VectorWords(at: a + i).weighted(with: VectorWords(at: b + i), first, second)
        .store(at: target + i)
    }
    for i in fours..<count { target[i] = Word.weighted(a[i], b[i], weights) }
  }

  /// Reads a row between its pixels, and sets `alpha` in every pixel: each is a mix of the one at its
  /// place and the next, which must be there too. `fractions` say how much of the next, in 1/256, in
  /// both halves of a word.
  static func resample(
    _ source: Source, at places: UnsafePointer<Int32>, fractions: UnsafePointer<UInt32>,
    alpha: UInt32, to target: Target, count: Int
  ) {
    let fours = fours(in: count)
    let mask = SIMD4(repeating: alpha)
    for i in stride(from: 0, to: fours, by: 4) {
      let pairs = neighbours(in: source, at: places + i)
      let lanes = UnsafeRawPointer(fractions + i).loadUnaligned(as: VectorWords.Lanes.self)
      let mixed = pairs.first.interpolated(with: pairs.second, lanes)
      VectorWords(mixed.words | mask).store(at: target + i)
    }
    for i in fours..<count {
      let place = Int(places[i])
      let mixed = Word.interpolated(source[place], source[place + 1], fractions[i] & 0xFFFF)
      target[i] = mixed | alpha
    }
  }

  /// The pixels at four places, and those that follow them. Evenly spaced places that are three
  /// pixels apart in all follow one another: most do where a row is made a little narrower.
  @inline(__always)
  private static func neighbours(
    in source: Source, at places: UnsafePointer<Int32>
  ) -> (first: VectorWords, second: VectorWords) {
    let first = source + Int(places[0])
    let last = source + Int(places[3])
    guard last != first + 3 else { return (VectorWords(at: first), VectorWords(at: first + 1)) }
    return VectorWords.pairs(first, source + Int(places[1]), source + Int(places[2]), last)
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
