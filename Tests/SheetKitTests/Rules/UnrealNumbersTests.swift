import SheetKit
import Testing

/// Numbers that no screen and no hand has: nothing traps, and what shows stays a number.
@Suite struct UnrealNumbersTests {
  static let numbers: [Double] = [.nan, .infinity, -.infinity, -1e300, -1000, -1, 0, 1e300]

  private static let detents: [Detent] = [.height(200), .medium, .large]

  private static let measures: [WritableKeyPath<Container, Double> & Sendable] = [
    \.width, \.height, \.safeArea.top, \.safeArea.bottom, \.textSize, \.displayCornerRadius,
  ]

  /// A drag upwards, and one past the bottom, with pictures in between.
  private func use(_ sheet: inout Sheet) {
    var time = 0.0
    func look() {
      for ahead in [0, 0.1, 5] {
        let shown = sheet.presentation(at: time + ahead)
        #expect(!shown.height.isNaN && !shown.dim.isNaN && !shown.card.topRadius.isNaN)
      }
      _ = Dimming(sheet.ladder).amount(at: 100)
    }
    for way in [-1.0, 3] {
      _ = sheet.handle(.pointerDown(1, PointerPosition(x: 195, y: 500), on: .header), at: time)
      for step in 1...10 {
        time += 0.01
        let place = PointerPosition(x: 195, y: 500 + 20 * way * Double(step))
        _ = sheet.handle(.pointerMove(1, place), at: time)
        _ = sheet.predictedDecision(at: time)
        look()
      }
      let end = PointerPosition(x: 195, y: 500 + 200 * way)
      let events = sheet.handle(.pointerUp(1, end), at: time)
      for case .decision(let decision) in events.map(\.kind) {
        #expect(decision.candidates.map(\.candidate.destination).contains(decision.target))
      }
      time += 2
      _ = sheet.advance(to: time)
      look()
    }
  }

  @Test(arguments: numbers) func ofContainers(number: Double) {
    for profile in SheetProfile.all {
      for measure in Self.measures {
        var unreal = Containers.phone
        unreal[keyPath: measure] = number
        let configuration = SheetConfiguration().presentationDetents(Self.detents)
        var sheet = Sheet(
          configuration: configuration, container: unreal, profile: profile, startsPresented: true)
        use(&sheet)
        _ = sheet.handle(.resize(Containers.phone), at: 10)
        _ = sheet.handle(.resize(unreal), at: 10)
        #expect(sheet.container.isReal)
        let ladder = DetentLadder(configuration, in: unreal, profile: profile)
        #expect(ladder.stops.allSatisfy { $0.position >= 0 })
        _ = Dimming(ladder).amount(at: 100)
      }
    }
  }

  @Test(arguments: numbers) func ofContents(number: Double) {
    for sizing in PresentationSizing.allCases {
      for policy in SnapPolicy.all {
        let configuration = SheetConfiguration().presentationDetents([.height(200), .large])
          .presentationSizing(sizing).snapPolicy(policy)
        var sheet = Sheet(
          configuration: configuration, container: Containers.pad, startsPresented: true)
        for content in [
          ContentMetrics(height: number), ContentMetrics(height: 300, headerHeight: number),
        ] {
          _ = sheet.handle(.content([content]), at: 0)
          use(&sheet)
          _ = sheet.handle(.present, at: 20)
        }
      }
    }
  }

  @Test(arguments: numbers) func ofTunings(number: Double) {
    for field in SheetTuning.fields {
      var configuration = SheetConfiguration().presentationDetents(Self.detents)
      configuration.tuning[keyPath: field.keyPath] = number
      var sheet = Sheet(
        configuration: configuration, container: Containers.phone, startsPresented: true)
      _ = sheet.handle(.content([ContentMetrics(height: 2000)]), at: 0)
      var time = 0.0
      for y in stride(from: 500.0, through: 300, by: -20) {
        let place = PointerPosition(x: 195, y: y)
        let input: SheetInput =
          time == 0 ? .pointerDown(1, place, on: .header) : .pointerMove(1, place)
        _ = sheet.handle(input, at: time)
        time += 0.01
      }
      _ = sheet.handle(.pointerUp(1, PointerPosition(x: 195, y: 300)), at: time)
      _ = sheet.handle(.wheel(WheelInput(dy: 3), on: .content(0)), at: time)
      _ = sheet.advance(to: time + 100)
      #expect(sheet.presentation(at: time + 100).height >= 0, "\(field.name)")
    }
  }

  @Test(arguments: numbers) func ofPolicies(number: Double) {
    for policy in SnapPolicy.all {
      for parameter in policy.parameters {
        var changed = policy
        changed[parameter.name] = number
        var sheet = Sheet(
          configuration: SheetConfiguration().presentationDetents(Self.detents)
            .snapPolicy(changed),
          container: Containers.phone, startsPresented: true)
        use(&sheet)
      }
    }
  }

  /// A place that is none is passed over: the drag goes on from the one before.
  @Test(arguments: [Double.nan, .infinity, -1e300, 1e300])
  func ofPointersAndWheels(number: Double) {
    var hand = Hand(Self.detents, selection: .medium, content: 2000)
    hand.down(400, at: 0)
    hand.move(396, at: 10)
    hand.move(346, at: 20)
    let held = hand.sheet.presentation(at: 0.02).top
    for x in [195, number] {
      hand.move(number, at: 30, x: x)
      hand.move(-number, at: 31, x: x)
      #expect(hand.sheet.presentation(at: 0.031).top == held)
    }
    hand.move(345, at: 40)
    #expect(agree(hand.sheet.presentation(at: 0.04).top, held - 1))
    hand.up(number, at: 300)
    for isPrecise in [false, true] {
      let wheel = WheelInput(dx: 0, dy: number, isPrecise: isPrecise)
      hand.feed(.wheel(wheel, on: .content(0)), at: 2000)
      #expect(!hand.sheet.presentation(at: 2.1).top.isNaN)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func ofScrollPositions(number: Double) {
    var list = ScrollPosition(contentHeight: 2000, viewportHeight: 800)
    list.press(y: 500, at: 0)
    list.move(y: 400, at: 0.1)
    let held = list.offset(at: 0.1)
    list.move(y: number, at: 0.2)
    #expect(list.offset(at: 0.2) == held)
    list.release(y: number, at: 0.3)
    list.wheel(WheelInput(dy: number), at: 5)
    list.wheel(WheelInput(dy: number, isPrecise: true), at: 5)
    list.scroll(to: number, at: 6)
    #expect((0...1200).contains(list.offset(at: 7)))
    list.resize(contentHeight: number, viewportHeight: number, at: 8)
    #expect(list.offset(at: 20) >= 0)
  }

  @Test(arguments: [1e-300, 1e-20, 1e-6, 1e-3]) func ofSprings(response: Double) {
    for ratio in [0, 0.05, 1, 3] {
      let motion = SpringMotion(
        Spring(response: response, dampingRatio: ratio), from: 300, to: 0, velocity: 100)
      #expect(motion.settlingTime <= 60)
    }
  }

  @Test(arguments: [(5.0, 3.0), (.nan, 3), (0, .nan), (.infinity, 0)])
  func aDimmingWithoutARangeNeverBegins(lower: Double, upper: Double) {
    #expect(Dimming(from: lower, to: upper).amount(at: 4) == 0)
  }
}
