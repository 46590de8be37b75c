/// Leaves out of a failing storm what it fails without.
enum StormShrinker {
  static func shrink(_ steps: [StormStep], fails: ([StormStep]) -> Bool) -> [StormStep] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while size >= 1 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if fails(fewer) { steps = fewer } else { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    return steps
  }
}
