extension Sheet {
  /// The offset of a scrolling content at a time, in points ≥ 0; 0 for an unknown one.
  public func scrollOffset(of id: ContentID, at time: Seconds) -> Double {
    contents.index(of: id).map {
      scrollOffset(ofContentAt: $0, layoutHeight: layoutHeight(at: time), at: time)
    } ?? 0
  }

  /// The same for the content at an index, in a sheet that is laid out at a height.
  func scrollOffset(
    ofContentAt index: Int, layoutHeight: Double, at time: Seconds
  ) -> Double {
    guard let session = wheel, session.gesture.content == contents[index].metrics.id,
      let place = wheelPlace(at: time)
    else {
      return contents[index].shown(
        at: time, layoutHeight: layoutHeight, coefficient: bandCoefficient)
    }
    var content = contents[index]
    content.offset = .held(place.offset)
    return content.shown(at: time, layoutHeight: layoutHeight, coefficient: bandCoefficient)
  }

  /// The height the sheet is laid out at: below the smallest stop it slides at constant height.
  func layoutHeight(at time: Seconds) -> Double {
    layoutHeight(shown: shownPosition(at: time))
  }

  /// The same for a sheet whose top edge is on screen at a position in points up.
  func layoutHeight(shown: Double) -> Double {
    max(0, max(shown, ladder.smallest.position) - ladder.bottomGap)
  }

  /// Other contents, or other extents of known ones, which keep their offsets.
  mutating func setContents(_ metrics: [ContentMetrics], at time: Seconds) {
    commitWheel(at: time)
    contents = metrics.map { metrics in
      var content =
        contents.first { $0.metrics.id == metrics.id } ?? SheetContent(metrics: metrics)
      content.metrics = metrics
      return content
    }
    if ladder.style == .popover || configuration.sizing.followsContent {
      let travel = travel(at: time)
      resolveLadder()
      refit(from: travel, isAnimated: true, at: time)
    }
    refreshGestures()
  }

  /// Code scrolls the content under the pointer, or else the first one.
  mutating func scroll(to offset: Double, at time: Seconds) {
    guard offset.isFinite,
      let index = contents.index(of: press?.gesture?.content) ?? contents.indices.first
    else { return }
    let goal = offset.clamped(to: 0...contents[index].maximum(layoutHeight: plannedHeight))
    let isHeld = press?.gesture != nil && press?.gesture?.content == contents[index].metrics.id
    contents[index].offset = isHeld ? .held(goal) : .still(goal)
  }

  /// Page Up and Page Down: by the visible height, as smoothly as a wheel notch.
  mutating func scrollPage(_ pages: Double, at time: Seconds) {
    guard phase != .hidden, press?.hasLeftSlop != true, let index = contents.indices.first else {
      return
    }
    endWheel(at: time)
    let content = contents[index]
    let viewport = content.viewport(layoutHeight: plannedHeight)
    let from = scrollOffset(of: content.metrics.id, at: time)
    let goal = (from + pages * viewport)
      .clamped(to: 0...content.maximum(layoutHeight: plannedHeight))
    let glide = EaseMotion(from: from, to: goal, duration: wheelDuration, curve: .easeOut)
    contents[index].offset = .gliding(glide, start: time)
  }

  /// A press stops what moves. Then it is no tap: the content has it.
  mutating func stopMomentum(of id: ContentID, at time: Seconds) {
    guard let index = contents.index(of: id), contents[index].offset.isMoving(at: time) else {
      return
    }
    contents[index].offset = .held(unresistedOffset(of: index, at: time))
    press?.owner = .content(id)
  }

  /// The content decelerates from a velocity in pt/s that counts with the offset, stands, or
  /// bounces back.
  mutating func letGoOfContent(_ id: ContentID?, velocity: Double, at time: Seconds) {
    guard let index = contents.index(of: id), case .held = contents[index].offset else { return }
    let content = contents[index]
    let shown = content.shown(
      at: time, layoutHeight: layoutHeight(at: time), coefficient: bandCoefficient)
    let maximum = content.maximum(layoutHeight: layoutHeight(at: time))
    let motion = ScrollMotion(
      from: shown, velocity: velocity, maximum: maximum, bouncesAtTop: false,
      tuning: configuration.tuning)
    contents[index].offset =
      motion.settlingTime > 0
      ? .flying(motion, start: time, maximum: maximum) : .still(shown)
  }

  /// The offset without resistance that is on screen now.
  func unresistedOffset(of index: Int, at time: Seconds) -> Double {
    let content = contents[index]
    let height = layoutHeight(at: time)
    let shown = content.shown(at: time, layoutHeight: height, coefficient: bandCoefficient)
    let held = shown.clamped(to: 0...content.maximum(layoutHeight: height))
    let band = RubberBand(
      dimension: content.viewport(layoutHeight: height),
      coefficient: bandCoefficient)
    return held + band.overshoot(shown - held)
  }

  /// The layout height where the sheet stands or goes.
  private var plannedHeight: Double {
    let goal = position(of: phase.destination ?? standing)
    return max(0, max(goal, ladder.smallest.position) - ladder.bottomGap)
  }
}

extension PresentationSizing {
  /// Whether the card's height is its content's.
  var followsContent: Bool { self == .fitted || self == .sticky }
}
