extension Sheet {
  /// Where the sheet is and how fast, without resistance.
  func travel(at time: Seconds) -> Travel {
    switch phase {
    case .hidden: Travel(position: 0, velocity: 0, limits: limits(below: .free))
    case .resting(let destination):
      Travel(position: position(of: destination), velocity: 0, limits: restLimits)
    case .presenting(let flight), .settling(let flight): travel(of: flight, at: time)
    case .dismissing(let dismissal): travel(of: dismissal.flight, at: time)
    case .dragging(let drag):
      Travel(
        position: wheelPlace(at: time)?.position ?? drag.position,
        velocity: 0 - handVelocity(at: time), limits: drag.limits)
    }
  }

  /// The sheet's top edge on screen, in points up from the container's bottom edge.
  func shownPosition(at time: Seconds) -> Double {
    switch phase {
    case .hidden: 0
    case .resting(let destination): position(of: destination)
    case .presenting(let flight), .settling(let flight): flight.shown(at: time)
    case .dismissing(let dismissal): dismissal.flight.shown(at: time)
    case .dragging(let drag):
      drag.limits.shown(wheel == nil ? drag.position : glidingPosition(drag, at: time))
    }
  }

  /// Its speed in pt/s, positive **downwards**, without resistance; while dragging the pointer's.
  func velocity(at time: Seconds) -> Double {
    phase.isDragging ? 0 + handVelocity(at: time) : 0 - travel(at: time).velocity
  }

  private func glidingPosition(_ drag: Drag, at time: Seconds) -> Double {
    wheelPlace(at: time)?.position ?? drag.position
  }

  /// The limits of a sheet that stands on a stop.
  var restLimits: TravelLimits { limits(below: .banded(refusal)) }

  /// The resistance below the smallest stop where dismissal is refused.
  var refusal: RubberBand {
    RubberBand(
      dimension: min(
        configuration.tuning.overdragBelowFraction * ladder.fullHeight,
        configuration.tuning.overdragBelow),
      coefficient: bandCoefficient)
  }

  /// The coefficient of every rubber band.
  var bandCoefficient: Double { configuration.tuning.rubberBandCoefficient }

  /// Limits for the stops as they are now.
  func limits(below: TravelLimits.Below) -> TravelLimits {
    limits(below: below, low: ladder.smallest.position, high: highestPosition)
  }

  /// Limits for the stops as they are now, for a sheet that goes on from where it is: between the
  /// stops of before it was shown 1:1, so it is now, even outside the new ones; what was shown with
  /// resistance still is. One that `rises` by itself above them all goes on so 1:1, up to the safe
  /// area, until it turns: its speed on screen does not change either.
  func limits(
    below: TravelLimits.Below, continuing travel: Travel, rises: Bool = false
  ) -> TravelLimits {
    let isPulledDown = travel.position < travel.limits.low && travel.limits.below != .free
    let floor = isPulledDown ? travel.limits.low : travel.shown
    let isPulledUp = travel.position > travel.limits.high
    let isRising = rises && travel.velocity > 0 && travel.shown > highestPosition
    let free = isRising ? container.height - container.safeArea.top : travel.shown
    let ceiling = isPulledUp ? travel.limits.high : max(free, travel.shown)
    return limits(
      below: below, low: min(ladder.smallest.position, floor),
      high: max(highestPosition, min(ceiling, container.height)))
  }

  private func limits(
    below: TravelLimits.Below, low: Double, high: Double
  ) -> TravelLimits {
    let room = container.height - container.safeArea.top - high
    return TravelLimits(
      low: low, high: high, below: below,
      above: RubberBand(
        dimension: room.clamped(to: 0...max(0, configuration.tuning.overdragAbove)),
        coefficient: bandCoefficient))
  }

  /// A flight as it is on screen now: while it fades it stands still.
  private func travel(of flight: Flight, at time: Seconds) -> Travel {
    guard let fade = flight.fadePosition else { return course(of: flight, at: time) }
    return Travel(position: fade, velocity: 0, limits: flight.limits)
  }

  /// A flight's own course; while it fades that is how far the fading has come.
  func course(of flight: Flight, at time: Seconds) -> Travel {
    let elapsed = time - flight.start
    return Travel(
      position: flight.motion.position(at: elapsed),
      velocity: flight.motion.velocity(at: elapsed), limits: flight.limits)
  }

  /// The speed in pt/s, positive **downwards**, of the pointer that the sheet follows; 0 while the
  /// content has it, and for wheels.
  func handVelocity(at time: Seconds) -> Double {
    guard press?.owner == .sheet else { return 0 }
    return tracker.velocity(
      at: time, window: configuration.tuning.velocityWindow,
      pause: configuration.tuning.velocityPause, maximum: configuration.tuning.maximumVelocity)
  }
}
