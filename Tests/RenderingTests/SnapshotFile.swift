import Canvas
import Foundation
import SDLKit
import Testing

/// A picture that is kept: a lossless WebP file, as those are a third smaller than PNG.
///
/// `UPDATE_GOLDEN=1` writes it anew where it has changed, through `cwebp`. Fonts differ a little
/// from one system to the next, so a picture may differ by `tolerance` on `allowed` of its pixels; a
/// difference beyond that leaves actual, expected and difference on disk and names the first pixel.
struct SnapshotFile {
  /// How far a component may be off before its pixel counts as different.
  private static let tolerance = 24
  /// The part of the pixels that may be different.
  private static let allowed = 0.01

  let name: String
  /// Within `Snapshots`; empty for that folder itself.
  var folder = ""

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")

  func check(_ actual: Bitmap) throws {
    let file = Self.root.appending(path: folder).appending(path: name + ".webp")
    let known = try? ImageFile.load(file.path()).bitmap
    if let known, isSame(actual, known) { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      return try write(actual, to: file)
    }
    try compare(actual, known ?? ImageFile.load(file.path()).bitmap)
  }

  private func isSame(_ a: Bitmap, _ b: Bitmap) -> Bool {
    a.pixels.withUnsafeBytes { a in
      b.pixels.withUnsafeBytes { b in
        a.count == b.count && memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
      }
    }
  }

  private func write(_ bitmap: Bitmap, to file: URL) throws {
    let png = FileManager.default.temporaryDirectory.appending(path: name + ".png")
    defer { try? FileManager.default.removeItem(at: png) }
    try ImageFile.savePNG(bitmap, to: png.path())
    let cwebp = Process()
    cwebp.executableURL = URL(filePath: "/usr/bin/env")
    cwebp.arguments = [
      "cwebp", "-quiet", "-lossless", "-exact", "-z", "8", png.path(), "-o", file.path(),
    ]
    try cwebp.run()
    cwebp.waitUntilExit()
    #expect(cwebp.terminationStatus == 0, "cwebp writes \(file.path())")
  }

  private func compare(_ actual: Bitmap, _ expected: Bitmap) throws {
    guard actual.width == expected.width, actual.height == expected.height else {
      Issue.record(
        """
        \(name): \(actual.width)×\(actual.height) pixels, expected \
        \(expected.width)×\(expected.height)
        """)
      return
    }
    var difference = Bitmap(width: actual.width, height: actual.height, filledWith: 0xFF00_0000)
    var first: (x: Int, y: Int)?
    var count = 0
    for index in actual.pixels.indices where actual.pixels[index] != expected.pixels[index] {
      let off = distance(actual.pixels[index], expected.pixels[index])
      guard off > Self.tolerance else { continue }
      count += 1
      difference.pixels[index] = 0xFF00_0000 | UInt32(min(off * 3, 255)) << 16
      if first == nil { first = (index % actual.width, index / actual.width) }
    }
    guard Double(count) > Self.allowed * Double(actual.pixels.count) else { return }
    let kept = FileManager.default.temporaryDirectory
    for (suffix, bitmap) in [
      ("actual", actual), ("expected", expected), ("difference", difference),
    ] {
      try ImageFile.savePNG(bitmap, to: kept.appending(path: "\(name)-\(suffix).png").path())
    }
    let place = first.map { "\($0.x),\($0.y)" } ?? ""
    Issue.record(
      "\(name): \(count) pixels differ, the first at \(place); see \(name)-*.png in \(kept.path())")
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    let shifts: [UInt32] = [0, 8, 16]
    return shifts.map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}
