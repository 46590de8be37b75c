import Canvas
import SheetKit

/// What lies along the time: phases, events, the axis and the playhead.
extension MotionGraph {
  // MARK: Phases

  var phases: [Mark] {
    let band = layout.band
    return segments.flatMap { segment -> [Mark] in
      let left = x(at: segment.start).rounded()
      let right = x(at: segment.end).rounded()
      guard right > left, segment.phase != .hidden else { return [] }
      let frame = Rect(x: left, y: band.minY, width: max(1, right - left - 1), height: band.height)
      let fill: Mark = .roundedFill(frame, CornerRadii(3), palette.color(of: segment.phase))
      let run = caption(segment.phase.rawValue, palette.phaseInk)
      let width = text.size(of: run).width
      guard width + 8 <= frame.width else { return [fill] }
      return [fill, .text(run, at: Point(x: (frame.midX - width / 2).rounded(), y: band.minY))]
    }
  }

  struct Segment: Hashable {
    var phase: SheetPhase.Name
    var start: Seconds
    var end: Seconds
  }

  /// Stretches of one phase, each up to the next one's first sample.
  var segments: [Segment] {
    var segments: [Segment] = []
    for sample in model.curve.samples {
      if let last = segments.indices.last {
        segments[last].end = sample.time
        if segments[last].phase == sample.phase { continue }
      }
      segments.append(Segment(phase: sample.phase, start: sample.time, end: sample.time))
    }
    return segments
  }

  // MARK: Events

  var events: [Mark] {
    let near = nearestEvent
    var drawn: Set<Double> = []
    var marks: [Mark] = []
    for event in model.curve.events where domain.contains(event.time) {
      let x = x(at: event.time).rounded()
      guard drawn.insert(x).inserted else { continue }
      let isNear = near?.time == event.time
      marks.append(tick(at: x, isNear: isNear))
    }
    return marks
  }

  /// The one that is named reaches up to its name.
  private func tick(at x: Double, isNear: Bool) -> Mark {
    let band = layout.band
    let top = isNear ? layout.eventName.minY : band.minY - 3
    let width = isNear ? 2.0 : 1
    return .fill(
      Rect(x: x - width / 2, y: top, width: width, height: band.maxY - top),
      isNear ? palette.tint : palette.ink)
  }

  /// The event nearest the playhead, without one the last; the last of several at one time.
  var nearestEvent: SheetEvent? {
    let playhead = model.playhead ?? domain.upperBound
    var nearest: SheetEvent?
    for event in model.curve.events where domain.contains(event.time) {
      guard let best = nearest else {
        nearest = event
        continue
      }
      if abs(event.time - playhead) <= abs(best.time - playhead) { nearest = event }
    }
    return nearest
  }

  /// What happened at the time of the nearest event, beside its tick: all of it, or where there is
  /// no room for that the event alone.
  var eventName: [Mark] {
    guard let event = nearestEvent else { return [] }
    let together = model.curve.events.filter { $0.time == event.time }.map(\.kind.title)
    let tick = x(at: event.time).rounded()
    let rooms = [tick - 5 - layout.left, rect.maxX - 8 - tick - 5].map { max(0, $0) }
    for string in [together.joined(separator: ", "), event.kind.title] {
      let width = text.size(of: caption(string, palette.ink)).width.rounded(.up)
      if width <= rooms[1] { return eventName(string, x: tick + 5, width) }
      if width <= rooms[0] { return eventName(string, x: tick - 5 - width, width) }
    }
    let isRight = rooms[1] >= rooms[0]
    let width = max(rooms[0], rooms[1])
    return eventName(event.kind.title, x: isRight ? tick + 5 : tick - 5 - width, width)
  }

  private func eventName(_ string: String, x: Double, _ width: Double) -> [Mark] {
    var run = caption(string, palette.ink)
    run.width = width
    let frame = Rect(x: x, y: layout.eventName.minY, width: width, height: 13)
    return [.fill(frame, palette.surface.opacity(0.85)), .text(run, at: frame.origin)]
  }

  // MARK: Axis

  var axis: [Mark] {
    let scale = (layout.right - layout.left) / (domain.upperBound - domain.lowerBound)
    let step = GraphScale.timeStep(width: 52, scale: scale)
    let count = Int(((domain.upperBound - domain.lowerBound) / step + 1e-9).rounded(.down))
    var marks: [Mark] = []
    var taken = playheadLabel.map { [$0.frame] } ?? []
    for index in 0...max(0, min(count, 100)) {
      let time = Double(index) * step
      let x = x(at: domain.lowerBound + time).rounded()
      marks.append(.fill(gridLine(at: x), palette.hairline.opacity(index == 0 ? 1 : 0.5)))
      let run = caption(Wording.time(time), palette.secondaryInk)
      let width = text.size(of: run).width
      let left = min(max(x - width / 2, layout.left), layout.right - width).rounded()
      let place = Rect(
        x: left - 4, y: layout.axis.minY, width: width + 8, height: layout.axis.height)
      guard !taken.contains(where: { $0.intersects(place) }) else { continue }
      taken.append(place)
      marks.append(.text(run, at: Point(x: left, y: layout.axis.minY + 2)))
    }
    return marks
  }

  private func gridLine(at x: Double) -> Rect {
    let top = layout.heights.minY
    return Rect(x: x, y: top, width: 1, height: layout.velocities.maxY - top)
  }

  // MARK: Playhead

  private var playheadLabel: (label: ExplainLabel, frame: Rect)? {
    guard let time = model.playhead, domain.contains(time) else { return nil }
    let label = ExplainLabel(
      Wording.time(time - domain.lowerBound), ink: palette.surface, surface: palette.ink,
      text: text)
    let bounds = rect.inset(dx: 3, dy: 1)
    let place = Point(x: x(at: time).rounded(), y: layout.axis.minY + 9)
    return (label, label.frame(at: place, .center, within: bounds))
  }

  var playhead: [Mark] {
    guard let time = model.playhead, let (label, frame) = playheadLabel else { return [] }
    let top = layout.heights.minY - 2
    let line = Rect(
      x: x(at: time).rounded() - 0.5, y: top, width: 1, height: frame.minY - top)
    return [.fill(line, palette.ink)] + dot(at: time) + label.marks(in: frame)
  }

  /// Where the curve is at the playhead.
  private func dot(at time: Seconds) -> [Mark] {
    guard let sample = model.curve.sample(at: time) else { return [] }
    let place = Point(x: x(at: time).rounded(), y: y(of: sample.top).rounded())
    guard layout.heights.inset(dx: -1, dy: -4).contains(place) else { return [] }
    return [
      ExplainShapes.disc(at: place, radius: 5, palette.surface),
      ExplainShapes.disc(at: place, radius: 3.5, palette.ink),
    ]
  }
}

extension MotionCurve {
  /// The last sample not after a time, or the first one.
  package func sample(at time: Seconds) -> MotionSample? {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return samples.isEmpty ? nil : samples[max(0, low - 1)]
  }
}

extension SheetEvent.Kind {
  /// The name, and what it is about.
  fileprivate var title: String {
    switch self {
    case .decision(let decision): "let go → " + DetentTitle.of(decision.target)
    case .didChangeSelectedDetent(let detent): name + " " + DetentTitle.of(detent)
    case .warning(let warning): warning.message
    default: name
    }
  }
}
