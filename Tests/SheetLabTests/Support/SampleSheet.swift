import Canvas

extension WindowRun {
  /// Clicks a row of the list and waits until its details are at rest, in the trace and on screen.
  func presentSample(row: Int) async throws {
    try await pixels("the list") { $0.showsThumbnails(of: 0..<6) }
    let place = PhonePlaces.row(row)
    try await play(.click(place.x, place.y))
    try await rest(on: "medium")
    try await pixels("row \(row) in the sheet") { $0.showsSampleSheet(at: 388, row: row) }
  }
}

extension Screenshot {
  /// Whether the sheet stands with its top edge on a row of pixels and shows a sample restaurant:
  /// white with the handle's capsule, and the row's colour in the header picture, above its shade.
  func showsSampleSheet(at top: Int, row: Int) -> Bool {
    shows(.white, in: PixelArea(x: 20..<370, y: (top + 1)..<(top + 7)))
      && hasHandle(at: top)
      && shows(
        SampleRestaurants.color(row),
        in: PixelArea(x: 20..<370, y: (top + PhonePlaces.header.lowerBound + 1)..<(top + 160)),
        within: 3)
  }

  /// Whether the handle is a capsule of 50 × 5 in systemGray5, 8 below the sheet's top edge.
  func hasHandle(at top: Int, gray: Color = Color(0xE5E5EA)) -> Bool {
    shows(gray, in: PixelArea(x: 173..<217, y: (top + 8)..<(top + 13)))
      && shows(.white, in: PixelArea(x: 160..<169, y: (top + 6)..<(top + 15)))
      && self[170, top + 8] != gray
  }

  /// Whether the two top corners of the sheet are cut, mirror each other, and have pixels between
  /// the sheet's white and what is behind it.
  func hasRoundedCorners(at top: Int, width: Int) -> Bool {
    let behind = self[0, top]
    let edge = (0..<12).flatMap { x in (0..<12).map { y in (x, top + y) } }
    let isSmooth = edge.contains { x, y in
      let pixel = self[x, y]
      return pixel.red > behind.red && pixel.red < 255
    }
    let isSymmetric = edge.allSatisfy { x, y in
      self[x, y].isNear(self[width - 1 - x, y], within: 3)
    }
    return behind.red < 250 && isSmooth && isSymmetric && self[12, top + 1] == .white
  }
}
