import Canvas
import Scenes

/// Makes up what somebody might do to the window, and what nobody would.
struct StormGenerator {
  private var random: SeededGenerator
  private let files: [String]
  private var window: Size
  private var pressed: Set<Pointer.ID> = []

  init(seed: UInt64, window: Size, files: [String]) {
    random = SeededGenerator(seed: seed)
    self.window = window
    self.files = files
  }

  mutating func steps(_ count: Int) -> [StormStep] {
    var steps: [StormStep] = []
    while steps.count < count { steps += burst() }
    return steps
  }

  /// A few steps that belong together.
  private mutating func burst() -> [StormStep] {
    switch number(0, 22) {
    case 0..<5: stroke()
    case 5..<7: [.input(.pointerDown(pointer(), button: chance(5) ? 3 : 1)), pause()]
    case 7..<8: release()
    case 8..<10: wheelStorm()
    case 10..<13: [.input(.key(key(), modifiers())), pause()]
    case 13..<14: [.input(.text(text()))]
    case 14..<15: [.input(.hover(chance(4) ? nil : place())), .draw]
    case 15..<16: [.input(chance(2) ? .focusLost : .pointerCancel(pick([1, 2, 3])))]
    case 16..<17: [.input(.drop(path: pick(files))), .draw]
    case 17..<18: [resize(), .draw]
    case 18..<19: [.wait(pick([0.3, 1, 3, 40, 5000]))]
    case 19..<20: [.save(pick(StormFiles.contents))] + (chance(2) ? [.draw] : [])
    case 20..<20.5: [.paste(chance(8) ? nil : pick(StormFiles.contents)), .draw]
    case 20.5..<21: [.takeEffects]
    default: [.draw, pause()]
    }
  }

  /// Press, moves with frames in between, and mostly a release.
  private mutating func stroke() -> [StormStep] {
    let id = chance(6) ? 2 : 1
    var place = place()
    var steps: [StormStep] = [.input(.pointerDown(pointer(id, place), button: 1))]
    let step = Point(x: number(-6, 6), y: number(-40, 40))
    for _ in 0..<Int(number(0, 12)) {
      place = place + Point(x: step.x + number(-4, 4), y: step.y + number(-10, 10))
      steps.append(.wait(number(0, 0.03)))
      steps.append(.input(.pointerMove(pointer(id, place))))
      if chance(3) { steps.append(.draw) }
    }
    pressed.insert(id)
    guard !chance(8) else { return steps }
    pressed.remove(id)
    return steps + [pause(), .input(.pointerUp(pointer(id, place), button: 1)), .draw]
  }

  private mutating func release() -> [StormStep] {
    let id = pressed.popFirst() ?? 1
    return [.input(.pointerUp(pointer(id, place()), button: chance(6) ? 3 : 1))]
  }

  private mutating func wheelStorm() -> [StormStep] {
    let isPrecise = chance(2)
    let position = place()
    return (0..<Int(number(1, 8))).flatMap { _ -> [StormStep] in
      let wheel = Wheel(
        position: position, dx: chance(4) ? number(-3, 3) : 0,
        dy: isPrecise ? number(-90, 90) : number(-3, 3).rounded(), isPrecise: isPrecise)
      return [.input(.wheel(wheel)), .wait(number(0, 0.05))]
    }
  }

  private mutating func resize() -> StormStep {
    let sizes = [
      Size(width: 1, height: 1), Size(width: 8000, height: 200), Size(width: 120, height: 160),
      Size(width: 454, height: 908), Size(width: 900, height: 908), Size(width: 300, height: 4000),
      Size(width: number(1, 1600), height: number(1, 1200)),
    ]
    window = pick(sizes)
    return .resize(window, pixelsPerPoint: pick([1, 1, 2, 0.5, 1.25, 4]))
  }

  // MARK: Parts

  private mutating func pause() -> StormStep { .wait(number(0, 0.2)) }

  /// Mostly inside the window.
  private mutating func place() -> Point {
    if chance(20) { return Point(x: number(-1e6, 1e6), y: number(-1e6, 1e6)) }
    return Point(
      x: number(-0.05, 1.05) * window.width, y: number(-0.05, 1.05) * window.height)
  }

  private mutating func pointer(_ id: Pointer.ID = 1, _ place: Point? = nil) -> Pointer {
    Pointer(id: id, device: id == 1 ? .mouse : .touch, position: place ?? self.place())
  }

  private mutating func key() -> Key {
    let named: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .escape, .tab, .enter, .space,
      .backspace, .delete, .function(Int(number(1, 13))),
    ]
    return chance(2) ? pick(named) : .character(pick(Array("iizybdderrppsSoo123456789,.a*~é字")))
  }

  private mutating func modifiers() -> Modifiers {
    chance(2) ? .control : Modifiers(rawValue: UInt8(number(0, 16)))
  }

  private mutating func text() -> String {
    pick(["a", "12", "-1e99", ".", "字", "\u{0}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "\u{202E}x", ""])
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + Double(random.next() >> 11) / Double(1 << 53) * (high - low)
  }

  private mutating func chance(_ oneIn: Int) -> Bool { random.next() % UInt64(oneIn) == 0 }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(random.next() % UInt64(choices.count))]
  }
}
