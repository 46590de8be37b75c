import Canvas

/// What stands over the map's ground at a level: which pins, dots and names, without collisions.
/// It holds for the whole town, so panning never makes a name come or go.
struct MapSigns: Sendable {
  /// A pin shows its icon; where pins would crowd, the less important are dots.
  enum Pin: Hashable, Sendable { case dot, round, selected }

  struct Name: Sendable {
    var label: MapLabel
    /// Around the label's place, in points.
    var box: Rect
  }

  let pins: [Pin]
  let names: [Name]

  /// Levels in which signs are decided: every quarter.
  static func step(ofZoom zoom: Double) -> Int { Int((zoom * 4 + 1e-6).rounded(.down)) }

  init(
    _ places: [MapPlace], selected: Int?, step: Int, palette: MapPalette, context: PageContext
  ) {
    let zoom = Double(step) / 4
    let scale = MapCamera.scale(ofZoom: zoom)
    var room = LabelPlacement(margin: 3)
    func moved(_ box: Rect, _ place: Point) -> Rect {
      box.offset(dx: place.x * scale, dy: place.y * scale)
    }
    pins = Self.pins(places, selected: selected, scale: scale, &room)
    var names: [Name] = []
    for label in Self.placeNames(places, pins, zoom: zoom) + TownNames.labels(zoom: zoom) {
      let size = context.text.size(of: label.run(palette, context))
      let box = label.box(size)
      if room.claim(moved(box, label.position)) { names.append(Name(label: label, box: box)) }
    }
    self.names = names
  }

  /// The selected one first, then by number.
  private static func pins(
    _ places: [MapPlace], selected: Int?, scale: Double, _ room: inout LabelPlacement
  ) -> [Pin] {
    var pins = [Pin](repeating: .dot, count: places.count)
    let order = places.indices.sorted { a, b in
      (a == selected ? 0 : 1, a) < (b == selected ? 0 : 1, b)
    }
    for index in order {
      let place = places[index].position
      let wanted: Pin = index == selected ? .selected : .round
      func box(_ pin: Pin) -> Rect {
        MapPin.box(pin).offset(dx: place.x * scale, dy: place.y * scale)
      }
      if wanted == .selected || room.isFree(box(wanted).inset(dx: 1, dy: 1)) {
        pins[index] = wanted
      }
      room.take(box(pins[index]))
    }
    return pins
  }

  /// The selected place's name always, the others' from near.
  private static func placeNames(
    _ places: [MapPlace], _ pins: [Pin], zoom: Double
  ) -> [MapLabel] {
    let order = places.indices.sorted { a, b in
      (pins[a] == .selected ? 0 : 1, a) < (pins[b] == .selected ? 0 : 1, b)
    }
    return order.compactMap { index in
      let place = places[index]
      guard pins[index] == .selected || zoom >= 4 && pins[index] == .round else { return nil }
      let gap = MapPin.box(pins[index]).maxY + 4
      return MapLabel(
        text: place.name, kind: .place, position: place.position, anchor: .below(gap),
        priority: 200)
    }
  }
}
