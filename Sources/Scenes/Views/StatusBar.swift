import Canvas

/// The phone's status bar: time, signal, wireless and battery, beside the notch or in a thin strip.
package enum StatusBar {
  /// The marks on a strip as high as the top safe area; none where there is no such area.
  package static func marks(width: Double, safeTop: Double, color: Color) -> [Mark] {
    guard safeTop >= 20 else { return [] }
    return safeTop >= 40
      ? besideNotch(width: width, safeTop: safeTop, color: color)
      : thinStrip(width: width, safeTop: safeTop, color: color)
  }

  private static func besideNotch(width: Double, safeTop: Double, color: Color) -> [Mark] {
    let centre = (safeTop / 2 + 2).rounded()
    let time = TextRun(
      "9:41", style: .headline, color: color, width: 74, lineLimit: 1, alignment: .center)
    return [.text(time, at: Point(x: 22, y: centre - 11))]
      + icons(right: width - 26, centre: centre, color: color, battery: 26)
  }

  private static func thinStrip(width: Double, safeTop: Double, color: Color) -> [Mark] {
    let style = TextStyle(size: 12, lineHeight: 16, weight: .semibold)
    let time = TextRun(
      "9:41", style: style, color: color, width: width, lineLimit: 1, alignment: .center)
    return [.text(time, at: Point(x: 0, y: (safeTop - 16) / 2))]
      + icons(
        right: width - (width >= 744 ? 16 : 6), centre: safeTop / 2, color: color, battery: 24)
  }

  private static func icons(
    right: Double, centre: Double, color: Color, battery: Double
  ) -> [Mark] {
    let names = [("battery", battery), ("wifi", 18), ("cellular-bars", 18)]
    var x = right
    return names.map { name, side in
      x -= side
      defer { x -= 5 }
      let frame = Rect(x: x, y: (centre - side / 2).rounded(), width: side, height: side)
      return .icon(IconMark(name, frame: frame, color: color))
    }
  }
}
