import CThai

/// Where words end in Thai text, which has no spaces between them: by libthai's dictionary.
package final class ThaiWords {
  private let breaker: OpaquePointer?

  /// Reads the dictionary, in about a millisecond.
  package init() { breaker = th_brk_new(nil) }

  deinit {
    if let breaker { th_brk_delete(breaker) }
  }

  /// Whether a character is one that the dictionary knows of.
  package static func isLetter(_ scalar: UInt32) -> Bool { block.contains(scalar) }

  /// How many of the characters stand before each end of a word, but for the last; nil where the
  /// dictionary is missing.
  package func ends(in scalars: [UInt32]) -> [Int]? {
    guard let breaker else { return nil }
    // TIS-620 has the letters in Unicode's order, from 0xA1 on, and a string of C ends with 0.
    let bytes = scalars.map { Self.isLetter($0) ? UInt8($0 - 0xE00 + 0xA0) : 0x3F } + [0]
    var places = [CInt](repeating: 0, count: scalars.count)
    let count = th_brk_find_breaks(breaker, bytes, &places, places.count)
    return places.prefix(max(0, Int(count))).map(Int.init)
  }

  private static let block: ClosedRange<UInt32> = 0xE01...0xE5B
}
