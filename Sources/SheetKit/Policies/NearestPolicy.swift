extension SnapPolicy {
  /// The candidate nearest the position, whatever the velocity.
  public static let nearest = SnapPolicy(name: "nearest") { situation, _ in
    let nearest = situation.nearestIndex(to: situation.y)
    return situation.decision(
      projected: situation.y, nearest: nearest, landing: nearest, rule: .nearest, target: nearest)
  }
}
