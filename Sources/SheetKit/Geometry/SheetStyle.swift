/// What a sheet is in its container (SPEC §12).
public enum SheetStyle: String, Hashable, Sendable {
  /// A sheet on the container's bottom edge.
  case sheet
  /// A centred card (regular width).
  case floatingCard
  /// A card with an arrow.
  case popover
  /// A cover of the whole container.
  case fullScreenCover
}
