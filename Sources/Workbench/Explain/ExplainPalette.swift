import Canvas
import Scenes
import SheetKit

/// The colours of explanations in one appearance. Every ink has a contrast of at least 4.5:1 on
/// the surface that it stands on; what lies over the phone brings a halo or a surface of its own.
struct ExplainPalette {
  /// What a graph stands on.
  let surface: Color
  /// What labels over other things stand on, and the line around it.
  let labelSurface: Color
  let labelEdge: Color
  let ink: Color
  let secondaryInk: Color
  /// Lines that only divide.
  let hairline: Color
  /// The winner, as a line or as text.
  let tint: Color
  /// The winner's label, under ``onTint``.
  let tintSurface: Color
  let onTint: Color
  /// The finger: its path, its velocity.
  let finger: Color
  /// The second of two curves compared; the first has the tint.
  let second: Color
  /// Around thin lines, so that they show on anything.
  let halo: Color
  private let phases: [SheetPhase.Name: Color]
  /// Words on a phase's colour.
  let phaseInk: Color

  static func of(_ appearance: Appearance) -> ExplainPalette {
    appearance == .light ? light : dark
  }

  func color(of phase: SheetPhase.Name) -> Color { phases[phase] ?? .clear }

  private static let light = ExplainPalette(
    surface: .white, labelSurface: .white, labelEdge: Color.black.opacity(0.12),
    ink: Color(0x1C1C1E), secondaryInk: Color(0x5F5F66),
    hairline: Color(0xDCDCE1), tint: Color(0x0062E0), tintSurface: Color(0x0062E0), onTint: .white,
    finger: Color(0xB84A00), second: Color(0xB4005A), halo: Color.white.opacity(0.72),
    phases: [
      .presenting: Color(0xCDEBD5), .dragging: Color(0xFFDDB8), .settling: Color(0xC9E0FF),
      .resting: Color(0xE7E7EC), .dismissing: Color(0xF6D0D8),
    ], phaseInk: Color(0x36363A))

  private static let dark = ExplainPalette(
    surface: Color(0x1C1C1E), labelSurface: Color(0x2C2C2F), labelEdge: Color.white.opacity(0.22),
    ink: Color(0xF2F2F7), secondaryInk: Color(0xAEAEB6),
    hairline: Color(0x3A3A3E), tint: Color(0x57A8FF), tintSurface: Color(0x0A66D8),
    onTint: .white, finger: Color(0xFFA54A), second: Color(0xFF86BC),
    halo: Color.black.opacity(0.6),
    phases: [
      .presenting: Color(0x1F4B2D), .dragging: Color(0x5E3C14), .settling: Color(0x1A4274),
      .resting: Color(0x39393D), .dismissing: Color(0x5E2431),
    ], phaseInk: Color(0xE8E8ED))
}
