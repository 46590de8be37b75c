import Canvas
import Glibc
import Rehearsal
import SDLKit
import Scenes
import Workbench

/// What the tests show.
enum Sample {
  /// The project's `Assets`, beside `Tests`.
  static let assets: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Assets"
  }()

  static func restaurants() throws -> [Restaurant] {
    try RestaurantsFile.read(assets + "/restaurants.json").restaurants
  }

  static let withoutPictures = [
    Restaurant(name: "The Tide Table", type: "Oyster Bar", location: "1 Weighhouse Quay"),
    Restaurant(name: "Lantern Street Ramen", type: "Ramen", isVisited: true),
  ]
}

/// Counts what is measured; every letter is half an em wide.
final class CountingText: TextMeasuring {
  private(set) var count = 0

  func size(of run: TextRun) -> Size {
    count += 1
    return Size(
      width: min(run.width ?? .infinity, Double(run.string.count) * run.style.size / 2),
      height: run.style.lineHeight)
  }

  func widestWord(of run: TextRun) -> Double {
    count += 1
    return Double(run.string.count) * run.style.size / 2
  }
}

/// Many names of one small picture file, in a folder that goes with this.
final class PictureCopies {
  private let folder: String
  private let count: Int

  init(count: Int) throws {
    self.count = count
    folder = "/tmp/sheetlab-copies-\(getpid())-\(count)"
    mkdir(folder, 0o700)
    let bitmap = Bitmap(width: 12, height: 12, filledWith: 0xFF33_6699)
    try ImageFile.savePNG(bitmap, to: path(0))
    for number in 1..<count { link(path(0), path(number)) }
  }

  deinit {
    for number in 0..<count { unlink(path(number)) }
    rmdir(folder)
  }

  var restaurants: [Restaurant] {
    (0..<count).map { Restaurant(name: "Place \($0)", type: "Bistro", image: path($0)) }
  }

  private func path(_ number: Int) -> String { "\(folder)/\(number).png" }
}
