import Foundation
import Testing

/// Compares a text with the file of that name in `Pictures`. A difference names its first line and
/// leaves the actual text among the temporary files; `UPDATE_GOLDEN=1` writes the file anew.
func expectGolden(
  _ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
  let file = folder.appending(path: name + ".txt")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try (actual + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  guard actual + "\n" != expected else { return }
  let left = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let right = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }
  let kept = FileManager.default.temporaryDirectory.appending(path: "\(name)-actual.txt")
  try actual.write(to: kept, atomically: true, encoding: .utf8)
  Issue.record(
    """
    \(name) differs from line \((line?.offset ?? min(left.count, right.count)) + 1):
      actual   \(line?.element.0 ?? "(end)")
      expected \(line?.element.1 ?? "(end)")
    the actual text is in \(kept.path())
    """, sourceLocation: sourceLocation)
}
