import Canvas

/// Where things stand on the screen of a 390×844 phone (SPEC §2 and §13a), in pixels of a window at
/// a scale.
struct PhonePlaces {
  var scale = 1

  static let mediumTop = 388.32
  static let largeTop = 57.0
  static let top200 = 610.0

  static let firstRow = 143
  static let rowHeight = 112
  /// The header picture on the sheet, from its top edge.
  static let header = 75..<375

  /// The middle of a row of the list.
  static func row(_ index: Int) -> (x: Int, y: Int) {
    (195, firstRow + rowHeight * index + rowHeight / 2)
  }

  /// The inside of a row's picture, while the list is scrolled by so many points.
  func thumbnail(_ row: Int, scroll: Int = 0) -> PixelArea {
    let top = Self.firstRow + Self.rowHeight * row + 12 - scroll
    return area(20..<100, (top + 4)..<(top + 84))
  }

  /// A row of the list from edge to edge.
  func row(_ row: Int) -> PixelArea {
    let top = Self.firstRow + Self.rowHeight * row
    return area(0..<390, top..<(top + Self.rowHeight))
  }

  /// An area in points, in pixels.
  func area(_ x: Range<Int>, _ y: Range<Int>) -> PixelArea {
    PixelArea(
      x: (x.lowerBound * scale)..<(x.upperBound * scale),
      y: (y.lowerBound * scale)..<(y.upperBound * scale))
  }
}

extension Screenshot {
  /// Whether the sample restaurants of some rows show their pictures in the list.
  func showsThumbnails(
    of rows: Range<Int>, scroll: Int = 0, light: Double = 1, on places: PhonePlaces = PhonePlaces()
  ) -> Bool {
    rows.allSatisfy {
      shows(
        SampleRestaurants.color($0).lit(light), in: places.thumbnail($0, scroll: scroll), within: 3)
    }
  }

  /// Whether the sheet's top edge stands on a row of pixels: white from there on, dimmed above.
  func showsSheetEdge(at y: Int) -> Bool {
    shows(.white, in: PixelArea(x: 30..<150, y: y..<(y + 6)))
      && !has(.white, in: PixelArea(x: 30..<150, y: (y - 1)..<y), within: 2)
  }
}
