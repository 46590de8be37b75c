import SDLKit

/// Marks where words end in scripts that have no spaces and a dictionary to find them by.
struct WordEnds {
  let thai: () -> ThaiWords

  /// The same clusters; of a Thai word only the last one ends it.
  func marked(_ clusters: [TextCluster]) -> [TextCluster] {
    guard let first = clusters.firstIndex(where: \.isThai) else { return clusters }
    var result = clusters
    var start = first
    while start < clusters.count {
      guard clusters[start].isThai else {
        start += 1
        continue
      }
      let end = clusters[start...].firstIndex { !$0.isThai } ?? clusters.count
      mark(start..<end, in: &result)
      start = end
    }
    return result
  }

  private func mark(_ run: Range<Int>, in clusters: inout [TextCluster]) {
    guard let ends = thai().ends(in: clusters[run].flatMap(\.scalars)) else { return }
    let known = Set(ends)
    var scalars = 0
    for index in run.dropLast() {
      scalars += clusters[index].scalars.count
      clusters[index].endsWord = known.contains(scalars)
    }
  }
}

extension TextCluster {
  fileprivate var isThai: Bool { scalars.allSatisfy(ThaiWords.isLetter) }
}
