/// A colour in sRGB with straight (not premultiplied) alpha, eight bits a component.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`, opaque.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  package static let white = Color(0xFFFFFF)
  package static let black = Color(0x000000)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  package var isOpaque: Bool { alpha == 255 }

  /// The same colour with its alpha multiplied by `amount`, 0…1.
  package func opacity(_ amount: Double) -> Color {
    var result = self
    result.alpha = UInt8((Double(alpha) * min(max(amount, 0), 1)).rounded())
    return result
  }

  /// The straight mix of two colours: `amount` 0 gives this one, 1 the other.
  package func mixed(with other: Color, _ amount: Double) -> Color {
    let t = min(max(amount, 0), 1)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * t).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Its grey of the same luminance (Rec. 709 weights): a tint behind a dimmed sheet.
  package var desaturated: Color {
    let luminance = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    let grey = UInt8(luminance.rounded())
    return Color(red: grey, green: grey, blue: grey, alpha: alpha)
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, with `AA` appended where it is not opaque.
  package var description: String {
    func hex(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (isOpaque ? "" : hex(alpha))
  }
}
