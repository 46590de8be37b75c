/// Where a released sheet may go.
public struct SnapCandidate: Hashable, Sendable {
  /// The stop, or dismissal.
  public let destination: Destination
  /// The sheet's top there, in points **down** from the container's top.
  public let y: Double

  /// Makes a candidate.
  public init(_ destination: Destination, y: Double) {
    self.destination = destination
    self.y = y
  }
}

/// Which part of a policy decided.
public enum SnapRule: String, Hashable, Sendable {
  /// The candidate nearest the projected position.
  case projection
  /// A fast release steps on, because the projection stayed at the nearest candidate.
  case flick
  /// The candidate nearest the position.
  case nearest
  /// One stop on in the direction of the movement.
  case step
  /// Past a threshold of distance.
  case distance
  /// Past a threshold of speed.
  case velocity
  /// Straight to the outermost stop.
  case end
  /// Code wrote the selection during the drag; it wins at release (SPEC §11).
  case selection
}

/// How a release was decided, with everything that led to it. Positions are the sheet's top in
/// points **down** from the container's top; velocities are pt/s, positive **downwards**.
public struct SnapDecision: Hashable, Sendable {
  /// A candidate and how far it was from the position and from the projected one.
  public struct Weighed: Hashable, Sendable {
    /// The candidate.
    public let candidate: SnapCandidate
    /// Points between it and ``SnapDecision/y``, ≥ 0.
    public let distance: Double
    /// Points between it and ``SnapDecision/projected``, ≥ 0.
    public let projectedDistance: Double
  }

  /// The sheet's top without resistance at the release.
  public let y: Double
  /// The release velocity.
  public let velocity: Double
  /// Where the top would come to lie.
  public let projected: Double
  /// Every candidate, from the top down.
  public let candidates: [Weighed]
  /// The candidate nearest ``y``.
  public let nearest: Destination
  /// The candidate nearest ``projected``.
  public let landing: Destination
  /// What decided.
  public let rule: SnapRule
  /// The winner.
  public let target: Destination
  /// Where the sheet stood or went when the drag began; nil where that is not known.
  public internal(set) var start: Destination?

  /// Makes a decision and weighs the candidates.
  public init(
    y: Double, velocity: Double, projected: Double, candidates: [SnapCandidate],
    nearest: Destination, landing: Destination, rule: SnapRule, target: Destination
  ) {
    self.y = y
    self.velocity = velocity
    self.projected = projected
    self.candidates = candidates.map {
      Weighed(
        candidate: $0, distance: abs($0.y - y), projectedDistance: abs($0.y - projected))
    }
    self.nearest = nearest
    self.landing = landing
    self.rule = rule
    self.target = target
  }

  /// The same decision with another winner, by another rule.
  public func replacing(target: Destination, rule: SnapRule) -> SnapDecision {
    var replaced = SnapDecision(
      y: y, velocity: velocity, projected: projected, candidates: candidates.map(\.candidate),
      nearest: nearest, landing: landing, rule: rule, target: target)
    replaced.start = start
    return replaced
  }
}
