/// Makes a failing life shorter as long as it fails in some way.
enum FuzzShrinker {
  static func shrink(_ life: FuzzCase) -> FuzzCase {
    var best = life
    var size = max(1, best.steps.count / 2)
    while size >= 1 {
      best = pass(best, removing: size)
      size = size == 1 ? 0 : size / 2
    }
    return best
  }

  private static func pass(_ life: FuzzCase, removing size: Int) -> FuzzCase {
    var best = life
    var index = 0
    while index < best.steps.count {
      var shorter = best
      shorter.steps.removeSubrange(index..<min(index + size, best.steps.count))
      if FuzzRunner.failure(of: shorter) != nil { best = shorter } else { index += size }
    }
    return best
  }
}
