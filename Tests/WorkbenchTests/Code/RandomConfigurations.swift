import SheetKit

/// Configurations at random from a seed, of everything that a file can say.
struct RandomConfigurations {
  /// SplitMix64 (Steele et al. 2014).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let names = [
    "compact", "bar", "a b", "12", "presentation", "customPresentation", "Größe", "x\"y\\z\n",
    "Height:80.0", "Custom:bar", "medium", "a-b", "aB", "AB", "", "two words", "🗺",
  ]
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  static func list(_ count: Int, seed: UInt64) -> [SheetConfiguration] {
    var source = RandomConfigurations(seed: seed)
    return (0..<count).map { _ in source.next() }
  }

  mutating func next() -> SheetConfiguration {
    var result = SheetConfiguration()
    if !chance(4) {
      result.detents = (0..<Int.random(in: 1...6, using: &generator)).map { _ in detent() }
    }
    if chance(2) { result.selection = chance(2) ? pick(result.detents) : detent() }
    result.dragIndicator = pick(DragIndicator.allCases)
    result.background = background()
    result.backgroundInteraction = interaction()
    result.contentInteraction = pick(ContentInteraction.allCases)
    if chance(2) { result.cornerRadius = pick([0, 20, 38.5, number(0, 60)]) }
    if chance(2) {
      result.compactAdaptation = CompactAdaptation(
        horizontal: pick(PresentationAdaptation.allCases),
        vertical: pick(PresentationAdaptation.allCases))
    }
    result.sizing = pick(PresentationSizing.allCases)
    result.isInteractiveDismissDisabled = chance(2)
    result.customDetents = Self.names.filter { _ in chance(3) }.map { CustomDetent($0, rule()) }
    addOwnValues(to: &result)
    return result
  }

  /// What only SheetLab has.
  private mutating func addOwnValues(to result: inout SheetConfiguration) {
    if chance(3) { result.tuning.response = number(0.1, 2) }
    if chance(4) { result.policy = pick(SnapPolicy.all) }
    result.isDraggable = !chance(6)
    result.dimsBackground = !chance(6)
    result.replacesItemInPlace = chance(6)
    if chance(4) { result.motion = .easeInOut(duration: 0.3) }
  }

  private mutating func detent() -> Detent {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .medium
    case 1: .large
    case 2: .fraction(pick([0.4, 0.1, number(0, 1)]))
    case 3: .height(pick([200, 80, 0.5, -3, number(1, 900)]))
    default: .custom(pick(Self.names))
    }
  }

  private mutating func rule() -> CustomDetentRule {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .inactive
    case 1: .height(number(1, 500))
    case 2: .height(180, atLeast: number(1, 300))
    case 3: .fraction(number(0, 1))
    default: .fraction(0.1, atLeast: 44)
    }
  }

  private mutating func background() -> PresentationBackground {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .material(pick(PresentationMaterial.allCases))
    case 1: .image(pick(["wood.png", "a \"b\".jpg"]))
    case 2: .color(red: step(), green: step(), blue: step(), opacity: chance(2) ? 1 : step())
    default: .automatic
    }
  }

  private mutating func interaction() -> BackgroundInteraction {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .automatic
    case 1: .disabled
    case 2: .enabled
    default: .enabledUpThrough(detent())
    }
  }

  /// A component of a colour as a file writes it.
  private mutating func step() -> Double {
    Double(Int.random(in: 0...255, using: &generator)) / 255
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    let value = Double.random(in: low...high, using: &generator)
    return chance(2) ? value : (value * 100).rounded() / 100
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }
}
