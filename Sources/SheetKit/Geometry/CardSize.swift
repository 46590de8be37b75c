/// The size of a card in regular width, and of a popover (SPEC §12), in points.
struct CardSize {
  let width: Double
  let height: Double

  /// A form sheet's size by the container's longest side.
  static func form(longestSide: Double) -> CardSize {
    if longestSide >= 1590 { return CardSize(width: 620, height: 680) }
    if longestSide <= 1024 { return CardSize(width: 540, height: 600) }
    return CardSize(width: 580, height: 640)
  }

  /// A popover of unknown content (ours; UIKit's default popover is 320 pt wide).
  static let popover = CardSize(width: 320, height: 320)

  private init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(
    _ configuration: SheetConfiguration, in container: Container, style: SheetStyle,
    contentHeight: Double?
  ) {
    let room = CardSize(
      width: container.width,
      height: max(0, container.height - container.safeArea.top - container.safeArea.bottom))
    let form = Self.form(longestSide: max(container.width, container.height))
    let wanted =
      style == .popover
      ? CardSize(width: Self.popover.width, height: contentHeight ?? Self.popover.height)
      : Self.wanted(configuration, form: form, room: room, contentHeight: contentHeight)
    width = min(wanted.width, room.width)
    height = min(wanted.height, room.height)
  }

  private static func wanted(
    _ configuration: SheetConfiguration, form: CardSize, room: CardSize, contentHeight: Double?
  ) -> CardSize {
    switch configuration.sizing {
    case .automatic, .form: form
    case .page: CardSize(width: configuration.tuning.readableWidth, height: room.height)
    case .fitted, .sticky: CardSize(width: form.width, height: contentHeight ?? form.height)
    }
  }
}
