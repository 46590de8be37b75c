import Canvas
import Testing

@testable import Rendering

@Suite struct ColorTests {
  /// Dimming an opaque layer is the same as laying black over it.
  @Test(arguments: [0.0, 0.1, 0.2, 0.335, 0.5, 0.8, 1.0])
  func dimEqualsBlackBlend(dim: Double) {
    let size = Size(width: 32, height: 8)
    let stripes: [Mark] = (0..<32).map { x in
      let value = UInt8(x * 8)
      let color = Color(red: value, green: 255 - value, blue: value / 3)
      return .fill(Rect(x: Double(x), y: 0, width: 1, height: 8), color)
    }
    let layer = Layer(id: .init("stripes"), revision: 1, size: size, isOpaque: true, marks: stripes)
    let dimmed = Fixture.pixels(
      [.layer(layer, LayerPlacement(frame: Rect(size: size), dim: dim))], size: size)
    let black = Color(red: 0, green: 0, blue: 0, alpha: UInt8((dim * 255).rounded()))
    let covered = Fixture.pixels(stripes + [.fill(Rect(size: size), black)], size: size)
    #expect(dimmed == covered)
  }

  @Test func fillsAreExact() {
    let size = Size(width: 4, height: 4)
    let pixels = Fixture.pixels(
      [.fill(Rect(x: 1, y: 1, width: 2, height: 2), Color(0x123456))], size: size)
    #expect(pixels[0, 0] == .white)
    #expect(pixels[1, 1] == Color(0x123456))
    #expect(pixels[2, 2] == Color(0x123456))
    #expect(pixels[3, 3] == .white)
  }

  @Test func gradientRunsFromTopToBottom() {
    let size = Size(width: 1, height: 256)
    let pixels = Fixture.pixels(
      [.verticalGradient(Rect(size: size), from: .black, to: .white)], size: size)
    for y in 0..<256 { #expect(abs(Int(pixels[0, y].red) - y) <= 1) }
  }

  /// A third of a point is still a pixel at scale 1: separators never vanish.
  @Test(arguments: [1.0, 1.5, 2.0, 3.0])
  func hairlineIsOnePixel(scale: Double) {
    let size = Size(width: 4, height: 9)
    let pixels = Fixture.pixels(
      [.fill(Rect(x: 0, y: 4, width: 4, height: 1.0 / 3), .black)], size: size, scale: scale)
    let rows = (0..<pixels.height).filter { pixels[0, $0] == .black }
    #expect(rows.count == 1)
  }

  /// A transparent picture keeps straight alpha in its bitmap.
  @Test func transparentBackground() {
    let size = Size(width: 2, height: 1)
    let pixels = Fixture.pixels(
      [.fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(0xFF0000).opacity(0.5))], size: size,
      background: .clear)
    #expect(pixels[0, 0] == Color(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(pixels[1, 0].alpha == 0)
  }
}
