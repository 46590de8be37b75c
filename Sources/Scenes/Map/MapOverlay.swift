import Canvas

/// The signs over the map's ground as retained layers, drawn crisp at their own size at any level.
struct MapOverlay: Sendable {
  private struct SignInputs: Hashable, Sendable {
    var places: [MapPlace]
    var selected: Int?
    var step: Int
    var appearance: Appearance
    var textScale: Double
  }

  private struct NameInputs: Hashable, Sendable {
    var run: TextRun
    var pixelScale: Double
  }

  private struct PinInputs: Hashable, Sendable {
    var pin: MapSigns.Pin
    var kind: MapPlace.Kind
    var isHovered: Bool
    var pixelScale: Double
  }

  private var known: (inputs: SignInputs, signs: MapSigns)?
  private var names = LayerStore<NameInputs>(capacity: 400)
  private var nameNumbers: [TextRun: Int] = [:]
  private var pins = LayerStore<PinInputs>(capacity: 100)

  /// How far a halo reaches around a name, in points.
  private static let halo = 2.0

  /// The signs for a level: decided anew every quarter of a level.
  mutating func signs(
    _ places: [MapPlace], selected: Int?, zoom: Double, context: PageContext
  ) -> MapSigns {
    let inputs = SignInputs(
      places: places, selected: selected, step: MapSigns.step(ofZoom: zoom),
      appearance: context.theme.appearance, textScale: context.textScale)
    if let known, known.inputs == inputs { return known.signs }
    let signs = MapSigns(
      places, selected: selected, step: inputs.step,
      palette: .of(context.theme.appearance), context: context)
    known = (inputs, signs)
    return signs
  }

  /// Names, then pins, the chosen one last; what the view does not show is left out.
  mutating func marks(
    _ places: [MapPlace], selected: Int?, hovered: Int?, camera: MapCamera, in view: Size,
    context: PageContext
  ) -> [Mark] {
    let signs = signs(places, selected: selected, zoom: camera.zoom, context: context)
    let screen = Rect(size: view)
    let corner = camera.place(.zero, in: view)
    let origin = Point(
      x: context.snap(corner.x * camera.scale), y: context.snap(corner.y * camera.scale))
    /// Whole pixels from the map's own origin: signs and tiles move in step.
    func at(_ place: Point, _ box: Rect) -> Rect {
      Rect(
        x: context.snap(place.x * camera.scale + box.minX) - origin.x,
        y: context.snap(place.y * camera.scale + box.minY) - origin.y, width: box.width,
        height: box.height)
    }
    var marks: [Mark] = []
    for name in signs.names {
      let frame = at(name.label.position, name.box.inset(dx: -Self.halo, dy: -Self.halo))
      guard frame.intersects(screen) else { continue }
      let layer = nameLayer(name.label, frame.size, context)
      marks.append(
        .layer(layer, LayerPlacement(frame: Rect(origin: frame.origin, size: layer.size))))
    }
    let order = places.indices.sorted { Self.depth(signs.pins[$0]) < Self.depth(signs.pins[$1]) }
    for index in order {
      let box = MapPin.box(signs.pins[index]).inset(dx: -MapPin.margin, dy: -MapPin.margin)
      let frame = at(places[index].position, box)
      guard frame.intersects(screen) else { continue }
      let layer = pinLayer(
        index, signs.pins[index], places[index].kind, isHovered: hovered == index, context)
      marks.append(.layer(layer, LayerPlacement(frame: frame)))
    }
    return marks
  }

  private static func depth(_ pin: MapSigns.Pin) -> Int {
    switch pin {
    case .dot: 0
    case .round: 1
    case .selected: 2
    }
  }

  /// The text over copies of itself in the halo's colour.
  private mutating func nameLayer(
    _ label: MapLabel, _ size: Size, _ context: PageContext
  ) -> Layer {
    let palette = MapPalette.of(context.theme.appearance)
    let run = label.run(palette, context)
    let number = nameNumbers[run] ?? nameNumbers.count + 1
    nameNumbers[run] = number
    let inputs = NameInputs(run: run, pixelScale: context.pixelScale)
    let whole = Size(width: size.width.rounded(.up) + 1, height: size.height.rounded(.up))
    return names.layer(
      id: Layer.ID("map-name", number), inputs: inputs, size: whole, isOpaque: false
    ) {
      var pale = run
      pale.color = palette.halo.opacity(0.55)
      let around = Self.ring.map { offset -> Mark in
        .text(pale, at: Point(x: Self.halo + offset.0, y: Self.halo + offset.1))
      }
      return around + [.text(run, at: Point(x: Self.halo, y: Self.halo))]
    }
  }

  private static let ring: [(Double, Double)] = [
    (-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5), (-1, -1), (1, -1), (-1, 1), (1, 1),
  ]

  private mutating func pinLayer(
    _ index: Int, _ pin: MapSigns.Pin, _ kind: MapPlace.Kind, isHovered: Bool,
    _ context: PageContext
  ) -> Layer {
    let inputs = PinInputs(
      pin: pin, kind: kind, isHovered: isHovered, pixelScale: context.pixelScale)
    let box = MapPin.box(pin).inset(dx: -MapPin.margin, dy: -MapPin.margin)
    return pins.layer(
      id: Layer.ID("map-pin", index + 1), inputs: inputs, size: box.size, isOpaque: false
    ) { MapPin.marks(pin, kind, isHovered: isHovered) }
  }
}
