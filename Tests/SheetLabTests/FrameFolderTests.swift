import Canvas
import Foundation
import Testing

@testable import SheetLab

/// The frames of a run, where those of an earlier one lie.
@Suite("frame folder") struct FrameFolderTests {
  @Test(arguments: [
    ("frame-00000.png", 0), ("frame-00012.png", 12), ("frame-99999.png", 99_999),
    ("frame-100000.png", 100_000), ("frame-7.png", nil), ("frame-000007.png", nil),
    ("frame-0007.png", nil), ("frame--0001.png", nil), ("frame-+0001.png", nil),
    ("frame-00001.PNG", nil), ("frame-00001.png.bak", nil), ("frame-.png", nil),
    ("my-frame-00001.png", nil), ("frame-99999999999999999999.png", nil), (".png", nil), ("", nil),
  ])
  func itsFramesAreKnownByName(name: String, number: Int?) {
    #expect(FrameFolder.number(of: name) == number)
    if let number { #expect(FrameFolder.name(of: number) == name) }
  }

  @Test func whatIsNoFrameStays() throws {
    try inFolder { path in
      let kept = ["notes.txt", "frame-7.png", "frame-00003.jpg", "frame-00009.png"]
      let manager = FileManager.default
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      for name in kept.dropLast() {
        _ = manager.createFile(atPath: "\(path)/\(name)", contents: Data())
      }
      try manager.createDirectory(
        atPath: "\(path)/frame-00009.png", withIntermediateDirectories: true)
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

  private func inFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-frames-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}
