import Canvas

/// The texts of panels: small, in few sizes, placed in the middle of a height.
struct PanelText {
  let measure: any TextMeasuring

  static let body = TextStyle(size: 12, lineHeight: 16)
  static let strong = TextStyle(size: 12, lineHeight: 16, weight: .semibold)
  static let small = TextStyle(size: 11, lineHeight: 14)
  static let number = TextStyle(size: 12, lineHeight: 16, weight: .medium)

  /// One line in a frame, cut with an ellipsis where it is too long.
  static func line(
    _ text: String, _ style: TextStyle = body, _ color: Color, in frame: Rect,
    _ alignment: TextRun.Alignment = .leading
  ) -> Mark {
    let run = TextRun(
      text, style: style, color: color, width: frame.width, lineLimit: 1, alignment: alignment)
    let y = frame.minY + ((frame.height - style.lineHeight) / 2).rounded()
    return .text(run, at: Point(x: frame.minX, y: y))
  }

  /// How wide a text is on one line.
  func width(of text: String, _ style: TextStyle = body) -> Double {
    measure.size(of: TextRun(text, style: style, color: .black)).width
  }
}
