import Canvas
import SheetKit

/// The map of Port Averil as the background of a sheet: it pans, zooms, and its pins can be chosen.
package struct MapPage: BackgroundPage {
  let places: [MapPlace]
  /// The part of the screen's bottom that the drawer covers at most while the map is usable, as a
  /// fraction of the screen.
  let covered: Double
  private var gestures: MapGestures
  private var tiles = MapTiles()
  private var overlay = MapOverlay()
  private var chrome = MapControls()
  private var layers = LayerStore<Inputs>(capacity: 2)

  private struct Inputs: Hashable, Sendable {
    var camera: MapCamera
    var size: Size
    var theme: Theme
    var textScale: Double
    var pixelScale: Double
    var highlight: PageHighlight
  }

  /// The map itself, as something that the keyboard can be on.
  static let element = ElementID("map")

  init(_ places: [MapPlace], covered: Double) {
    self.places = places
    self.covered = covered
    gestures = MapGestures(
      Self.start, limits: MapLimits(view: Size(width: 390, height: 844), coveredBottom: 0))
  }

  /// The old town and its basin, above the drawer.
  private static let start = MapCamera(center: Point(x: 1925, y: 2240), zoom: 3.25)

  private func limits(_ context: PageContext) -> MapLimits {
    MapLimits(view: context.size, coveredBottom: covered * context.size.height)
  }

  /// The gestures in the context's view.
  private func current(_ context: PageContext) -> MapGestures {
    var result = gestures
    result.resize(limits(context), at: context.time)
    return result
  }

  /// Where the map is looked at from at the context's time.
  func camera(in context: PageContext) -> MapCamera { current(context).camera(at: context.time) }

  /// How many tiles have been drawn so far.
  var tilesDrawn: Int { tiles.drawn }

  package func contentHeight(in context: PageContext) -> Double { context.size.height }

  package func isAnimating(at time: Seconds) -> Bool { gestures.isMoving(at: time) }

  // MARK: Drawing

  package mutating func marks(in context: PageContext, highlight: PageHighlight) -> [Mark]? {
    let now = current(context)
    let camera = now.camera(at: context.time)
    let palette = MapPalette.of(context.theme.appearance)
    let selected = highlight.selected.flatMap { $0.name == "marker" ? $0.index : nil }
    let hovered = highlight.hovered.flatMap { $0.name == "marker" ? $0.index : nil }
    var marks = tiles.marks(
      camera, in: context.size, isZooming: now.isZooming(at: context.time), palette: palette,
      context: context)
    marks += overlay.marks(
      places, selected: selected, hovered: hovered, camera: camera, in: context.size,
      context: context)
    marks += chrome.marks(highlight: highlight, palette: palette, context: context)
    return marks
  }

  package mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer {
    let inputs = Inputs(
      camera: camera(in: context), size: context.size, theme: context.theme,
      textScale: context.textScale, pixelScale: context.pixelScale, highlight: highlight)
    let id = Layer.ID("map")
    if let known = layers.known(id: id, inputs: inputs, size: context.size) { return known }
    let marks = marks(in: context, highlight: highlight) ?? []
    return layers.keep(id: id, inputs: inputs, size: context.size, isOpaque: true, marks: marks)
  }

  // MARK: Input

  package func element(at point: Point, scroll: Double, in context: PageContext) -> ElementID? {
    if let control = MapControls.element(at: point, in: context) { return control }
    let camera = camera(in: context)
    let nearest = places.indices.map { index in
      (index, camera.screen(places[index].position, in: context.size).distance(to: point))
    }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= Self.reach else { return nil }
    return ElementID("marker", nearest.0)
  }

  /// How far from a pin's middle a tap still means it, in points: 44 pt across.
  private static let reach = 22.0

  package func element(after element: ElementID?, backwards: Bool) -> ElementID? {
    let order = [Self.element] + MapControls.elements
    guard let element, let index = order.firstIndex(of: element) else {
      return backwards ? order.last : order.first
    }
    let next = index + (backwards ? -1 : 1)
    return order.indices.contains(next) ? order[next] : nil
  }

  package mutating func take(
    _ gesture: PageGesture, in context: PageContext
  ) -> PageGesture.Answer {
    let time = context.time
    gestures.resize(limits(context), at: time)
    switch gesture {
    case .press(let pointer):
      return .taken(
        isTap: gestures.press(
          pointer.id, at: pointer.position, device: pointer.device, time: time))
    case .move(let pointer):
      gestures.move(pointer.id, to: pointer.position, time: time)
      return .taken(isTap: !gestures.isDragging)
    case .release(let pointer): return release(pointer, in: context)
    case .cancel(let id): gestures.cancel(id, time: time)
    case .wheel(let wheel): gestures.wheel(wheel, time: time)
    case .key(let key): return take(key, at: time)
    case .activate(let element): activate(element, at: time)
    }
    return .taken(isTap: false)
  }

  private mutating func release(
    _ pointer: Pointer, in context: PageContext
  ) -> PageGesture.Answer {
    gestures.move(pointer.id, to: pointer.position, time: context.time)
    let isTap = gestures.release(pointer.id, time: context.time)
    if isTap, element(at: pointer.position, scroll: 0, in: context) == nil {
      _ = gestures.tap(at: pointer.position, time: context.time)
    }
    return .taken(isTap: isTap)
  }

  private mutating func take(_ key: Key, at time: Seconds) -> PageGesture.Answer {
    switch key {
    case .left: gestures.step(east: -1, south: 0, time: time)
    case .right: gestures.step(east: 1, south: 0, time: time)
    case .up: gestures.step(east: 0, south: -1, time: time)
    case .down: gestures.step(east: 0, south: 1, time: time)
    case .character("+"), .character("="): gestures.zoomStep(1, time: time)
    case .character("-"): gestures.zoomStep(-1, time: time)
    default: return .ignored
    }
    return .taken(isTap: false)
  }

  private mutating func activate(_ element: ElementID, at time: Seconds) {
    if element == MapControls.nearer || element == Self.element {
      gestures.zoomStep(1, time: time)
    } else if element == MapControls.farther {
      gestures.zoomStep(-1, time: time)
    }
  }

  package mutating func reveal(_ element: ElementID, visible: Rect, in context: PageContext) {
    guard element.name == "marker", places.indices.contains(element.index) else { return }
    gestures.resize(limits(context), at: context.time)
    gestures.show(
      places[element.index].position, at: Point(x: visible.midX, y: visible.midY + 12),
      minimumZoom: 3.25, time: context.time)
  }
}
