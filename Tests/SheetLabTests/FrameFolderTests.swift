import Canvas
import Foundation
import Testing
import Workbench

@testable import SheetLab

/// The frames of a run, where those of an earlier one lie.
@Suite("frame folder") struct FrameFolderTests {
  @Test(arguments: [
    (0, "frame-00000.png"), (12, "frame-00012.png"), (99_999, "frame-99999.png"),
    (100_000, "frame-100000.png"),
  ])
  func framesAreNumbered(number: Int, name: String) {
    #expect(FrameFolder.name(of: number) == name)
  }

  @Test func whatIsNoFrameStays() throws {
    try inFolder { path in
      let kept = [
        "notes.txt", "frame-7.png", "frame-00003.jpg", "frame-00006.png", "frame-00005.png",
      ]
      let manager = FileManager.default
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      for name in kept.dropLast() {
        _ = manager.createFile(atPath: "\(path)/\(name)", contents: Data())
      }
      try manager.createDirectory(
        atPath: "\(path)/frame-00005.png", withIntermediateDirectories: true)
      for number in 0..<5 {
        _ = manager.createFile(atPath: "\(path)/\(FrameFolder.name(of: number))", contents: Data())
      }
      let folder = try FrameFolder(path)
      for _ in 0..<2 { try folder.add(Bitmap(width: 1, height: 1)) }
      #expect(folder.older.sorted() == ["frame-00002.png", "frame-00003.png", "frame-00004.png"])
      #expect(folder.removeOlder() == 3)
      #expect(folder.older.isEmpty)
      let left = try manager.contentsOfDirectory(atPath: path)
      #expect(left.sorted() == (kept + ["frame-00000.png", "frame-00001.png"]).sorted())
    }
  }

  /// A link would be written through, and a pipe waited for.
  @Test(arguments: ["link", "link to nothing", "pipe", "folder"])
  func whatNoRunHasPutThereIsNotWrittenOver(kind: String) throws {
    try inFolder { path in
      let folder = try FrameFolder(path)
      let (place, target) = ("\(path)/frame-00000.png", "\(path)/mine.txt")
      if kind == "link" { try Data("mine".utf8).write(to: URL(fileURLWithPath: target)) }
      switch kind {
      case "pipe": mkfifo(place, 0o600)
      case "folder": mkdir(place, 0o700)
      default: symlink(target, place)
      }
      let error = #expect(throws: FileError.self) { try folder.add(Bitmap(width: 1, height: 1)) }
      #expect(error?.file == place)
      #expect(folder.count == 0)
      let left = try? String(contentsOfFile: target, encoding: .utf8)
      #expect(left == (kind == "link" ? "mine" : nil))
    }
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-frames-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}
