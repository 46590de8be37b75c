import SheetKit

/// Colours as `#RRGGBB` or `#RRGGBBAA`.
enum HexColor {
  /// Nil where the text is no such colour.
  static func background(_ text: String) -> PresentationBackground? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isHexDigit && $0.isASCII }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(all >> shift & 0xFF) / 255 }
    return .color(
      red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  /// The colour as a file keeps it: each component from 0 to 1 as the nearest of 256.
  static func eightBits(red: Double, green: Double, blue: Double, opacity: Double)
    -> PresentationBackground
  {
    func rounded(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return .color(
      red: rounded(red), green: rounded(green), blue: rounded(blue), opacity: rounded(opacity))
  }

  /// Components from 0 to 1; the opacity is left out where it is 1.
  static func text(red: Double, green: Double, blue: Double, opacity: Double) -> String {
    "#" + [red, green, blue].map(hex).joined() + (opacity == 1 ? "" : hex(opacity))
  }

  private static func hex(_ component: Double) -> String {
    let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
