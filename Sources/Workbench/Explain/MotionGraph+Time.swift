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
      marks.append(tick(at: x, isNear ? palette.tint : palette.ink, width: isNear ? 2 : 1))
    }
    return marks + (near.map(eventName) ?? [])
  }

  private func tick(at x: Double, _ color: Color, width: Double) -> Mark {
    .fill(
      Rect(x: x - width / 2, y: layout.band.minY - 4, width: width, height: layout.band.height + 4),
      color)
  }

  /// The event nearest the playhead; the last of several at one time.
  var nearestEvent: SheetEvent? {
    guard let playhead = model.playhead else { return nil }
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

  /// All that happened at the time of an event, beside its tick.
  private func eventName(_ event: SheetEvent) -> [Mark] {
    let together = model.curve.events.filter { $0.time == event.time }
    let label = ExplainLabel(
      together.map(\.kind.title).joined(separator: ", "), ink: palette.ink,
      surface: palette.surface,
      text: text)
    let place = Point(x: x(at: event.time), y: layout.band.minY - 12)
    let bounds = Rect(
      x: rect.minX + 4, y: rect.minY, width: rect.width - 8, height: rect.height)
    return label.marks(in: label.frame(at: place, .center, within: bounds))
  }

  // MARK: Axis

  var axis: [Mark] {
    let scale = (layout.right - layout.left) / (domain.upperBound - domain.lowerBound)
    let step = GraphScale.timeStep(width: 52, scale: scale)
    let count = Int(((domain.upperBound - domain.lowerBound) / step + 1e-9).rounded(.down))
    return (0...max(0, min(count, 100))).flatMap { index -> [Mark] in
      let time = Double(index) * step
      let x = x(at: domain.lowerBound + time).rounded()
      let run = caption(Wording.time(time), palette.secondaryInk)
      let width = text.size(of: run).width
      let left = min(max(x - width / 2, layout.left), layout.right - width)
      let line = Rect(
        x: x, y: layout.heights.minY, width: 1,
        height: layout.velocities.maxY - layout.heights.minY)
      return [
        .fill(line, palette.hairline.opacity(index == 0 ? 1 : 0.5)),
        .text(run, at: Point(x: left.rounded(), y: layout.axis.minY + 2)),
      ]
    }
  }

  // MARK: Playhead

  var playhead: [Mark] {
    guard let time = model.playhead, domain.contains(time) else { return [] }
    let x = x(at: time).rounded()
    let label = ExplainLabel(
      Wording.time(time - domain.lowerBound), ink: palette.surface, surface: palette.ink,
      text: text)
    let frame = label.frame(
      at: Point(x: x, y: layout.axis.minY + 8), .center,
      within: Rect(
        x: rect.minX + 2, y: rect.minY, width: rect.width - 4, height: rect.height - 1))
    let line = Rect(
      x: x - 0.5, y: layout.heights.minY - 2, width: 1,
      height: frame.minY - layout.heights.minY + 2)
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
