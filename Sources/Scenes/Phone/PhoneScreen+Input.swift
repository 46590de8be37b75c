import Canvas
import SheetKit

extension PhoneScreen {
  /// Takes what a person does, in points of the screen, and returns what the sheets did.
  package mutating func handle(_ event: InputEvent, at time: Seconds) -> [PhoneEvent] {
    var events = advance(to: time)
    switch event {
    case .pointerDown(let pointer, let button):
      events += pointerDown(pointer, button: button, at: time)
    case .pointerMove(let pointer): events += pointerMove(pointer, at: time)
    case .pointerUp(let pointer, let button):
      events += pointerUp(pointer, button: button, at: time)
    case .pointerCancel(let id): events += pointerCancel(id, at: time)
    case .hover(let point): hover(point, at: time)
    case .wheel(let wheel): events += self.wheel(wheel, at: time)
    case .key(let key, let modifiers): events += self.key(key, modifiers, at: time)
    case .focusLost:
      for id in presses.keys.sorted() { events += pointerCancel(id, at: time) }
      highlight.hovered = nil
    case .text(let text): events += type(text, at: time)
    case .drop: break
    }
    return follow(events, at: time)
  }

  // MARK: Pointers

  /// Fingers that are down at once; further ones are not heard.
  private static let mostPresses = 64

  private mutating func pointerDown(
    _ pointer: Pointer, button: Int, at time: Seconds
  ) -> [PhoneEvent] {
    guard presses[pointer.id] == nil, presses.count < Self.mostPresses else { return [] }
    if joinsPan(pointer, button: button, at: time) {
      presses[pointer.id] = .background(element: nil)
      return []
    }
    guard button == 1, presses.values.allSatisfy({ $0 == .ignored }) else {
      if button == 1 { presses[pointer.id] = .ignored }
      return []
    }
    highlight.focused = nil
    focus.usesKeys = false
    let screen = Rect(size: size)
    if keyboard.covers(pointer.position, on: screen, at: time) {
      presses[pointer.id] = .ignored
      return pressKeyboard(at: pointer.position, on: screen, time: time)
    }
    if pressIndicator(pointer, at: time) { return [] }
    switch hit(pointer.position, at: time) {
    case .background(isBlocked: false, let element):
      let stopsMotion = !pressBackground(pointer, at: time)
      let tapped = stopsMotion ? nil : element
      presses[pointer.id] = .background(element: tapped)
      highlight.pressed = tapped.map { PhoneHighlight.Place(level: nil, element: $0) }
      return []
    case .background(isBlocked: true, _):
      return press(pointer, on: .background, level: sheets.sheets.count - 1, element: nil, at: time)
    case .sheet(let level, let region, let element):
      return press(pointer, on: region, level: level, element: element, at: time)
    }
  }

  private mutating func pressKeyboard(
    at point: Point, on screen: Rect, time: Seconds
  ) -> [PhoneEvent] {
    let action = keyboard.action(
      at: point, on: screen, safeBottom: container.safeArea.bottom, time: time)
    switch action {
    case .type(let text)?: return scene.type(text).flatMap { perform($0, at: time) }
    case .press(let key)?:
      return (scene.press(key, []) ?? []).flatMap { perform($0, at: time) }
    case nil: return []
    }
  }

  private mutating func press(
    _ pointer: Pointer, on region: SheetRegion, level: Int, element: ElementID?, at time: Seconds
  ) -> [PhoneEvent] {
    presses[pointer.id] = .sheet(level: level, element: element)
    highlight.pressed = element.map { PhoneHighlight.Place(level: level, element: $0) }
    return sheets.handle(
      .pointerDown(
        PointerID(pointer.id), pointer.position.sheetPosition, on: region,
        device: pointer.device.sheetDevice), at: time, level: level)
  }

