extension Sheet {
  /// Which motion a flight has.
  enum MotionKind {
    /// The configuration's, for code, keys and taps.
    case standard
    /// The policy's, after a release at a speed in pt/s.
    case release(speed: Double)
  }

  /// Sends the sheet to a stop from wherever it is, with the speed it has.
  mutating func settle(
    to destination: Destination, from travel: Travel, _ kind: MotionKind = .standard,
    at time: Seconds
  ) {
    let flight = flight(
      to: destination, from: travel.rebased(to: limits(settlingFrom: travel)), kind, at: time)
    if case .presenting = phase { phase = .presenting(flight) } else { phase = .settling(flight) }
  }

  /// Sends the sheet out from wherever it is, with the speed it has.
  mutating func leave(
    _ origin: Dismissal.Origin, from travel: Travel, _ kind: MotionKind = .standard,
    nextItem: String? = nil, at time: Seconds
  ) {
    var start = travel
    var fade = fadesInPlace ? travel.shown : nil
    if let flying = phase.flight, let position = flying.fadePosition {
      start = course(of: flying, at: time)
      fade = position
    }
    let flight = flight(
      to: .dismissed, from: start.rebased(to: limits(below: .free, continuing: start)), kind,
      fade: fade, at: time)
    let dismissal = Dismissal(flight: flight, origin: origin, nextItem: nextItem)
    phase = .dismissing(dismissal)
    if fade == nil, travel.shown <= 0 { finish(dismissal, at: time) }
  }

  /// Whether presenting and dismissing fade: popovers always do.
  var fadesInPlace: Bool { accessibility.fades || ladder.style == .popover }

  func flight(
    to destination: Destination, from travel: Travel, _ kind: MotionKind, fade: Double? = nil,
    at time: Seconds
  ) -> Flight {
    let target = position(of: destination)
    return Flight(
      motion: motion(kind, from: travel, to: target), start: time, destination: destination,
      limits: travel.limits, fadePosition: fade)
  }

  /// Below the smallest stop a sheet that may be dismissed moves 1:1, and so does one that comes from
  /// there; any other overshoots with resistance (SPEC §3, §6).
  private func limits(settlingFrom travel: Travel) -> TravelLimits {
    let isBelow = travel.position < ladder.smallest.position
    let isFree = isDismissAllowed || isBelow && travel.limits.below == .free
    return limits(below: isFree ? .free : .banded(refusal), continuing: travel, rises: true)
  }

  private func motion(_ kind: MotionKind, from travel: Travel, to target: Double) -> Motion {
    switch kind {
    case .standard: codeMotion(from: travel, to: target)
    case .release(let speed): releaseMotion(speed: speed, from: travel, to: target)
    }
  }

  private func codeMotion(from travel: Travel, to target: Double) -> Motion {
    switch configuration.motion {
    case .automatic:
      spring(configuration.tuning.response, configuration.tuning.dampingRatio, travel, target)
    case .spring(let response, let ratio): spring(response, ratio, travel, target)
    case .easeInOut(let duration):
      .ease(
        EaseMotion(from: travel.position, to: target, duration: max(0.001, duration)))
    }
  }

  private func releaseMotion(
    speed: Double, from travel: Travel, to target: Double
  ) -> Motion {
    let tuning = configuration.tuning
    switch configuration.policy.motion {
    case .standard:
      let ratio =
        abs(speed) >= tuning.flickVelocity ? tuning.flickDampingRatio : tuning.dampingRatio
      return spring(tuning.response, ratio, travel, target)
    case .spring(let response, let ratio, let usesVelocity):
      var travel = travel
      if !usesVelocity { travel.velocity = 0 }
      return spring(response, ratio, travel, target)
    case .curve(let curve, let duration):
      return .ease(
        EaseMotion(
          from: travel.position, to: target, duration: max(0.001, duration), curve: curve))
    }
  }

  /// A spring inside what makes sense; Reduce Motion never bounces.
  private func spring(
    _ response: Seconds, _ ratio: Double, _ travel: Travel, _ target: Double
  ) -> Motion {
    let tuning = configuration.tuning
    let least = accessibility.reducesMotion ? 1 : 0.05
    return .spring(
      SpringMotion(
        Spring(response: max(0.01, response), dampingRatio: max(least, ratio)),
        from: travel.position, to: target, velocity: travel.velocity,
        settleDistance: max(0.001, tuning.settleDistance),
        settleSpeed: max(0.01, tuning.settleSpeed)))
  }
}
