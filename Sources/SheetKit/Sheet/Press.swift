/// The pointer that may drag the sheet or its content: the first one down.
struct Press: Hashable, Sendable {
  let id: PointerID
  let region: SheetRegion
  let device: PointerDevice
  /// Where it went down.
  let start: PointerPosition
  /// The y that the sheet or content has followed it to.
  var lastY: Double
  /// Who has it.
  var owner: PointerOwner
  /// What its movement may do; decided when it goes down; nil = nothing.
  var gesture: Gesture?
  /// Whether it has moved past the slop, and the sheet or content follows it.
  var hasLeftSlop = false
}

/// What a movement over the sheet may do, by pointer or wheel.
struct Gesture: Hashable, Sendable {
  /// The content under it, or nil over a header or the grabber.
  let content: ContentID?
  /// How its movement is divided.
  var handoff: Handoff
  /// What its events give as their reason.
  let reason: SheetEvent.Reason
}
