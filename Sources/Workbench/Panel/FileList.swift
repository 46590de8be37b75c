import Canvas

/// The files that a prompt offers: those with what is typed in their names, a few of which are seen
/// at a time.
///
///     var list = FileList(["drawer.json", "map.json", "map-2.json"])
///     list.narrow(to: "MAP")
///     list.names                            // ["map.json", "map-2.json"]
struct FileList: Hashable, Sendable {
  /// The most that are seen at a time.
  static let rows = 4

  private let all: [String]
  /// Those to choose from.
  private(set) var names: [String]
  private(set) var marked: Int?
  /// How many rows it is scrolled by.
  private var scroll = 0.0

  init(_ all: [String]) {
    self.all = all
    names = all
  }

  /// Whether there was nothing to choose from the first.
  var isEmpty: Bool { all.isEmpty }

  private var maximumScroll: Double { Double(max(0, names.count - Self.rows)) }

  /// Those that are seen.
  var seen: Range<Int> {
    let first = Int(scroll.rounded())
    return first..<min(names.count, first + Self.rows)
  }

  /// The part of all rows that is seen, from 0 to 1, or nil where all are.
  var seenPart: Range<Double>? {
    guard maximumScroll > 0 else { return nil }
    let count = Double(names.count)
    return Double(seen.lowerBound) / count..<Double(seen.upperBound) / count
  }

  /// Keeps those that have a text in them, in letters of either case.
  mutating func narrow(to text: String) {
    let wanted = text.lowercased()
    names = wanted.isEmpty ? all : all.filter { $0.lowercased().contains(wanted) }
    marked = nil
    scroll = 0
  }

  /// Marks the next one, or with -1 the one before, and brings it into view.
  mutating func mark(by step: Int) -> String? {
    guard !names.isEmpty else { return nil }
    let next = min(max((marked ?? -1) + step, 0), names.count - 1)
    marked = next
    scroll = min(max(Double(next - 1), 0), maximumScroll)
    return names[next]
  }

  /// Scrolls; above 0 the rows go down.
  mutating func turn(byRows distance: Double) {
    scroll = min(max(scroll - distance, 0), maximumScroll)
  }
}
