extension Sheet {
  /// Who has a pointer; nil for one that is not down. A press on a row is to be given up when this
  /// becomes the sheet or the content; a release while it is undecided is a tap.
  public func pointerOwner(_ id: PointerID) -> PointerOwner? {
    if let press, press.id == id { return press.owner }
    return otherPointers.contains(id) ? .ignored : nil
  }

  /// Only the primary button, or the first finger, drags.
  mutating func pointerDown(
    _ id: PointerID, _ position: PointerPosition, on region: SheetRegion, device: PointerDevice,
    button: Int, at time: Seconds
  ) {
    guard pointerOwner(id) == nil, position.isPlace else { return }
    guard press == nil, button == 1 else { return otherPointers.append(id) }
    if region != .background { endWheel(at: time) }
    let owner = owner(pressing: region, at: time)
    tracker.begin(at: time, position: position.y)
    press = Press(
      id: id, region: region, device: device, start: position, lastY: position.y, owner: owner,
      gesture: owner == .undecided ? gesture(on: region, at: time) : nil)
    if case .content(let content) = region, owner == .undecided {
      stopMomentum(of: content, at: time)
    }
  }

  mutating func pointerMove(_ id: PointerID, _ position: PointerPosition, at time: Seconds) {
    guard let press, press.id == id, position.isPlace else { return }
    tracker.move(at: time, position: position.y)
    trackPointer(press, position, at: time)
  }

  mutating func pointerUp(_ id: PointerID, _ position: PointerPosition, at time: Seconds) {
    guard let press, press.id == id else { return otherPointers.removeAll { $0 == id } }
    if position.isPlace {
      if position.y != tracker.newestPosition { tracker.move(at: time, position: position.y) }
      trackPointer(press, position, at: time)
    }
    let velocity = tracker.velocity(at: time, tuning: configuration.tuning)
    release(at: position, velocity: velocity, time)
    self.press = nil
  }

  /// A lost pointer lets go with velocity 0; nothing stays half-way.
  mutating func pointerCancel(_ id: PointerID, at time: Seconds) {
    guard let press, press.id == id else { return otherPointers.removeAll { $0 == id } }
    endPointerGesture(velocity: 0, at: time)
    self.press = nil
  }

  private mutating func trackPointer(
    _ press: Press, _ position: PointerPosition, at time: Seconds
  ) {
    guard press.gesture != nil else { return giveUpTap(press, position) }
    if press.hasLeftSlop { follow(position.y, at: time) } else { leaveSlop(press, position, time) }
  }

  /// A press beside the sheet that moves past the slop is no tap any more.
  private mutating func giveUpTap(_ press: Press, _ position: PointerPosition) {
    guard press.owner == .background else { return }
    let (dx, dy) = (position.x - press.start.x, position.y - press.start.y)
    let slop = press.device.slop(configuration.tuning)
    if dx * dx + dy * dy > slop * slop { self.press?.owner = .ignored }
  }

  private mutating func release(
    at position: PointerPosition, velocity: Double, _ time: Seconds
  ) {
    guard let press else { return }
    endPointerGesture(velocity: velocity, at: time)
    switch press.owner {
    case .background: tapBackground(at: position, time)
    case .undecided: if press.region == .grabber { tapGrabber(at: time) }
    case .ignored, .sheet, .content: break
    }
  }

  private func owner(pressing region: SheetRegion, at time: Seconds) -> PointerOwner {
    switch phase {
    case .hidden: return .ignored
    case .dismissing(let dismissal) where dismissal.origin == .code: return .ignored
    case .presenting, .resting, .dragging, .settling, .dismissing: break
    }
    switch region {
    case .control: return .ignored
    case .background: return isBackgroundInteractive(at: time) ? .ignored : .background
    case .grabber, .header: return isDraggable ? .undecided : .ignored
    case .content: return .undecided
    }
  }
}

extension PointerPosition {
  var isPlace: Bool { x.isPlace && y.isPlace }
}
