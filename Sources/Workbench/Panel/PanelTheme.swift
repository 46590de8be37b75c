import Canvas
import Scenes

/// The colours of the workbench's panels in one appearance. Texts have a contrast of 4.5 : 1 at
/// least on what they stand on.
struct PanelTheme: Hashable, Sendable {
  let background: Color
  /// What a group of controls stands on.
  let card: Color
  /// A control at rest, under the mouse, and its chosen part.
  let control: Color
  let hovered: Color
  let chosen: Color
  let label: Color
  let secondaryLabel: Color
  /// Of what cannot be used now.
  let disabledLabel: Color
  let separator: Color
  let track: Color
  let tint: Color
  let onTint: Color
  let warning: Color
  let error: Color
  let shadow: Color

  static func of(_ appearance: Appearance) -> PanelTheme {
    appearance == .light ? light : dark
  }

  private static let light = PanelTheme(
    background: Color(0xF2F3F6), card: .white, control: Color(0xE9EAEE), hovered: Color(0xDEE0E6),
    chosen: .white, label: Color(0x1C1C1E), secondaryLabel: Color(0x5F6068),
    disabledLabel: Color(0xB4B6BD),
    separator: Color(0xD9DAE0), track: Color(0xD3D5DB), tint: Color(0x0067DB), onTint: .white,
    warning: Color(0x8F5100), error: Color(0xC5211A), shadow: Color.black.opacity(0.18))

  private static let dark = PanelTheme(
    background: Color(0x1D1E23), card: Color(0x27282E), control: Color(0x34363D),
    hovered: Color(0x41444C), chosen: Color(0x5A5D67), label: Color(0xF2F2F4),
    secondaryLabel: Color(0xA6A8B1),
    disabledLabel: Color(0x63656E), separator: Color(0x3A3C43), track: Color(0x4B4E57),
    tint: Color(0x4AA3FF), onTint: Color(0x06121F), warning: Color(0xFFB85C),
    error: Color(0xFF8A80), shadow: Color.black.opacity(0.5))
}
