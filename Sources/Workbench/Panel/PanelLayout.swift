import Canvas

/// Where the parts of the panel stand, in points from its top-left corner.
struct PanelLayout: Hashable, Sendable {
  let size: Size
  let top: Rect
  let inspector: Rect
  /// What is told about a value.
  let note: Rect
  /// Why the sheet went where it went, in a sentence; empty where there is no room.
  let sentence: Rect
  let graph: Rect
  let transport: Rect

  /// Points of the panel's width.
  static let width = 360.0
  private static let topHeight = 44.0
  private static let noteHeight = 66.0
  private static let sentenceHeight = 60.0
  private static let graphHeight = 168.0
  private static let transportHeight = 76.0
  /// The inspector gives up no more of its height than this for what stands below it.
  private static let leastInspector = 150.0
  static let padding = 16.0
  /// A panel as high as this shows everything.
  static let wholeHeight =
    topHeight + noteHeight + sentenceHeight + graphHeight + transportHeight + leastInspector

  /// Where there is no room for everything, first the graph is left out, then the sentence, then what
  /// is told about values, and last the buttons.
  init(height: Double) {
    size = Size(width: Self.width, height: height)
    top = Rect(x: 0, y: 0, width: Self.width, height: Self.topHeight)
    var room = max(0, height - Self.topHeight - Self.leastInspector)
    func take(_ wanted: Double) -> Double {
      guard room >= wanted else { return 0 }
      room -= wanted
      return wanted
    }
    let transportHeight = take(Self.transportHeight)
    let noteHeight = take(Self.noteHeight)
    let sentenceHeight = take(Self.sentenceHeight)
    let graphHeight = take(Self.graphHeight)
    let below = noteHeight + sentenceHeight + graphHeight + transportHeight
    inspector = Rect(
      x: 0, y: top.maxY, width: Self.width, height: max(0, height - Self.topHeight - below))
    note = Rect(x: 0, y: inspector.maxY, width: Self.width, height: noteHeight)
    sentence = Rect(x: 0, y: note.maxY, width: Self.width, height: sentenceHeight)
    graph = Rect(x: 12, y: sentence.maxY, width: Self.width - 24, height: graphHeight)
    transport = Rect(x: 0, y: graph.maxY, width: Self.width, height: transportHeight)
  }

  var showsSentence: Bool { !sentence.isEmpty }
  var showsGraph: Bool { !graph.isEmpty }
  var showsTransport: Bool { !transport.isEmpty }
}
