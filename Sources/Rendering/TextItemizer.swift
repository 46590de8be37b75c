import Canvas
import SDLKit

/// Cuts a line of text into pieces that can be shaped.
struct TextItemizer {
  let book: FontBook
  let face: FontFace

  /// The pieces of a line as they are seen. `direction` is the paragraph's, nil to find it.
  func line(_ clusters: ArraySlice<TextCluster>, direction: TextDirection?) -> TextLine {
    let scalars = clusters.flatMap(\.scalars)
    let bidi = Bidi(scalars, direction: direction)
    var pieces: [TextPiece] = []
    var ranges: [Range<Int>] = []
    var start = 0
    for cluster in clusters {
      let end = start + cluster.scalars.count
      let piece = TextPiece(
        string: cluster.string, kind: kind(of: cluster), script: cluster.script,
        direction: bidi.direction(at: start))
      if let last = pieces.indices.last, pieces[last].joins(piece) {
        ranges[last] = ranges[last].lowerBound..<end
      } else {
        pieces.append(piece)
        ranges.append(start..<end)
      }
      start = end
    }
    return TextLine(
      pieces: inOrder(pieces, ranges, bidi.visualOrder(of: ranges)), direction: bidi.direction)
  }

  private func inOrder(
    _ pieces: [TextPiece], _ ranges: [Range<Int>], _ order: [Range<Int>]
  ) -> [TextPiece] {
    let places = Dictionary(uniqueKeysWithValues: zip(ranges.map(\.lowerBound), pieces))
    return order.compactMap { places[$0.lowerBound] }
  }

  private func kind(of cluster: TextCluster) -> TextPiece.Kind {
    let choice = book.choice(
      holding: cluster.scalars, of: cluster.script, face: face, prefersEmoji: cluster.isEmoji)
    guard let choice else { return .missing(count: 1) }
    return choice.isEmoji ? .emoji(choice.file) : .letters(choice.file)
  }
}

extension TextPiece {
  /// Takes `next` in if both can be shaped as one. Spaces are of any script.
  mutating fileprivate func joins(_ next: TextPiece) -> Bool {
    let isBlank = string.allSatisfy(\.isWhitespace)
    guard script == next.script || isBlank, direction == next.direction else { return false }
    switch (kind, next.kind) {
    case (.missing(let count), .missing(let more)): kind = .missing(count: count + more)
    case (let a, let b) where a == b: break
    default: return false
    }
    string += next.string
    script = next.script
    return true
  }
}
