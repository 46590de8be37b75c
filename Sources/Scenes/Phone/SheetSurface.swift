import Canvas
import SheetKit

/// What a sheet is made of: a colour that its page fills itself with, or something behind the page.
enum SheetSurface: Hashable, Sendable {
  case color(Color)
  /// A blur of what lies behind, with an opaque colour over it at some opacity.
  case material(Material, over: Color, opacity: Double)
  case image(path: String, placeholder: Color)

  /// - Parameter glass: 1 for glass, 0 for opaque, of the automatic background (profile iOS 26).
  init(_ background: PresentationBackground, glass: Double, theme: Theme) {
    switch background {
    case .automatic where glass > 0:
      self = .material(
        theme.material(.thin), over: theme.elevatedBackground, opacity: 1 - glass)
    case .automatic: self = .color(theme.elevatedBackground)
    case .color(let red, let green, let blue, let opacity):
      self = .color(Color(red, green, blue, opacity))
    case .material(let material):
      self = .material(theme.material(material), over: .clear, opacity: 0)
    case .image(let path): self = .image(path: path, placeholder: theme.placeholder)
    }
  }

  /// The colour that a page fills itself with: clear unless the surface is one opaque colour.
  var pageColor: Color {
    if case .color(let color) = self, color.isOpaque { color } else { .clear }
  }

  /// Whether what lies behind the sheet shows through it.
  var isTranslucent: Bool {
    switch self {
    case .color(let color): !color.isOpaque
    case .material: true
    case .image: false
    }
  }

  /// What stands behind the page.
  func marks(in frame: Rect) -> [Mark] {
    switch self {
    case .color(let color): color.isOpaque ? [] : [.fill(frame, color)]
    case .material(let material, let color, let opacity):
      [.material(frame, .none, material)]
        + (opacity > 0 ? [.fill(frame, color.opacity(opacity))] : [])
    case .image(let path, let placeholder):
      [.image(ImageMark(path: path, frame: frame, placeholder: placeholder))]
    }
  }
}

extension Color {
  /// Components 0…1; what is outside counts as the nearest.
  fileprivate init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}

extension Theme {
  /// The blur and tint of a material. Apple publishes no numbers; these are ours, set by eye so that
  /// each step lets visibly less through (C).
  func material(_ material: PresentationMaterial) -> Material {
    let base = appearance == .light ? Color(0xF9F9F9) : Color(0x252528)
    let opacity =
      switch material {
      case .ultraThin: 0.45
      case .thin: 0.6
      case .regular: 0.72
      case .thick: 0.82
      case .ultraThick: 0.9
      }
    return Material(blurRadius: 24, tint: base.opacity(opacity))
  }
}
