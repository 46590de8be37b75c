import Canvas

/// Light or dark.
package enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

/// The system colours of one appearance, flattened onto its backgrounds.
///
/// Values are those of the Human Interface Guidelines' tables (Color, System colors; iOS 15–18).
package struct Theme: Hashable, Sendable {
  package let appearance: Appearance
  package let background: Color
  /// The background of what lies above another view: a sheet in the dark is lighter.
  package let elevatedBackground: Color
  package let label: Color
  package let secondaryLabel: Color
  package let tertiaryLabel: Color
  package let separator: Color
  package let gray5: Color
  package let gray3: Color
  /// A row under the mouse, and under a pressed button.
  package let hoveredRow: Color
  package let pressedRow: Color
  package let placeholder: Color
  package let tint: Color
  package let red: Color
  package let green: Color
  package let grabber: Color
  private var hasIncreasedContrast = false

  /// The same with the colours that iOS shows where Increase Contrast is on: darker greys and tints in
  /// the light, lighter ones in the dark (Human Interface Guidelines, Color).
  package var increasedContrast: Theme {
    let isLight = appearance == .light
    return Theme(
      appearance: appearance, background: background,
      elevatedBackground: isLight ? elevatedBackground : Color(0x242426), label: label,
      secondaryLabel: isLight ? Color(0x4A4A4E) : Color(0xC9C9CF),
      tertiaryLabel: isLight ? Color(0x7C7C80) : Color(0x98989F),
      separator: isLight ? Color(0x8E8E93) : Color(0x6E6E73),
      gray5: isLight ? Color(0xAEAEB2) : Color(0x6C6C70),
      gray3: isLight ? Color(0xAEAEB2) : Color(0x6C6C70),
      hoveredRow: isLight ? Color(0xEBEBF0) : Color(0x242426),
      pressedRow: isLight ? Color(0xD1D1D6) : Color(0x48484A), placeholder: placeholder,
      tint: isLight ? Color(0x0040DD) : Color(0x409CFF),
      red: isLight ? Color(0xD70015) : Color(0xFF6961),
      green: isLight ? Color(0x248A3D) : Color(0x30DB5B),
      grabber: isLight ? Color(0x7C7C80) : Color(0x98989F), hasIncreasedContrast: true)
  }

  package static func of(_ appearance: Appearance) -> Theme {
    appearance == .light ? light : dark
  }

  package static let light = Theme(
    appearance: .light, background: .white, elevatedBackground: .white, label: .black,
    secondaryLabel: Color(0x7C7C80), tertiaryLabel: Color(0xC4C4C6), separator: Color(0xD6D6D8),
    gray5: Color(0xE5E5EA), gray3: Color(0xC7C7CC), hoveredRow: Color(0xF6F6F9),
    pressedRow: Color(0xE5E5EA), placeholder: Color(0xEFEFF4), tint: Color(0x007AFF),
    red: Color(0xFF3B30), green: Color(0x34C759), grabber: Color(0xC5C5C7))

  package static let dark = Theme(
    appearance: .dark, background: .black, elevatedBackground: Color(0x1C1C1E), label: .white,
    secondaryLabel: Color(0x98989F), tertiaryLabel: Color(0x76767B), separator: Color(0x2F2F32),
    gray5: Color(0x3A3A3C), gray3: Color(0x48484A), hoveredRow: Color(0x141416),
    pressedRow: Color(0x2C2C2E), placeholder: Color(0x2F2F32), tint: Color(0x0A84FF),
    red: Color(0xFF453A), green: Color(0x30D158), grabber: Color(0x5A5A5F))
}

/// There are four, and nobody makes others: which one it is tells them apart.
extension Theme {
  package static func == (a: Theme, b: Theme) -> Bool {
    a.appearance == b.appearance && a.hasIncreasedContrast == b.hasIncreasedContrast
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(hasIncreasedContrast)
  }
}
