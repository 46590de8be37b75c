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
  private static let noteHeight = 52.0
  private static let sentenceHeight = 60.0
  private static let graphHeight = 168.0
  private static let transportHeight = 76.0
  /// A panel that is less high shows the inspector only.
  private static let leastHeight = 560.0
  static let padding = 16.0

  init(height: Double) {
    size = Size(width: Self.width, height: height)
    top = Rect(x: 0, y: 0, width: Self.width, height: Self.topHeight)
    let showsMotion = height >= Self.leastHeight
    let motion =
      showsMotion ? Self.sentenceHeight + Self.graphHeight + Self.transportHeight : 0
    let inspectorHeight = max(0, height - Self.topHeight - Self.noteHeight - motion)
    inspector = Rect(
      x: 0, y: top.maxY, width: Self.width, height: inspectorHeight)
    note = Rect(x: 0, y: inspector.maxY, width: Self.width, height: Self.noteHeight)
    sentence = Rect(
      x: 0, y: note.maxY, width: Self.width, height: showsMotion ? Self.sentenceHeight : 0)
    graph = Rect(
      x: 12, y: sentence.maxY, width: Self.width - 24,
      height: showsMotion ? Self.graphHeight : 0)
    transport = Rect(
      x: 0, y: graph.maxY, width: Self.width, height: showsMotion ? Self.transportHeight : 0)
  }

  var showsMotion: Bool { !graph.isEmpty }
}
