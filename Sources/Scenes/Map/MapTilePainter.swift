import Canvas

/// Draws one tile of the town: ground, water, houses, rails, streets.
struct MapTilePainter {
  let key: MapTileKey
  let palette: MapPalette
  private let town = Town.portAveril
  private let scale: Double
  private let ground: Rect
  private let origin: Point

  init(_ key: MapTileKey, _ palette: MapPalette) {
    self.key = key
    self.palette = palette
    scale = key.scale
    ground = key.ground
    origin = key.ground.origin
  }

  var marks: [Mark] {
    let side = MapTileKey.side
    var marks: [Mark] = [.fill(Rect(x: 0, y: 0, width: side, height: side), palette.land)]
    marks += areas + greens
    marks += water
    marks += houses
    marks += rails
    marks += streets
    marks += ferries
    return marks
  }

  // MARK: Places on the tile

  /// A place in metres as a point of the tile.
  private func at(_ place: Point) -> Point {
    Point(x: (place.x - origin.x) * scale, y: (place.y - origin.y) * scale)
  }

  /// Whether something with these bounds and a line of so many metres around it shows.
  private func shows(_ bounds: Rect, around: Double = 0) -> Bool {
    bounds.inset(dx: -around - 1, dy: -around - 1).intersects(ground)
  }

  private func area(_ outline: [Point], _ color: Color) -> Mark {
    .polygon(outline.map(at), color)
  }

  /// A line `width` points wide: the pieces of it that show.
  private func line(
    _ line: MapLine, width: Double, _ color: Color, roundEnds: Bool = true
  ) -> [Mark] {
    visible(line, around: width / scale).map {
      .polygon(MapStroke.polygon($0.map(at), width: width, roundEnds: roundEnds), color)
    }
  }

  /// The runs of a line's pieces that come near the tile.
  private func visible(_ line: MapLine, around: Double) -> [[Point]] {
    guard shows(line.bounds, around: around) else { return [] }
    var runs: [[Point]] = []
    var isOpen = false
    for (a, b) in zip(line.points, line.points.dropFirst()) {
      if shows([a, b].bounds, around: around) {
        if isOpen { runs[runs.count - 1].append(b) } else { runs.append([a, b]) }
        isOpen = true
      } else {
        isOpen = false
      }
    }
    return runs
  }

  // MARK: Ground and water

  private var areas: [Mark] {
    town.areas.compactMap { area in
      let color = palette.ground(area.kind)
      guard color != palette.land, shows(area.bounds) else { return nil }
      return self.area(area.outline, color)
    }
  }

  private var greens: [Mark] {
    town.blocks.compactMap { block in
      guard block.kind == .green || block.kind == .square, shows(block.bounds) else { return nil }
      return area(block.outline, block.kind == .green ? palette.park : palette.square)
    } + trees
  }

  /// Single trees in parks and woods, from near only.
  private var trees: [Mark] {
    guard scale > 0.9 else { return [] }
    return town.areas.filter { $0.kind == .park || $0.kind == .wood }.flatMap { area -> [Mark] in
      guard shows(area.bounds) else { return [] }
      let step = area.kind == .wood ? 17.0 : 31
      return spots(step: step).compactMap { spot in
        guard area.outline.surrounds(spot.place) else { return nil }
        let radius = (2.6 + 2 * spot.size) * scale
        let middle = at(spot.place)
        let frame = Rect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
        return .roundedFill(frame, CornerRadii(radius), palette.tree)
      }
    }
  }

  /// Scattered places of the tile's ground, the same whichever tile asks.
  private func spots(step: Double) -> [(place: Point, size: Double)] {
    let columns = (Int((ground.minX / step).rounded(.down)) - 1)...(Int(ground.maxX / step) + 1)
    let rows = (Int((ground.minY / step).rounded(.down)) - 1)...(Int(ground.maxY / step) + 1)
    return columns.flatMap { column in
      rows.compactMap { row in
        var random = TownRandom(UInt64(bitPattern: Int64(column &* 8191 &+ row &* 131)))
        if random.next() < 0.45 { return nil }
        let place = Point(
          x: (Double(column) + random.next()) * step, y: (Double(row) + random.next()) * step)
        return (place, random.next())
      }
    }
  }

  private var water: [Mark] {
    var marks = line(town.water.beach, width: 120 * scale, palette.sand)
    marks += [town.water.sea, town.water.river].map { area($0, palette.water) }
    marks += shallows
    for pond in town.water.ponds where shows(pond.bounds) {
      marks.append(area(pond, palette.water))
    }
    for (index, island) in town.water.islands.enumerated() where shows(island.bounds) {
      marks.append(area(island, palette.sand))
      let middle = Point(x: island.bounds.midX, y: island.bounds.midY)
      marks.append(
        area(island.map { $0.mixed(middle, 0.14) }, index == 0 ? palette.park : palette.fields))
    }
    for mole in town.water.moles { marks += line(mole, width: max(3, 24 * scale), palette.quay) }
    for quay in town.water.quays { marks += line(quay, width: max(1, 5 * scale), palette.quay) }
    return marks
  }

