import SheetKit

extension SnapReason {
  // MARK: Projection and flick

  var projection: String {
    if policy.name == "floatingPanel", decision.target != decision.landing { return redirected }
    guard decision.projected != decision.y else { return withoutProjection }
    switch decision.target {
    case .dismissed:
      return "\(projected) is nearer to the bottom edge than to any stop, so it is dismissed"
    case .stop, .keyboard:
      return "\(projected) is nearest to \(target)" + tie(at: decision.projected)
    }
  }

  private var withoutProjection: String {
    guard decision.velocity != 0, let threshold = projectionThreshold,
      abs(decision.velocity) < threshold
    else { return nearestWins }
    return "too slow to count (below \(Wording.speed(threshold))), so \(nearestWins)"
  }

  /// FloatingPanel goes on from a part of the way between two stops that need not be half.
  private var redirected: String {
    let percent = Wording.number((parameter("redirectionalProgress") ?? 0.5) * 100) + " %"
    let landing = DetentTitle.of(decision.landing)
    guard let isOnward else {
      return "\(percent) of the way between \(landing) and \(target) decides: "
        + arriving(at: decision.target)
    }
    return isOnward
      ? "\(projected) is past \(percent) of the way, so it goes on \(arriving(at: decision.target))"
      : "\(projected) is not past \(percent) of the way to \(landing), so it goes back "
        + arriving(at: decision.target)
  }

  /// Whether the winner lies ahead in the direction of the movement; nil where that is unknown.
  private var isOnward: Bool? {
    guard let winner = y(of: decision.target) else { return nil }
    if decision.velocity != 0 { return (winner > decision.projected) == (decision.velocity > 0) }
    return start.map { $0.y == decision.y ? false : (winner > $0.y) == (decision.y > $0.y) }
  }

  var flick: String {
    let near = DetentTitle.of(decision.landing)
    guard decision.target != decision.landing else {
      if decision.target == .dismissed { return nearestWins }
      return "a flick of \(flickSpeed) would step one further, but \(near) is the last stop"
    }
    guard decision.target != .dismissed else {
      return "a flick of \(flickSpeed) steps one further, from \(near) off screen: it is dismissed"
    }
    return "\(projected) stays nearest to \(near), but a flick of \(flickSpeed) steps one further, "
      + "from \(near) to \(target)"
  }

  private var flickSpeed: String { Wording.speed(decision.velocity, against: flickVelocity) }

  // MARK: Nearest

  var nearest: String {
    switch policy.name {
    case "nearest": "only the place counts, so \(nearestWins)"
    case "vaul": nearestByVaul
    case "flutter": nearestByFlutter
    case "material": nearestByMaterial
    default: nearestWins
    }
  }

  private var nearestByVaul: String {
    guard let threshold = parameter("velocityThreshold") else { return nearestWins }
    guard abs(decision.velocity) > threshold else {
      return "not faster than \(Wording.speed(threshold)), so \(nearestWins)"
    }
    let percent = Wording.number((parameter("longDrag") ?? 0) * 100)
    return "after a drag of \(percent) % of the screen speed does not count, so \(nearestWins)"
  }

  private var nearestByFlutter: String {
    guard let least = parameter("minimumFlingVelocity"),
      let tolerance = parameter("velocityTolerance")
    else { return nearestWins }
    let threshold = max(least, tolerance)
    guard abs(decision.velocity) > threshold else {
      return "too slow for a fling (up to \(Wording.speed(threshold))), so \(nearestWins)"
    }
    return "at or below the smallest stop no fling counts: it stays at \(target)"
  }

  private var nearestByMaterial: String {
    guard let stop = y(of: decision.target), let first = decision.candidates.first?.candidate.y,
      let last = decision.candidates.last?.candidate.y
    else { return nearestWins }
    let isUnmoved = min(max(decision.y, first), last) == stop
    return isUnmoved ? "it has not left \(target), whatever the speed" : nearestWins
  }

  // MARK: Step

