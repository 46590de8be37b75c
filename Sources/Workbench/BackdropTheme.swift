import Canvas
import Scenes

/// What the phone's screen stands on: a quiet colour, and a soft shadow under the screen.
struct BackdropTheme {
  let color: Color
  private let shadow: Shadow

  static func of(_ appearance: Appearance) -> BackdropTheme {
    switch appearance {
    case .light: BackdropTheme(color: Color(0xDADCE3), shadowOpacity: 0.22)
    case .dark: BackdropTheme(color: Color(0x2A2C33), shadowOpacity: 0.55)
    }
  }

  private init(color: Color, shadowOpacity: Double) {
    self.color = color
    shadow = Shadow(
      radius: 14, color: Color.black.opacity(shadowOpacity), offset: Point(x: 0, y: 4))
  }

  /// What lies under a screen with a corner radius in points.
  func marks(around screen: Rect, corner: Double) -> [Mark] {
    [.shadow(screen, CornerRadii(corner), shadow)]
  }
}
