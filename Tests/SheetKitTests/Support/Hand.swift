import SheetKit

/// A sheet in a test's hand: pointers and commands by milliseconds, and every event so far.
struct Hand {
  var sheet: Sheet
  private(set) var events: [SheetEvent] = []
  private(set) var now: Double = 0

  init(
    _ configuration: SheetConfiguration, in container: Container = Containers.phone,
    profile: SheetProfile = .iOS15to18, startsPresented: Bool = true,
    content: Double? = nil, at time: Double = 0
  ) {
    sheet = Sheet(
      configuration: configuration, container: container, profile: profile,
      startsPresented: startsPresented)
    if let content { feed(.content([ContentMetrics(height: content, headerHeight: 44)]), at: time) }
  }

  init(
    _ detents: [Detent], selection: Detent? = nil, in container: Container = Containers.phone,
    profile: SheetProfile = .iOS15to18, content: Double? = nil
  ) {
    self.init(
      SheetConfiguration().presentationDetents(detents, selection: selection), in: container,
      profile: profile, content: content)
  }

  mutating func feed(_ input: SheetInput, at ms: Double) {
    now = ms
    events += sheet.handle(input, at: ms / 1000)
  }

  mutating func down(_ y: Double, at ms: Double, on region: SheetRegion = .header, x: Double = 195)
  {
    feed(.pointerDown(1, PointerPosition(x: x, y: y), on: region), at: ms)
  }

  mutating func move(_ y: Double, at ms: Double, x: Double = 195) {
    feed(.pointerMove(1, PointerPosition(x: x, y: y)), at: ms)
  }

  mutating func up(_ y: Double, at ms: Double, x: Double = 195) {
    feed(.pointerUp(1, PointerPosition(x: x, y: y)), at: ms)
  }

  /// Drags from one y to another in steps of 10 ms, and holds still before letting go.
  mutating func drag(
    _ start: Double, to end: Double, on region: SheetRegion = .header, steps: Int = 10
  ) {
    down(start, at: now, on: region)
    for step in 1...steps {
      move(start + (end - start) * Double(step) / Double(steps), at: now + 10)
    }
  }

  /// A slow drag and a still release.
  mutating func place(_ start: Double, to end: Double, on region: SheetRegion = .header) {
    drag(start, to: end, on: region)
    up(end, at: now + 200)
  }

  mutating func tap(_ y: Double, on region: SheetRegion, at ms: Double) {
    down(y, at: ms, on: region)
    up(y, at: ms + 50)
  }

  mutating func wait(_ ms: Double) {
    now += ms
    events += sheet.advance(to: now / 1000)
  }

  mutating func settle() { wait(5000) }

  var picture: SheetPresentation { sheet.presentation(at: now / 1000) }
  var height: Double { picture.height }

  func picture(at ms: Double) -> SheetPresentation { sheet.presentation(at: ms / 1000) }

  /// The names of the events so far, without decisions.
  var names: [String] { events.map(\.kind.name).filter { $0 != "decision" } }

  var decisions: [SnapDecision] {
    events.compactMap { if case .decision(let decision) = $0.kind { decision } else { nil } }
  }

  mutating func forget() { events = [] }
}

/// Whether two numbers agree to a tolerance, 1e-6 relative and absolute unless said.
func agree(_ left: Double, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance * max(1, abs(right))
}
