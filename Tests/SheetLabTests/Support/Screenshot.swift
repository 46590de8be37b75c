import Canvas
import Foundation
import Testing

/// The pixels of a private display at one moment.
///
/// Xvfb keeps them in a file in the format of `xwd`: a header of big-endian words (X11/XWDFile.h),
/// a colour table, then rows of blue, green, red and an unused byte.
struct Screenshot {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let start: Int
  private let stride: Int
  private var origin = (x: 0, y: 0)

  /// Nil where the file is not there yet, or is not whole.
  init?(framebuffer file: URL) {
    guard let data = try? Data(contentsOf: file), data.count > 100 else { return nil }
    let bytes = [UInt8](data)
    func word(_ index: Int) -> Int {
      bytes[(4 * index)..<(4 * index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height, stride) = (word(4), word(5), word(12))
    start = word(0) + 12 * word(19)
    guard width > 0, bytes.count >= start + height * stride else { return nil }
    self.bytes = bytes
  }

  /// The same, with positions that count from a pixel of it.
  func from(_ origin: (x: Int, y: Int)) -> Screenshot {
    var result = self
    result.origin = origin
    return result
  }

  /// The colour of a pixel; black outside.
  subscript(_ column: Int, _ row: Int) -> Color {
    let (x, y) = (column + origin.x, row + origin.y)
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .black }
    let place = start + y * stride + 4 * x
    return Color(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
  }

  /// Whether every pixel of an area has a colour, give or take a few steps.
  func shows(_ color: Color, in area: PixelArea, within tolerance: Int = 2) -> Bool {
    area.allSatisfy { self[$0, $1].isNear(color, within: tolerance) }
  }

  /// Whether any pixel of an area has a colour, give or take a few steps.
  func has(_ color: Color, in area: PixelArea, within tolerance: Int = 8) -> Bool {
    !area.allSatisfy { !self[$0, $1].isNear(color, within: tolerance) }
  }

  /// Whether an area is what it was on another screenshot, with so much of its light.
  func matches(
    _ other: Screenshot, in area: PixelArea, light: Double = 1, within tolerance: Int = 2
  ) -> Bool {
    area.allSatisfy { self[$0, $1].isNear(other[$0, $1].lit(light), within: tolerance) }
  }

  /// Writes it as a portable pixmap, which every viewer of pictures opens.
  func write(to file: URL) throws {
    var pixels = Data("P6\n\(width) \(height)\n255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        let color = self[x, y]
        pixels.append(contentsOf: [color.red, color.green, color.blue])
      }
    }
    try pixels.write(to: file)
  }
}

extension Screenshot: CustomTestStringConvertible {
  /// Short, for what a failed expectation prints.
  var testDescription: String { "a screenshot of \(width) × \(height)" }
}

/// A rectangle of whole pixels.
struct PixelArea {
  var x: Range<Int>
  var y: Range<Int>

  func allSatisfy(_ condition: (Int, Int) -> Bool) -> Bool {
    y.allSatisfy { y in x.allSatisfy { condition($0, y) } }
  }
}

extension Color {
  /// Whether no channel is further from another colour's than a few steps of 255.
  func isNear(_ other: Color, within tolerance: Int) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  /// The colour with a part of its light.
  func lit(_ light: Double) -> Color { Color.black.mixed(with: self, light) }
}
