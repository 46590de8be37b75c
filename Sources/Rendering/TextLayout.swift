import Canvas
import SDLKit

/// Text cut into lines of pieces. Lines end at the same places at every scale: widths are measured
/// at one pixel per point, where light hinting leaves advances as the font has them.
struct TextLayout {
  let lines: [TextLine]
  let size: Size

  init(_ run: TextRun, book: FontBook) {
    let breaker = LineBreaker(run, book: book)
    lines = breaker.lines(of: run.string)
    let widest = lines.map(breaker.measure.width(of:)).max() ?? 0
    size = Size(width: widest, height: Double(max(1, lines.count)) * run.style.lineHeight)
  }
}

/// Fills lines greedily, word by word; what is left at the last line allowed ends in an ellipsis.
struct LineBreaker {
  let itemizer: TextItemizer
  let measure: TextMeasure
  let words: WordEnds
  /// In points; nil for lines of any length.
  let width: Double?
  let limit: Int

  init(_ run: TextRun, book: FontBook) {
    itemizer = TextItemizer(book: book, face: FontFace(run.style))
    measure = TextMeasure(book: book, pixelSize: run.style.size)
    words = WordEnds { book.thaiWords }
    width = run.width
    limit = max(1, min(run.lineLimit ?? mostLines, mostLines))
  }

  /// The width in points of the widest part between two places where a line may end; of a very long
  /// text its beginning counts.
  func widestWord(of string: String) -> Double {
    let clusters = words.marked(TextCluster.clusters(of: string.prefix(longestName)))
    var widest = 0.0
    var start = 0
    for index in clusters.indices {
      let isLast = index == clusters.count - 1
      guard isLast || clusters[index].mayBreak(before: clusters[index + 1]) else { continue }
      let part = trimmed(clusters[start...index])
      widest = max(widest, measure.width(of: itemizer.line(part, direction: nil)))
      start = index + 1
    }
    return widest
  }

  func lines(of string: String) -> [TextLine] {
    var lines: [TextLine] = []
    let scalars = string.unicodeScalars.prefix(longestText * 8)
    let paragraphs = String(scalars).prefix(longestText).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraph) in paragraphs.enumerated() {
      let isLast = number == paragraphs.count - 1
      append(words.marked(TextCluster.clusters(of: paragraph)), endsText: isLast, to: &lines)
      if lines.count >= limit { break }
    }
    return lines
  }

  private func append(
    _ clusters: [TextCluster], endsText: Bool, to lines: inout [TextLine]
  ) {
    let direction = Bidi(clusters.flatMap(\.scalars)).direction
    var rest = clusters[...]
    repeat {
      if lines.count == limit - 1 {
        return lines.append(lastLine(rest, direction, endsText: endsText))
      }
      let end = lineEnd(of: rest, direction)
      lines.append(itemizer.line(trimmed(rest[..<end]), direction: direction))
      rest = rest[end...].drop { $0.isSpace }
    } while !rest.isEmpty && lines.count < limit
  }

  /// More characters than a line can hold, were they all as narrow as an "l" or no wider than
  /// nothing, as marks are: a bound for the work.
  private var mostPerLine: Int {
    guard let width else { return .max }
    return Int(min(width / measure.pixelSize, 10_000) * 5) + 16
  }

  private func trimmed(_ line: ArraySlice<TextCluster>) -> ArraySlice<TextCluster> {
    let end = line.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? line.startIndex
    return line[..<end]
  }

  private func fits(_ line: ArraySlice<TextCluster>, _ direction: TextDirection) -> Bool {
    width == nil || fitting(line, direction) != nil
  }

  /// The line, or nil where it is wider than it may be.
  private func fitting(_ line: ArraySlice<TextCluster>, _ direction: TextDirection) -> TextLine? {
    let made = itemizer.line(trimmed(line), direction: direction)
    guard let width else { return made }
    return measure.width(of: made) <= width + 0.5 ? made : nil
  }

  /// Where the first line of the text ends: at the last break that fits, inside a word that is
  /// wider than the line if there is none.
  private func lineEnd(of rest: ArraySlice<TextCluster>, _ direction: TextDirection) -> Int {
    if rest.count <= mostPerLine, fits(rest, direction) { return rest.endIndex }
    let ends = rest.prefix(mostPerLine).indices.dropFirst().filter {
      rest[$0 - 1].mayBreak(before: rest[$0])
    }
    let count = partition(ends.count) { fits(rest[..<ends[$0]], direction) }
    if count > 0 { return ends[count - 1] }
    let most = min(ends.first ?? rest.endIndex, rest.startIndex + mostPerLine)
    let letters = partition(most - rest.startIndex) {
      fits(rest[..<(rest.startIndex + $0 + 1)], direction)
    }
    return rest.startIndex + max(1, letters)
  }

  private func lastLine(
    _ rest: ArraySlice<TextCluster>, _ direction: TextDirection, endsText: Bool
  ) -> TextLine {
    if endsText, rest.count <= mostPerLine, let whole = fitting(rest, direction) { return whole }
    let ellipsis = TextCluster.clusters(of: "…")
    let count = partition(min(rest.count, mostPerLine)) { index in
      fits(trimmed(rest.prefix(index + 1)) + ellipsis, direction)
    }
    return itemizer.line(trimmed(rest.prefix(count)) + ellipsis, direction: direction)
  }

  /// How many of the indices from 0 on pass, where none passes after one that fails.
  private func partition(_ count: Int, passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if passes(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// No window shows more; it bounds the work for a hostile text.
private let longestText = 4096
private let longestName = 200
/// More lines are cut off, as a `lineLimit` cuts them off: all of them are pixels at once.
private let mostLines = 500
