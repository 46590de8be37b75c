import Canvas
import Foundation
import Testing

/// Compares marks as text with the file of that name in `Pictures`; `UPDATE_GOLDEN=1` writes it
/// anew.
func expectMarks(
  _ marks: [Mark], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var lines: [String] = []
  for mark in marks { mark.describe(into: &lines, indent: "") }
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pictures").appending(path: name + ".txt")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
  let kept = try String(contentsOf: file, encoding: .utf8)
  let expected = kept.split(separator: "\n").map(String.init)
  guard lines != expected else { return }
  let line = zip(lines, expected).enumerated().first { $0.element.0 != $0.element.1 }
  Issue.record(
    """
    \(name) differs from line \((line?.offset ?? min(lines.count, expected.count)) + 1):
      actual   \(line?.element.0 ?? "(end)")
      expected \(line?.element.1 ?? "(end)")
    """, sourceLocation: sourceLocation)
}

extension [Mark] {
  /// Every mark that is no group.
  var flattened: [Mark] {
    flatMap { mark -> [Mark] in
      if case .clip(_, _, let inner) = mark { inner.flattened } else { [mark] }
    }
  }

  /// Every text and the room that it takes.
  var texts: [(string: String, frame: Rect)] {
    flattened.compactMap { mark in
      guard case .text(let run, let place) = mark else { return nil }
      let size = FixedAdvanceText().size(of: run)
      let width = Swift.min(size.width, run.width ?? size.width)
      return (run.string, Rect(x: place.x, y: place.y, width: width, height: size.height))
    }
  }

  /// The points of every line and every polygon.
  var pointCount: Int {
    flattened.reduce(0) { sum, mark in
      switch mark {
      case .polyline(let points, _, _), .polygon(let points, _): sum + points.count
      default: sum
      }
    }
  }
}
