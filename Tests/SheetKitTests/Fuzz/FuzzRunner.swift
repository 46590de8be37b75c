import SheetKit

/// Lives one random life and checks SPEC §15 after every input and at every frame.
struct FuzzRunner {
  private var sheet: Sheet
  /// The same sheet without any frame asked for or any call between inputs.
  private var lazySheet: Sheet
  private var check = FuzzInvariants()
  private var now = 0.0
  private let life: FuzzCase

  init(_ life: FuzzCase) {
    self.life = life
    sheet = Sheet(
      configuration: life.configuration, container: life.container, profile: life.profile,
      startsPresented: life.startsPresented)
    lazySheet = sheet
  }

  /// What went wrong first, or nil.
  static func failure(of life: FuzzCase) -> String? {
    var runner = FuzzRunner(life)
    return runner.run()
  }

  private mutating func run() -> String? {
    feed(.content([ContentMetrics(height: life.contentHeight, headerHeight: 44)]), travel: 0)
    for step in life.steps {
      show(until: now + step.pause / 1000)
      take(step.action)
      if let failure = check.failure { return "at \(now * 1000) ms: \(failure)" }
    }
    finish()
    return check.failure.map { "at the end: \($0)" }
  }

  /// Frames up to a time.
  private mutating func show(until end: Seconds) {
    let frame = 1 / life.framesPerSecond
    var time = (now / frame).rounded(.down) * frame + frame
    while time < end, time < now + 0.3 {
      check.events(sheet.advance(to: time), of: sheet, at: time)
      check.frame(sheet, at: time)
      time += frame
    }
    now = end
  }

  private mutating func take(_ action: FuzzCase.Action) {
    switch action {
    case .down(let x, let y, let device, let id, let button):
      let region = region(y: y)
      check.pointerDown(id, y: y)
      feed(
        .pointerDown(
          PointerID(id), PointerPosition(x: x, y: y), on: region, device: device,
          button: button),
        travel: 0)
    case .move(let x, let y, let id):
      let travel = check.pointerTravel(id, to: y)
      feed(.pointerMove(PointerID(id), PointerPosition(x: x, y: y)), travel: travel)
    case .up(let x, let y, let id):
      let travel = check.pointerTravel(id, to: y)
      check.pointerUp(id)
      feed(.pointerUp(PointerID(id), PointerPosition(x: x, y: y)), travel: travel)
    case .cancel(let id):
      check.pointerUp(id)
      feed(.pointerCancel(PointerID(id)), travel: 0)
    case .wheel(let y, let dy, let isPrecise):
      feed(
        .wheel(WheelInput(dy: dy, isPrecise: isPrecise), on: region(y: y)),
        travel: isPrecise ? abs(dy) : 0)
    case .command(let input): feed(input, travel: 0)
    }
  }

  private func region(y: Double) -> SheetRegion {
    let picture = sheet.presentation(at: now)
    if y < picture.top || picture.phase == .hidden { return .background }
    if y < picture.top + 44 { return picture.showsDragIndicator ? .grabber : .header }
    return life.contentHeight > 0 ? .content(0) : .header
  }

  private mutating func feed(_ input: SheetInput, travel: Double) {
    check.events(sheet.advance(to: now), of: sheet, at: now)
    let before = sheet
    check.events(sheet.handle(input, at: now), of: sheet, at: now)
    check.lazyEvents(lazySheet.handle(input, at: now))
    check.input(input, from: before, to: sheet, travel: travel, at: now)
    check.frame(sheet, at: now)
  }

  /// Lets go of everything and waits: it must come to rest.
  private mutating func finish() {
    for id in [1, 2] {
      check.pointerUp(id)
      feed(.pointerCancel(PointerID(id)), travel: 0)
    }
    show(until: now + 0.3)
    now += 200
    check.events(sheet.advance(to: now), of: sheet, at: now)
    check.lazyEvents(lazySheet.advance(to: now))
    check.rest(sheet, lazySheet, at: now)
  }
}
