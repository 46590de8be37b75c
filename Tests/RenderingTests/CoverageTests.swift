import Canvas
import Testing

@testable import Rendering

/// Curved edges against a reference that samples every pixel 64 × 64 times.
@Suite struct CoverageTests {
  private static let samples = 64
  /// Of 255; the masks integrate over 16 lines a pixel.
  private static let tolerance = 4

  @Test(arguments: [1.0, 2.5, 5, 10, 12, 16.5, 22, 40])
  func cornerMask(radius: Double) {
    let mask = CornerMask(radius: radius)
    for y in 0..<mask.side {
      for x in 0..<mask.side {
        let expected = Self.coverage(x: x, y: y) { px, py in
          let dx = max(0, radius - px)
          let dy = max(0, radius - py)
          return dx * dx + dy * dy <= radius * radius
        }
        let difference = abs(Int(mask.coverage(x: x, y: y)) - expected)
        #expect(difference <= Self.tolerance, "radius \(radius) at (\(x), \(y))")
      }
    }
  }

  private static func coverage(x: Int, y: Int, _ contains: (Double, Double) -> Bool) -> Int {
    var hits = 0
    for sy in 0..<samples {
      for sx in 0..<samples {
        let px = Double(x) + (Double(sx) + 0.5) / Double(samples)
        let py = Double(y) + (Double(sy) + 0.5) / Double(samples)
        if contains(px, py) { hits += 1 }
      }
    }
    return Int((Double(hits) / Double(samples * samples) * 255).rounded())
  }

  /// A rounded layer over content, a rounded clip, and a rounded fill cut the same corners.
  @Test(arguments: [1.0, 1.5, 2.0])
  func layersClipsAndFillsAgree(scale: Double) {
    let size = Size(width: 60, height: 60)
    let frame = Rect(x: 7, y: 9, width: 40, height: 44)
    let corners = CornerRadii(12)
    let blue = Color(0x0055AA)
    let layer = Layer(
      id: .init("blue"), revision: 1, size: frame.size, isOpaque: true,
      marks: [.fill(Rect(size: frame.size), blue)])
    let fill = Fixture.pixels([.roundedFill(frame, corners, blue)], size: size, scale: scale)
    let clip = Fixture.pixels(
      [.clip(frame, corners, [.fill(frame, blue)])], size: size, scale: scale)
    let copy = Fixture.pixels(
      [.layer(layer, LayerPlacement(frame: frame, corners: corners))], size: size, scale: scale)
    #expect(clip.largestDifference(from: copy) == 0)
    #expect(fill.largestDifference(from: clip) <= 1)
  }

  /// The diameter is odd: the middle column belongs to two corners and is drawn once.
  @Test func smallCirclesAreSymmetric() {
    for diameter in 3...9 {
      let side = Double(diameter)
      let pixels = Fixture.pixels(
        [
          .roundedFill(
            Rect(x: 0, y: 0, width: side, height: side), CornerRadii(side / 2),
            Color.black.opacity(0.5))
        ],
        size: Size(width: side, height: side))
      for y in 0..<diameter {
        for x in 0..<diameter {
          #expect(pixels[x, y] == pixels[diameter - 1 - x, y])
          #expect(pixels[x, y] == pixels[x, diameter - 1 - y])
        }
      }
    }
  }

  /// Nothing under what throws it, half dark at its edge, fading outwards, the same on all sides.
  @Test func shadowFallsOffEvenly() {
    let size = Size(width: 120, height: 120)
    let pixels = Fixture.pixels(
      [
        .shadow(
          Rect(x: 40, y: 40, width: 40, height: 40), CornerRadii(4),
          Shadow(radius: 16, color: .black))
      ],
      size: size)
    #expect(pixels[60, 60] == .white)
    #expect(abs(Int(pixels[60, 39].red) - 128) < 12)
    for distance in 1..<24 {
      #expect(pixels[60, 39 - distance].red >= pixels[60, 40 - distance].red)
      #expect(pixels[60, 40 - distance] == pixels[59, 79 + distance])
      #expect(pixels[60, 40 - distance] == pixels[40 - distance, 60])
    }
    #expect(pixels[60, 8] == .white)
  }

  /// One that is moved away from under its rectangle is whole.
  @Test func aMovedShadowIsWhole() {
    let pixels = Fixture.pixels(
      [
        .shadow(
          Rect(x: 40, y: 40, width: 40, height: 40), CornerRadii(4),
          Shadow(radius: 16, color: .black, offset: Point(x: 0, y: 4)))
      ],
      size: Size(width: 120, height: 120))
    #expect(pixels[60, 64].red < 10)
  }

  /// A large shadow is made of the mask of a small one.
  @Test func largeShadowRepeatsItsMiddle() {
    let size = Size(width: 300, height: 120)
    let pixels = Fixture.pixels(
      [
        .shadow(
          Rect(x: 50, y: 40, width: 200, height: 40), CornerRadii(8),
          Shadow(radius: 12, color: .black))
      ],
      size: size)
    for x in 80..<220 { #expect(pixels[x, 36] == pixels[150, 36]) }
    for x in 0..<150 { #expect(pixels[x, 36] == pixels[299 - x, 36]) }
  }

  @Test func linesAreSmoothAndJoined() {
    let corner = [Point(x: 2, y: 10), Point(x: 10, y: 10), Point(x: 10, y: 18)]
    let pixels = Fixture.pixels(
      [.polyline(corner, width: 3, .black)], size: Size(width: 20, height: 20))
    #expect(pixels[6, 9] == .black)
    #expect(pixels[10, 10] == .black)
    #expect(pixels[6, 7] == .white)
    #expect(pixels[6, 8].red > 0 && pixels[6, 8].red < 255)
  }
}

extension Bitmap {
  /// The largest difference of a component of a pixel.
  func largestDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).map { a, b in
      [24, 16, 8, 0].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }
}
