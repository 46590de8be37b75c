/// Divides a finger's movement on scrolling content between the sheet and the content (SPEC §8).
/// Not one point is lost or doubled: what the one does not take, the other gets.
///
/// Movements are points, positive **downwards**; positions points **up** from the container's
/// bottom edge; offsets points from the content's top.
struct Handoff: Hashable, Sendable {
  /// What the gesture may do; decided once, at its start.
  enum Mode: Hashable, Sendable {
    /// The content scrolls, the sheet stays.
    case contentOnly
    /// The sheet grows to its largest stop first.
    case resizes
    /// The sheet grows only back to where the gesture found it.
    case scrolls
    /// A header, the grabber, or content that cannot scroll: the sheet takes everything.
    case sheetOnly
  }

  /// The position and offset that a movement changes.
  struct Place: Hashable {
    var position: Double
    var offset: Double
  }

  /// What the gesture may do.
  var mode: Mode
  /// Up to where the sheet grows before the content scrolls.
  var ceiling: Double
  /// The largest offset of the content with the sheet at its ceiling.
  var end: Double
  /// Whether the content may be pulled past its end.
  let pullsPastEnd: Bool

  /// The place after a movement of `dy`.
  func moved(_ place: Place, by dy: Double) -> Place {
    switch mode {
    case .sheetOnly: Place(position: place.position - dy, offset: place.offset)
    case .contentOnly: Place(position: place.position, offset: scrolled(place.offset, by: -dy))
    case .resizes, .scrolls: dy > 0 ? lowered(place, by: dy) : raised(place, by: -dy)
    }
  }

  /// Down: the content returns to its top, then the sheet goes down.
  private func lowered(_ place: Place, by amount: Double) -> Place {
    let scrolled = min(max(0, place.offset), amount)
    return Place(
      position: place.position - (amount - scrolled), offset: place.offset - scrolled)
  }

  /// Up: the sheet grows to its ceiling, then the content scrolls; one that cannot gives the rest
  /// to the sheet.
  private func raised(_ place: Place, by amount: Double) -> Place {
    guard canScroll(place) else {
      return Place(position: place.position + amount, offset: place.offset)
    }
    let grown = min(max(0, ceiling - place.position), amount)
    return Place(
      position: place.position + grown, offset: scrolled(place.offset, by: amount - grown))
  }

  private func canScroll(_ place: Place) -> Bool { end > 0 || place.offset > 0 }

  private func scrolled(_ offset: Double, by amount: Double) -> Double {
    guard amount > 0 else { return max(0, offset + amount) }
    return pullsPastEnd ? offset + amount : max(offset, min(offset + amount, end))
  }
}
