/// Finds what somebody may have meant.
package enum Spelling {
  /// The words close enough to `word` to be worth suggesting, nearest first.
  ///
  /// Close is an edit distance of a third of its length or less, or being the beginning of the
  /// word meant. Case does not count.
  package static func nearest(
    to word: String, in words: [String], atMost count: Int = 3
  ) -> [String] {
    let wanted = Array(word.lowercased().prefix(64))
    let limit = max(1, wanted.count / 3)
    let ranked = words.compactMap { candidate -> (distance: Int, word: String)? in
      let letters = Array(candidate.lowercased())
      let distance = distance(from: wanted, to: letters)
      if distance <= limit { return (distance, candidate) }
      let isBeginning = wanted.count >= 3 && letters.starts(with: wanted)
      return isBeginning ? (limit + 1, candidate) : nil
    }
    // A stable order: by distance, then as listed.
    let sorted = ranked.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(count).map(\.element.word)
  }

  /// The least number of letters added, removed, changed, or swapped with their neighbour, that
  /// turns one word into the other (optimal string alignment).
  static func distance(from a: [Character], to b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