  var step: String {
    switch policy.name {
    case "floatingPanel":
      "\(projected) would reach \(DetentTitle.of(decision.landing)), but this rule goes at most "
        + "one stop on from where it was let go: \(arriving(at: decision.target))"
    case "parametric": stepByParameters
    case "vaul": stepByVaul
    case "flutter": stepByFlutter
    default: "one stop \(direction), \(arriving(at: decision.target))"
    }
  }

  private var stepByParameters: String {
    let most = Int(min(max(parameter("mostSteps") ?? 1, 0), 1000))
    let wish =
      decision.landing == decision.target
      ? "a flick of \(flickSpeed) would step on"
      : "\(projected) is nearest to \(DetentTitle.of(decision.landing))"
    if most == 0 { return "\(wish), but this rule returns to where the drag began, \(target)" }
    return "\(wish), but at most \(most == 1 ? "one stop" : "\(most) stops") from where the drag "
      + "began: \(arriving(at: decision.target))"
  }

  private var stepByVaul: String {
    let threshold = Wording.speed(parameter("velocityThreshold") ?? 0)
    if start?.destination == decision.target {
      return "faster than \(threshold), but there is no stop further \(direction) than \(target)"
    }
    let origin = start.map { DetentTitle.of($0.destination) } ?? "where the drag began"
    let bound = start == nil && isOutermost ? ", if there is one" : ""
    return "faster than \(threshold), so one stop \(direction) from \(origin)\(bound), "
      + arriving(at: decision.target)
  }

  private var stepByFlutter: String {
    guard let stop = y(of: decision.target), stop != decision.y,
      (stop < decision.y) == (decision.velocity < 0)
    else { return "a fling \(direction) ends at the last stop, \(target)" }
    return
      "a fling of \(speed) goes to the next stop \(direction), \(winner)"
  }

  // MARK: Thresholds

  var distance: String {
    switch policy.name {
    case "material": distanceByMaterial
    case "vaul": distanceByVaul
    default: "the distance decides: \(arriving(at: decision.target))"
    }
  }

  private var distanceByMaterial: String {
    let threshold = Wording.number(parameter("positionalThreshold") ?? 0) + " pt"
    guard let start else {
      return "too slow to count, so distance decides: past \(threshold) from its stop it goes on, "
        + "here \(arriving(at: decision.target))"
    }
    let origin = DetentTitle.of(start.destination)
    let moved = Wording.number(abs(decision.y - start.y)) + " pt"
    return decision.target == start.destination
      ? "\(moved) from \(origin) is short of the \(threshold) that count, so it returns"
      : "\(moved) from \(origin) is past the \(threshold) that count, so it goes on "
        + arriving(at: decision.target)
  }

  private var distanceByVaul: String {
    guard let stop = decision.candidates.first?.candidate, let close = parameter("closeThreshold")
    else { return "the distance decides: \(arriving(at: decision.target))" }
    let name = DetentTitle.of(stop.destination)
    guard decision.y > stop.y else { return "not below \(name), so it returns" }
    let lowered = "\(Wording.number(decision.y - stop.y)) pt below \(name)"
    let quarter = "\(Wording.number(close * 100)) % of its height"
    return decision.target == .dismissed
      ? "\(lowered) is at least \(quarter), so it is dismissed"
      : "\(lowered) is less than \(quarter), so it returns"
  }

  var velocity: String {
    let threshold = parameter("velocityThreshold").map { " (from \(Wording.speed($0)))" } ?? ""
    if policy.name == "vaul" {
      let limit = Wording.speed(parameter("velocityThreshold") ?? 0)
      return decision.target == .dismissed
        ? "faster than \(limit) down, so it is dismissed"
        : "faster than \(limit) up, so it returns to \(target)"
    }
    return "fast enough\(threshold) to go on to the next stop \(direction), \(winner)"
  }

  var end: String {
    let limit = parameter("skipVelocity").map { "faster than \(Wording.speed($0)), so " } ?? ""
    guard decision.target != .dismissed else { return limit + "all the way down: it is dismissed" }
    let edge = decision.velocity < 0 ? "top" : "lowest"
    return limit + "straight to the \(edge) stop, \(target)"
  }
}
