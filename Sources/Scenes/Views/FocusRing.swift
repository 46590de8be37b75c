import Canvas

/// The ring around what the keyboard will act on.
enum FocusRing {
  static func mark(around frame: Rect, corner: Double = 10, _ context: PageContext) -> Mark {
    .stroke(frame, CornerRadii(corner), width: 3, context.theme.tint.opacity(0.75))
  }
}
