import Canvas

/// A short text on a small surface of its own, so that it can be read over anything.
struct ExplainLabel {
  static let style = TextStyle(size: 11, lineHeight: 14, weight: .medium)
  static let height = 18.0
  private static let padding = 6.0

  let string: String
  let ink: Color
  let surface: Color
  let edge: Color
  let width: Double

  /// `edge` is the line around it.
  init(
    _ string: String, ink: Color, surface: Color, edge: Color = .clear, text: any TextMeasuring
  ) {
    self.string = string
    self.ink = ink
    self.surface = surface
    self.edge = edge
    let run = TextRun(string, style: Self.style, color: ink, lineLimit: 1)
    width = text.size(of: run).width.rounded(.up) + 2 * Self.padding
  }

  /// The frame with its left, middle or right at a point, half-way up, inside `bounds`.
  func frame(at point: Point, _ side: TextRun.Alignment, within bounds: Rect) -> Rect {
    let x =
      switch side {
      case .leading: point.x
      case .center: point.x - width / 2
      case .trailing: point.x - width
      }
    func held(_ value: Double, _ low: Double, _ high: Double) -> Double {
      min(max(value.rounded(), low), max(low, high))
    }
    return Rect(
      x: held(x, bounds.minX, bounds.maxX - width),
      y: held(point.y - Self.height / 2, bounds.minY, bounds.maxY - Self.height), width: width,
      height: Self.height)
  }

  func marks(in frame: Rect) -> [Mark] {
    let corners = CornerRadii(Self.height / 2)
    let outline: [Mark] = edge == .clear ? [] : [.stroke(frame, corners, width: 1, edge)]
    return [
      .shadow(
        frame, corners,
        Shadow(radius: 3, color: Color.black.opacity(0.22), offset: Point(x: 0, y: 1))),
      .roundedFill(frame, corners, surface),
    ] + outline + [
      .text(
        TextRun(string, style: Self.style, color: ink, lineLimit: 1),
        at: Point(x: frame.minX + Self.padding, y: frame.minY + 2))
    ]
  }
}
