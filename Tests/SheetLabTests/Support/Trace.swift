import Foundation

/// What a running program has written to its trace so far.
struct Trace {
  private(set) var lines: [String] = []
  private(set) var entries: [TraceEntry] = []
  private let file: URL
  private var offset: UInt64 = 0
  private var rest = Data()

  init(of file: URL) { self.file = file }

  /// Reads the lines that are new. Half of one at the end waits for its other half.
  mutating func update() throws {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return }
    defer { try? handle.close() }
    try handle.seek(toOffset: offset)
    let new = try handle.readToEnd() ?? Data()
    offset += UInt64(new.count)
    rest += new
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      entries.append(try JSONDecoder().decode(TraceEntry.self, from: Data(line)))
      lines.append(String(decoding: line, as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
  }

  /// Whether the last line is a whole one.
  var isComplete: Bool { rest.isEmpty && !lines.isEmpty }

  /// The same, without the first `count` entries.
  func after(_ count: Int) -> Trace {
    var result = self
    result.entries = Array(entries.dropFirst(count))
    result.lines = Array(lines.dropFirst(count))
    return result
  }

  var frames: [TraceFrame] {
    entries.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var decisions: [TraceDecision] {
    entries.compactMap { if case .decision(let decision, _) = $0 { decision } else { nil } }
  }

  var events: [TraceEvent] {
    entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// The frames of one phase, as `dragging`.
  func frames(_ phase: String) -> [TraceFrame] { frames.filter { $0.phase == phase } }
}
