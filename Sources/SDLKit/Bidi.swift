import CFriBidi

/// The directions in a paragraph: the Unicode Bidirectional Algorithm by FriBidi.
///
/// It works on scalars in the order they are read. Lines are cut first, then each is reordered.
package struct Bidi: Sendable {
  /// The paragraph's own direction: that of its first strong character.
  package let direction: TextDirection
  private let levels: [Int8]

  /// - Parameter direction: the paragraph's, where it is known already.
  package init(_ scalars: [UInt32], direction: TextDirection? = nil) {
    var types = [FriBidiCharType](
      repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var base = direction.parameter
    let count = FriBidiStrIndex(scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    self.levels = highest > 0 ? levels : [FriBidiLevel](repeating: 0, count: scalars.count)
    self.direction = base.rawValue & 1 == 1 ? .rightToLeft : .leftToRight
  }

  /// Whether a character runs right to left.
  package func direction(at index: Int) -> TextDirection {
    levels[index] & 1 == 1 ? .rightToLeft : .leftToRight
  }

  /// The pieces of a line from left to right as they are seen. Each lies in one level; characters
  /// in a piece stay in the order they are read.
  package func visualOrder(of pieces: [Range<Int>]) -> [Range<Int>] {
    guard let highest = pieces.map({ levels[$0.lowerBound] }).max(), highest > 0 else {
      return pieces
    }
    var order = pieces
    for level in stride(from: highest, to: 0, by: -1) { reverseRuns(atLeast: level, in: &order) }
    return order
  }

  /// Rule L2: reverses every run of pieces at this level or above.
  private func reverseRuns(atLeast level: Int8, in order: inout [Range<Int>]) {
    var start = 0
    while start < order.count {
      guard levels[order[start].lowerBound] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end].lowerBound] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
}

extension TextDirection? {
  /// FriBidi's macros `FRIBIDI_PAR_LTR`, `_RTL` and `_ON` (neutral: found from the text).
  fileprivate var parameter: FriBidiParType {
    switch self {
    case .leftToRight: FriBidiParType(rawValue: 0x110)
    case .rightToLeft: FriBidiParType(rawValue: 0x111)
    case nil: FriBidiParType(rawValue: 0x40)
    }
  }
}
