import SheetKit

/// Who has the keyboard: where it came from when a sheet was presented, so that it can go back.
struct PhoneFocus: Sendable {
  /// Whether the last thing done was a press of a key: the ring then follows sheets that come and go.
  var usesKeys = false
  /// What presented the sheet at each level that is up, where a tap or key did.
  private(set) var openers: [PhoneHighlight.Place?] = []
  /// What was activated last, and when.
  private var activated: (place: PhoneHighlight.Place, time: Seconds)?

  mutating func noteActivation(_ place: PhoneHighlight.Place, at time: Seconds) {
    activated = (place, time)
    // Behind a sheet that leaves the list usable another row takes the first one's place.
    if openers.count == 1, place.level == nil { openers[0] = place }
  }

  /// A sheet came up on those that were.
  mutating func presented(at time: Seconds) {
    openers.append(activated?.time == time ? activated?.place : nil)
  }

  /// The uppermost sheet is gone; answers what had presented it.
  mutating func dismissed() -> PhoneHighlight.Place? { openers.popLast() ?? nil }
}