  /// A paler band off the beach.
  private var shallows: [Mark] {
    let beach = town.water.beach.points
    let out = beach.enumerated().map { index, place -> Point in
      let part = Double(index) / Double(beach.count - 1)
      return Point(x: place.x, y: place.y + 190 * part * (1 - part))
    }
    let outline = beach + out.reversed()
    return shows(outline.bounds) ? [area(outline, palette.shallows)] : []
  }

  // MARK: Houses

  private var houses: [Mark] {
    guard scale > 0.42 else { return blocksFromAfar }
    let outlineWidth = scale > 1.6 ? 1.0 : 0
    return town.blocks.filter { shows($0.bounds) }.flatMap { block -> [Mark] in
      let fill = block.kind == .oldTown ? palette.tallBuilding : palette.building
      return block.buildings.flatMap { outline -> [Mark] in
        guard shows(outline.bounds) else { return [] }
        let body = area(outline, fill)
        guard outlineWidth > 0 else { return [body] }
        let edge = MapStroke.polygon(
          (outline + [outline[0], outline[1]]).map(at), width: outlineWidth, roundEnds: false)
        return [body, .polygon(edge, palette.buildingEdge)]
      }
    }
  }

  /// Whole blocks, where houses would be specks.
  private var blocksFromAfar: [Mark] {
    guard scale > 0.2 else { return [] }
    return town.blocks.compactMap { block in
      guard block.kind != .green, block.kind != .square, shows(block.bounds) else { return nil }
      let color = block.kind == .oldTown ? palette.tallBuilding : palette.building
      return area(block.outline, palette.land.mixed(with: color, 0.6))
    }
  }

  // MARK: Ways

  private var rails: [Mark] {
    let width = max(2.4, 3.6 * scale)
    var marks: [Mark] = []
    for dash in town.water.tunnel.dashes(24, gap: 16) {
      marks += line(dash, width: max(1, width * 0.6), palette.rail, roundEnds: false)
    }
    marks += line(town.water.railway, width: width, palette.rail, roundEnds: false)
    for dash in town.water.railway.dashes(14 / max(scale, 0.35), gap: 14 / max(scale, 0.35)) {
      marks += line(dash, width: width * 0.5, palette.railGap, roundEnds: false)
    }
    return marks
  }

  private var streets: [Mark] {
    let shown = zip(town.streets, town.bounds).filter { street, bounds in
      width(of: street.rank) > 0 && shows(bounds, around: 30)
    }.map(\.0)
    var marks: [Mark] = []
    for ranks in [[.path], [.lane, .street], [.avenue], [.ringRoad]] as [[TownStreet.Rank]] {
      let group = shown.filter { ranks.contains($0.rank) }
      for street in group where casing(of: street.rank) > 0 {
        let width = width(of: street.rank) + 2 * casing(of: street.rank)
        marks += line(street.line, width: width, palette.road(street.rank).casing)
      }
      for street in group {
        marks += line(
          street.line, width: width(of: street.rank), palette.road(street.rank).fill)
      }
    }
    return marks
  }

  /// In points: as wide as the street is, but never too thin to see; 0 where it is left out.
  private func width(of rank: TownStreet.Rank) -> Double {
    switch rank {
    case .path: scale < 0.4 ? 0 : max(1.2, rank.width * scale)
    case .lane: scale < 0.28 ? 0.8 : max(1.4, rank.width * scale)
    case .street: scale < 0.28 ? 1 : max(1.8, rank.width * scale)
    case .avenue: max(2.6, rank.width * scale)
    case .ringRoad: max(3.6, rank.width * scale)
    }
  }

  /// The dark edge on either side, in points.
  private func casing(of rank: TownStreet.Rank) -> Double {
    switch rank {
    case .path: 0
    case .lane, .street: scale < 0.42 ? 0 : 0.8
    case .avenue: scale < 0.3 ? 0.6 : 1
    case .ringRoad: 1
    }
  }

  private var ferries: [Mark] {
    town.water.ferries.flatMap { ferry in
      let dash = 7 / scale
      guard shows(ferry.bounds) else { return [Mark]() }
      return ferry.dashes(dash, gap: dash * 0.8).flatMap {
        line($0, width: 1.4, palette.ferry, roundEnds: false)
      }
    }
  }
}
