import SheetKit

/// Makes random lives of sheets. Everything follows from the seed.
struct FuzzGenerator {
  private var random: SplitMix
  private let seed: UInt64
  private var y = 400.0

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(seed: seed)
  }

  mutating func life() -> FuzzCase {
    let container = container()
    return FuzzCase(
      seed: seed, container: container, profile: random.pick(SheetProfile.all),
      configuration: configuration(), contentHeight: random.pick([0, 300, 2000, 60]),
      startsPresented: !random.chance(4), framesPerSecond: random.pick([30, 60, 120, 144]),
      steps: steps(in: container))
  }

  private mutating func container() -> Container {
    random.pick([
      Containers.phone, Containers.small, Containers.tall, Containers.landscape, Containers.pad,
      Containers.window(500), Containers.phone, Containers.phone,
    ])
  }

  private mutating func detent() -> Detent {
    switch random.count(7) {
    case 0: .medium
    case 1: .large
    case 2: .fraction(random.pick([0.1, 0.4, 0.42, 1, 0]))
    case 3: .custom(random.pick(["a", "off", "unknown"]))
    default: .height(random.pick([80, 120, 200, 300, 500, 2000, -1]))
    }
  }

  private mutating func configuration() -> SheetConfiguration {
    var detents = [detent()]
    for _ in 0..<random.count(4) { detents.append(detent()) }
    var configuration = SheetConfiguration().presentationDetents(detents)
      .customDetent(CustomDetent("a", .fraction(0.3, atLeast: 100)))
      .customDetent(CustomDetent("off", .inactive))
    if random.chance(2) { configuration.selection = random.pick(detents + [.height(321)]) }
    configuration.isInteractiveDismissDisabled = random.chance(3)
    configuration.contentInteraction = random.pick([.automatic, .resizes, .scrolls])
    configuration.backgroundInteraction = random.pick([
      .automatic, .disabled, .enabled, .enabledUpThrough(random.pick(detents)),
    ])
    if random.chance(6) { configuration.compactAdaptation.vertical = .none }
    if random.chance(12) { configuration.compactAdaptation.horizontal = random.pick(adaptations) }
    if random.chance(12) { configuration.motion = .easeInOut(duration: 0.3) }
    if random.chance(12) { configuration.isDraggable = false }
    if random.chance(8) { configuration.tuning.dampingRatio = random.pick([0.3, 0.8, 1.3]) }
    if random.chance(6) { configuration.policy = random.pick(SnapPolicy.all) }
    configuration.replacesItemInPlace = random.chance(2)
    return configuration
  }

  private var adaptations: [PresentationAdaptation] { [.popover, .fullScreenCover, .sheet] }

  private mutating func steps(in container: Container) -> [FuzzCase.Step] {
    var steps: [FuzzCase.Step] = []
    for _ in 0..<(1 + random.count(4)) {
      switch random.count(5) {
      case 0, 1: steps += gesture(in: container)
      case 2: steps.append(FuzzCase.Step(pause: pause(), action: wheel(in: container)))
      default: steps.append(FuzzCase.Step(pause: pause(), action: .command(command())))
      }
    }
    return steps
  }

  private mutating func pause() -> Double {
    random.pick([0, 4, 16, 60, 130, 500, random.number(0, 300)])
  }

  /// A press, some moves with now and then something else between, and a release.
  private mutating func gesture(in container: Container) -> [FuzzCase.Step] {
    let id = random.chance(10) ? 2 : 1
    let x = random.number(0, container.width)
    y = random.number(0, container.height)
    var steps = [
      FuzzCase.Step(
        pause: pause(),
        action: .down(
          x: x, y: y, device: random.chance(2) ? .mouse : .touch, id: id,
          button: random.chance(20) ? 3 : 1))
    ]
    let speed = random.pick([2.0, 8, 30, 120]) * (random.chance(2) ? 1 : -1)
    for _ in 0..<random.count(9) {
      y += speed * random.number(random.chance(4) ? -1 : 0, 1.5)
      steps.append(
        FuzzCase.Step(pause: random.pick([0, 4, 8, 16]), action: .move(x: x, y: y, id: id)))
      if random.chance(12) {
        steps.append(FuzzCase.Step(pause: 3, action: .command(command())))
      }
    }
    if random.chance(3) { y += speed }
    let isLost = random.chance(8)
    steps.append(
      FuzzCase.Step(
        pause: random.pick([0, 8, 80]),
        action: isLost ? .cancel(id: id) : .up(x: x, y: y, id: id)))
    return steps
  }

  private mutating func wheel(in container: Container) -> FuzzCase.Action {
    let isPrecise = random.chance(2)
    let amount = isPrecise ? random.number(-200, 200) : Double(random.count(9) - 4)
    return .wheel(y: random.number(0, container.height), dy: amount, isPrecise: isPrecise)
  }

  private mutating func command() -> SheetInput {
    switch random.count(14) {
    case 0, 1: return .present
    case 2: return .dismiss
    case 3, 4: return .select(detent())
    case 5: return .configure(configuration())
    case 6: return .resize(random.chance(8) ? Container(width: 0, height: 0) : container())
    case 7: return .keyboard(height: random.pick([nil, 50, 260, 336]))
    case 8: return .item(random.pick([nil, "a", "b"]))
    case 9: return .scrollTo(random.number(-50, 900))
    case 10: return .accessibility(.reduceMotion(random.chance(2)))
    case 11: return .accessibility(.crossFade(random.chance(2)))
    case 12:
      let height = random.pick([0.0, 100, 900])
      return .content([ContentMetrics(height: height, headerHeight: 44)])
    default: return .key(random.pick(SheetKey.allCases))
    }
  }
}
