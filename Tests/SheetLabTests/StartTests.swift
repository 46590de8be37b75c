import Canvas
import Foundation
import Testing

extension WindowTests {
  @Suite("start") struct Start {
    @Test func theListShowsThePackagesPictures() async throws {
      var setup = WindowSetup()
      setup.showsRealRestaurants = true
      let names = ["ramen", "oysters", "espresso"]
      try await WindowRun.open(setup) { run in
        for (row, name) in names.enumerated() {
          let expected = try await run.decoded("\(Tools.assets)/pictures/\(name).jpg", side: 88)
          try await run.pixels("the picture of \(name)") { screen in
            screen.difference(from: expected, row: row) < 10
          }
        }
        let screen = try await run.pixels("the list")
        try #require(screen.has(.black, in: PixelArea(x: 16..<200, y: 95..<135)), "the title")
        try #require(screen.shows(.white, in: PixelArea(x: 0..<390, y: 56..<90)))
      }
    }

    @Test func nothingIsDrawnAndNoTimeIsUsedWhileNothingHappens() async throws {
      try await WindowRun.open { run in
        try await run.pixels("the list") { $0.showsThumbnails(of: 0..<6) }
        try await run.quiet()
        let ticks = try run.processorTicks()
        let count = run.trace.entries.count
        try await run.quiet(for: .milliseconds(900))
        try #require(run.trace.entries.count == count)
        let used = try run.processorTicks() - ticks
        try #require(used <= 1, "\(used * 10) ms of processor time in 900 ms of nothing")
      }
    }
  }
}

extension WindowRun {
  /// The middle of a picture file as a square of so many pixels, three bytes each.
  fileprivate func decoded(_ path: String, side: Int) async throws -> [UInt8] {
    try await output(
      of: "convert",
      [path, "-resize", "\(side)x\(side)^", "-gravity", "center", "-crop", "\(side)x\(side)+0+0"]
        + ["+repage", "-depth", "8", "rgb:-"])
  }
}

extension Screenshot {
  /// How far the picture of a row is from the expected one: the mean over all channels of its
  /// inside, in steps of 255.
  fileprivate func difference(from expected: [UInt8], row: Int) -> Double {
    let top = PhonePlaces.firstRow + PhonePlaces.rowHeight * row + 12
    var sum = 0
    let inside = 8..<80
    for y in inside {
      for x in inside {
        let shown = self[16 + x, top + y]
        for (index, channel) in [shown.red, shown.green, shown.blue].enumerated() {
          sum += abs(Int(channel) - Int(expected[3 * (88 * y + x) + index]))
        }
      }
    }
    return Double(sum) / Double(3 * inside.count * inside.count)
  }
}