  private mutating func pointerMove(_ pointer: Pointer, at time: Seconds) -> [PhoneEvent] {
    switch presses[pointer.id] {
    case .sheet(let level, _):
      let events = sheets.handle(
        .pointerMove(PointerID(pointer.id), pointer.position.sheetPosition), at: time,
        level: level)
      if owner(of: pointer.id, level: level) != .undecided { becomeDrag() }
      return events
    case .background:
      moveOnBackground(pointer, at: time)
      return []
    case .indicator(let level, let grip):
      return dragIndicator(to: pointer.position.y, level: level, grip: grip, at: time)
    case .ignored, nil: return []
    }
  }

  /// A press that has become a drag presses nothing any more, and the pointer promises no click.
  mutating func becomeDrag() {
    highlight.pressed = nil
    pointerShape = .arrow
  }

  private mutating func pointerUp(
    _ pointer: Pointer, button: Int, at time: Seconds
  ) -> [PhoneEvent] {
    guard button == 1, let press = presses.removeValue(forKey: pointer.id) else { return [] }
    defer { highlight.pressed = nil }
    switch press {
    case .sheet(let level, let element):
      let isTap = owner(of: pointer.id, level: level) == .undecided
      let events = sheets.handle(
        .pointerUp(PointerID(pointer.id), pointer.position.sheetPosition), at: time, level: level)
      guard isTap, let element, highlight.pressed != nil else { return events }
      return events + activate(element, level: level, at: time)
    case .background(let element):
      let isTap = releaseBackground(pointer, at: time)
      guard isTap else { return [] }
      taps += 1
      return element.map { activate($0, level: nil, at: time) } ?? []
    case .indicator(let level, let grip):
      let events = dragIndicator(to: pointer.position.y, level: level, grip: grip, at: time)
      _ = hoverIndicator(pointer.device == .mouse ? pointer.position : nil, at: time)
      return events
    case .ignored: return []
    }
  }

  private mutating func pointerCancel(_ id: Pointer.ID, at time: Seconds) -> [PhoneEvent] {
    highlight.pressed = nil
    switch presses.removeValue(forKey: id) {
    case .sheet(let level, _):
      return sheets.handle(.pointerCancel(PointerID(id)), at: time, level: level)
    case .background:
      if !take(.cancel(id), at: time) { backgroundScroll.cancel(at: time) }
      return []
    case .indicator:
      indicators.activate(nil, at: time)
      return []
    case .ignored, nil: return []
    }
  }

  private func owner(of id: Pointer.ID, level: Int) -> PointerOwner? {
    guard sheets.sheets.indices.contains(level) else { return nil }
    return sheets.sheets[level].pointerOwner(PointerID(id))
  }

  private mutating func hover(_ point: Point?, at time: Seconds) {
    pointerShape = .arrow
    highlight.grabber = nil
    guard !hoverIndicator(point, at: time), let point else {
      highlight.hovered = nil
      return
    }
    switch hit(point, at: time) {
    case .sheet(let level, let region, let element):
      if region == .grabber { highlight.grabber = level }
      pointerShape = shape(over: element, region: region, level: level)
      highlight.hovered = element.map { PhoneHighlight.Place(level: level, element: $0) }
    case .background(_, let element):
      pointerShape = element == nil ? .arrow : .hand
      highlight.hovered = element.map { PhoneHighlight.Place(level: nil, element: $0) }
    }
  }

  private func shape(over element: ElementID?, region: SheetRegion, level: Int) -> PointerShape {
    if let element { return element.name == "field" ? .text : .hand }
    let isDraggable = sheets.sheets[level].configuration.isDraggable
    switch region {
    case .grabber, .header: return isDraggable ? .resizeVertical : .arrow
    case .content, .control, .background: return .arrow
    }
  }
}

extension Point {
  fileprivate var sheetPosition: PointerPosition { PointerPosition(x: x, y: y) }
}

extension Pointer.Device {
  var sheetDevice: PointerDevice { self == .mouse ? .mouse : .touch }
}
