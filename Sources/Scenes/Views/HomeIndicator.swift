import Canvas

/// The bar at the bottom of phones without a home button.
package enum HomeIndicator {
  private static let thickness = 5.0
  private static let bottomGap = 8.0
  /// From the screen's bottom edge to the bar's middle, in points.
  static let middle = bottomGap + thickness / 2

  /// Its mark, or none where the device has no bottom safe area.
  package static func marks(size: Size, safeBottom: Double, color: Color) -> [Mark] {
    guard safeBottom > 0 else { return [] }
    let width = size.width > size.height ? size.width * 0.32 : min(size.width * 0.36, 140)
    let frame = Rect(
      x: ((size.width - width) / 2).rounded(), y: size.height - bottomGap - thickness,
      width: width.rounded(), height: thickness)
    return [.roundedFill(frame, CornerRadii(thickness / 2), color)]
  }
}
