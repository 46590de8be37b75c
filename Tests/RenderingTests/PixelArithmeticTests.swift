import Canvas
import Testing

@testable import Rendering

@Suite struct PixelArithmeticTests {
  /// Division by 255 is exact and rounded for every pair of bytes.
  @Test func scalingIsExact() {
    for value in UInt32(0)...255 {
      for factor in UInt32(0)...255 {
        let expected = UInt32((Double(value * factor) / 255).rounded())
        let word = value << 24 | value << 16 | value << 8 | value
        let scaled = Word.scaled(word, by: factor)
        guard scaled == expected &* 0x0101_0101 else {
          Issue.record("\(value) × \(factor)/255 gave \(String(scaled, radix: 16))")
          return
        }
      }
    }
  }

  /// A white page that begins to be scaled under a dimming does not change its grey.
  @Test func weightsDarkenWhiteExactly() {
    for light in UInt32(0)...255 {
      for fraction in UInt32(0)...255 {
        let weights = MixWeights(fraction: fraction, light: light)
        let dark = Word.weighted(0xFFFF_FFFF, 0xFFFF_FFFF, weights)
        guard dark == Word.scaled(0xFFFF_FFFF, by: light) else {
          Issue.record("light \(light), fraction \(fraction) gave \(String(dark, radix: 16))")
          return
        }
      }
    }
  }

  /// Rows of every length, since eight pixels go at once.
  @Test(arguments: [0, 1, 7, 8, 9, 390]) func darkenedRowsEqualWords(count: Int) {
    var generator = SeededGenerator(seed: 11)
    let source = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    for light in UInt32(0)...255 {
      var row = [UInt32](repeating: 0, count: count)
      PixelRows.copy(source, to: &row, count: count, light: light)
      let expected = source.map { light == 255 ? $0 : Word.scaled($0, by: light) | 0xFF00_0000 }
      #expect(row == expected)
    }
  }

  /// A row with a clear middle laid over another.
  @Test(arguments: [0, 1, 7, 8, 9, 40, 390]) func blendedRowsEqualWords(count: Int) {
    var generator = SeededGenerator(seed: 13)
    let source = (0..<count).map { x in
      x / 16 == 1
        ? 0 : Word.premultiplied(UInt32.random(in: 0 ... .max, using: &generator))
    }
    let below = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    var row = below
    PixelRows.blend(source, over: &row, count: count)
    #expect(row == zip(source, below).map { Word.over($0, $1) })
    for word in source.prefix(3) {
      row = below
      PixelRows.blend(word: word, over: &row, count: count)
      #expect(row == below.map { word >> 24 == 0 ? $0 : Word.over(word, $0) })
    }
    for (light, opacity) in [(UInt32(255), UInt32(255)), (204, 255), (255, 128), (7, 3), (0, 0)] {
      row = below
      PixelRows.blend(source, over: &row, count: count, light: light, opacity: opacity)
      let faded = source.map { word in
        let dark = Word.scaled(word, by: light) & 0x00FF_FFFF | word & 0xFF00_0000
        return Word.scaled(dark, by: opacity)
      }
      #expect(row == zip(faded, below).map { Word.over($0, $1) })
    }
  }

  @Test func straightUndoesPremultiplied() {
    for alpha in [UInt32(1), 7, 128, 254, 255] {
      let word = Word.premultiplied(alpha << 24 | 0xFF_80_00)
      let straight = Word.straight(word)
      #expect(straight >> 24 == alpha)
      #expect(straight >> 16 & 255 == 255)
      #expect(straight & 255 == 0)
    }
  }
}
