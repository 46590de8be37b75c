extension Sheet {
  /// A wheel or touchpad over the sheet behaves as scrolling content does; a notch over the handle
  /// moves one stop (SPEC §14).
  mutating func turnWheel(_ input: WheelInput, on region: SheetRegion, at time: Seconds) {
    let isReady = isCalm && press?.hasLeftSlop != true
    guard isReady, region != .background, input.isVertical(configuration.tuning) else { return }
    if case .content = region {
    } else if !input.isPrecise {
      return stepByNotches(input.dy, at: time)
    }
    joinSession(input, on: region, at: time)
    commitWheel(at: time)
    guard let session = wheel else { return }
    if input.isPrecise {
      move(session.gesture, by: input.dy, at: time)
    } else {
      glide(by: input.dy * configuration.tuning.wheelNotch, at: time)
    }
  }

  /// Notches over the handle: down is to smaller stops. Parts of a notch count as one.
  private mutating func stepByNotches(_ dy: Double, at time: Seconds) {
    let count = Int(min(max(1, abs(dy).rounded()), 1000))
    step(dy > 0 ? -count : count, .wheel, at: time)
  }

  /// Goes on with the running session, or starts one over another region.
  private mutating func joinSession(
    _ input: WheelInput, on region: SheetRegion, at time: Seconds
  ) {
    let content = region.content
    if wheel?.gesture.content != content { endWheel(at: time) }
    if wheel == nil, isCalm {
      let start: SheetRegion = region == .control ? .header : region
      let gesture = gesture(
        on: start, reason: .scroll, pullsPastEnd: input.isPrecise, at: time)
      guard let gesture else { return }
      wheel = WheelSession(gesture: gesture, lastEvent: time, glide: nil)
      take(gesture, at: time)
    }
    wheel?.lastEvent = time
  }

  /// Smooths notches: what is not there yet of earlier ones, and `dy` points more. The sheet is
  /// taken at once where they will move it.
  private mutating func glide(by dy: Double, at time: Seconds) {
    guard let session = wheel else { return }
    let total = (session.glide?.total ?? 0) + dy
    wheel?.glide = WheelSession.Glide(total: total, start: time)
    let place = place(of: session.gesture, at: time)
    let goal = session.gesture.handoff.moved(place, by: total)
    if goal.position != place.position, !phase.isDragging {
      beginDrag(session.gesture, at: time)
    }
  }

  /// The sheet and content are where the notches have brought them; the rest is still to come.
  mutating func commitWheel(at time: Seconds) {
    guard let glide = wheel?.glide, let gesture = glidingGesture else { return }
    let done = glide.done(at: time, duration: wheelDuration)
    wheel?.glide = nil
    move(gesture, by: done, at: time)
    guard done != glide.total else { return }
    wheel?.glide = WheelSession.Glide(total: glide.total - done, start: time)
  }

  /// The session is over, and the sheet settles. Cut short, it leaves out what of its notches is not
  /// there yet, so that nothing jumps.
  mutating func endWheel(at time: Seconds) {
    guard wheel != nil else { return }
    if let glide = wheel?.glide, let gesture = glidingGesture {
      wheel?.glide = nil
      move(gesture, by: glide.done(at: time, duration: wheelDuration), at: time)
    }
    guard let session = wheel else { return }
    wheel = nil
    end(session.gesture, velocity: 0, at: time)
  }

  /// Where notches that are on their way have brought the sheet and content, or nil.
  func wheelPlace(at time: Seconds) -> Handoff.Place? {
    guard let glide = wheel?.glide, let gesture = glidingGesture else { return nil }
    let done = glide.done(at: time, duration: wheelDuration)
    return gesture.handoff.moved(place(of: gesture, at: time), by: done)
  }

  /// What notches on their way may do: a sheet that they have not taken stays as it is.
  private var glidingGesture: Gesture? {
    guard var gesture = wheel?.gesture else { return nil }
    if !phase.isDragging { gesture.handoff.mode = .contentOnly }
    return gesture
  }

  /// Over how many seconds a notch is smoothed.
  var wheelDuration: Seconds { max(0.001, configuration.tuning.wheelSmoothing) }
}

extension WheelInput {
  /// Whether it is finite and more down or up than sideways.
  func isVertical(_ tuning: SheetTuning) -> Bool {
    guard dx.isPlace, dy.isPlace, dy != 0 else { return false }
    return abs(dx) <= tuning.sidewaysRatio * abs(dy)
  }
}

extension SheetRegion {
  /// The content, where it is one.
  var content: ContentID? {
    if case .content(let id) = self { id } else { nil }
  }
}
