import SheetKit
import Testing

/// `conformance/scenarios.md`, by number: motion, changes by code, and what is beside the sheet.
@Suite struct ScenarioByCodeTests {
  // MARK: Motion

  @Test(
    "27: on its way, code asks for another stop over 200 ms: at 100 ms half-way from where it was")
  func scenario27() {
    var hand = ScenarioTests.hand([200, 600, 800], selection: 200) {
      $0.motion = .easeInOut(duration: 0.2)
    }
    hand.feed(.select(.height(800)), at: 0)
    let start = hand.picture(at: 130).height
    #expect(start > 600 && start < 800)
    hand.feed(.select(.height(200)), at: 130)
    #expect(agree(hand.height, start))
    #expect(agree(hand.picture(at: 230).height, (start + 200) / 2))
  }

  @Test("33: over-dragged and released: one and the same animation while the surface changes size")
  func scenario33() throws {
    var hand = ScenarioTests.hand([600], content: 3000)
    hand.place(300, to: 100)
    let flight = try #require(hand.sheet.phase.flight)
    for frame in 1...20 {
      hand.feed(.content([ContentMetrics(height: 3000 + Double(frame))]), at: hand.now + 16)
      #expect(hand.sheet.phase.flight == nil || hand.sheet.phase.flight == flight)
    }
    hand.settle()
    #expect(hand.height == 600)
  }

  @Test("39: a linear move of 320 ms: progress is frame/20; half against a detent twice as far")
  func scenario39() {
    let linear = SnapPolicy(name: "linear", motion: .curve(.linear, duration: 0.32)) {
      situation, _ in
      situation.decision(
        projected: situation.y, nearest: 0, landing: 0, rule: .end, target: 0)
    }
    var hand = ScenarioTests.hand([100, 300]) { $0.policy = linear }
    hand.down(720, at: 0)
    hand.move(719, at: 10)
    hand.move(720, at: 20)
    hand.move(719, at: 30)
    hand.up(719, at: 500)
    for frame in 0...20 {
      let progress = (hand.picture(at: 500 + 16 * Double(frame)).height - 101) / 199
      #expect(agree(progress, min(1, Double(frame) / 20)), "frame \(frame)")
    }
    let half = (hand.picture(at: 660).height - 101) / (2 * 199)
    #expect(agree(half, 0.25))
  }

  @Test("131: opens: moves, then didPresent; starts open: neither animation nor event")
  func scenario131() {
    var hand = Hand(SheetConfiguration(), startsPresented: false)
    hand.feed(.present, at: 0)
    #expect(hand.picture.phase == .presenting)
    #expect(hand.names.isEmpty)
    hand.settle()
    #expect(hand.names == ["didPresent"])
    var open = Hand(SheetConfiguration())
    #expect(open.picture.phase == .resting)
    #expect(!open.sheet.isAnimating(at: 0))
    open.settle()
    #expect(open.names.isEmpty)
  }

  @Test("143: dismissed by code while it settles downwards: on from there, down only")
  func scenario143() {
    var hand = ScenarioTests.hand([300, 700], selection: 700)
    hand.feed(.select(.height(300)), at: 0)
    let before = hand.picture(at: 90)
    hand.feed(.dismiss, at: 90)
    #expect(agree(hand.height, before.height))
    #expect(agree(hand.picture.velocity, before.velocity))
    var last = before.height
    for ms in 91...900 {
      let height = hand.picture(at: Double(ms)).height
      #expect(height <= last + 1e-9, "at \(ms)")
      last = height
    }
    #expect(last == 0)
  }

  // MARK: Detents

  @Test("55: at tip of full, half, tip; half only is left: at half")
  func scenario55() {
    var hand = ScenarioTests.hand([60, 250, 647])
    hand.feed(.configure(SheetConfiguration().presentationDetents([.height(250)])), at: 0)
    hand.settle()
    #expect(hand.height == 250)
  }

  @Test("57: the detent is retained by name while the heights change")
  func scenario57() {
    func rows(_ count: Double, _ revision: Int) -> SheetConfiguration {
      SheetConfiguration().presentationDetents([.custom("partial"), .large])
        .customDetent(CustomDetent("partial", revision: revision) { _ in count * 5 })
    }
    var hand = Hand(rows(50, 0), in: Containers.window(800), profile: .plain)
    #expect(hand.height == 250)
    hand.feed(.configure(rows(100, 1)), at: 0)
    hand.settle()
    #expect(hand.picture.detent == .custom("partial"))
    #expect(hand.height == 500)
  }

  @Test("61: the smallest raised from 0.3 to 0.4: at 0.4; a change elsewhere moves nothing")
  func scenario61() {
    var hand = Hand([.fraction(0.3), .large], in: Containers.window(800), profile: .plain)
    let before = hand.picture
    hand.feed(
      .configure(SheetConfiguration().presentationDetents([.fraction(0.3), .height(700)])), at: 0)
    #expect(hand.picture.height == before.height && hand.picture.phase == .resting)
    hand.feed(
      .configure(SheetConfiguration().presentationDetents([.fraction(0.4), .height(700)])), at: 0)
    hand.settle()
    #expect(agree(hand.height, 320))
    #expect(hand.names.isEmpty, "by code: no event")
  }

  @Test("71: half-way, a bottom inset of 30 appears: no jump")
  func scenario71() {
    var hand = Hand([.height(200), .large], in: Containers.window(800), profile: .plain)
    hand.feed(.select(.large), at: 0)
    let before = hand.picture(at: 100).height
    hand.feed(
      .resize(Container(width: 390, height: 800, safeArea: EdgeInsets(bottom: 30))), at: 100)
    #expect(agree(hand.height, before))
  }

  @Test("75: 1 % asked for where 25, 50, 75 and 100 exist: unchanged, and a warning")
  func scenario75() {
    var hand = Hand(
      [.fraction(0.25), .fraction(0.5), .fraction(0.75), .fraction(1)], selection: .fraction(0.5))
    let before = hand.height
    hand.feed(.select(.fraction(0.01)), at: 0)
    hand.settle()
    #expect(hand.height == before)
    #expect(hand.names == ["warning"])
  }

  @Test("79: 0 asked for where the smallest is 0.25: 0.25")
  func scenario79() {
    var hand = Hand(
      SheetConfiguration().presentationDetents(
        [.fraction(0.25), .fraction(0.75)], selection: .height(0)), startsPresented: false)
    hand.feed(.present, at: 0)
    hand.settle()
    #expect(hand.picture.detent == .fraction(0.25))
  }

  @Test("81: dimmed in part, the content's mode switched: untouched; a layout that never dims: 0")
  func scenario81() {
    var hand = ScenarioTests.hand([300, 700])
    hand.drag(520, to: 660)
    let dim = hand.picture.dim
    #expect(dim > 0 && dim < 1)
    let configuration = hand.sheet.configuration
    hand.feed(.configure(configuration.presentationContentInteraction(.scrolls)), at: hand.now)
    #expect(hand.picture.dim == dim)
    hand.feed(.configure(configuration.presentationBackgroundInteraction(.enabled)), at: hand.now)
    #expect(hand.picture.dim == 0)
  }

  @Test("83: hidden, which detent is nearest: the lowest")
  func scenario83() {
    let ladder = DetentLadder(
      SheetConfiguration().presentationDetents([.medium, .height(90), .large]),
      in: Containers.phone)
    #expect(ladder.nearest(to: 0).detent == .height(90))
  }

  @Test("121, 123, 127: what is so already, or is not bound, moves nothing and tells nothing")
  func scenarios121to127() {
    var hand = ScenarioTests.hand([300, 600], selection: 600)
    let bound = hand.sheet.configuration
    hand.drag(250, to: 350)
    let height = hand.height
    hand.feed(.configure(bound), at: hand.now)
    hand.feed(.select(.height(600)), at: hand.now)
    #expect(hand.height == height)
    hand.up(350, at: hand.now + 200)
    hand.settle()
    #expect(hand.height == 600)
    hand.feed(.select(.height(600)), at: hand.now)
    hand.feed(
      .configure(bound.presentationDetents([.height(300), .height(600)])), at: hand.now)
    #expect(hand.picture.phase == .resting)
    #expect(hand.height == 600)
    #expect(hand.names.isEmpty)
  }

  // MARK: Beside the sheet

  @Test("87: one point above the top edge is outside, on the edge inside", arguments: [1.0, 0])
  func scenario87(above: Double) {
    var tap = ScenarioTests.hand([300, 600]) { $0.tuning.mouseSlop = 4 }
    tap.down(500 - above - 3, at: 0, on: .background)
    tap.up(500 - above, at: 10)
    #expect((tap.picture.phase == .dismissing) == (above > 0))
  }

  @Test("89: a wheel above a sheet: the sheet does not scroll or move")
  func scenario89() {
    var hand = ScenarioTests.hand([300, 600], content: 3000)
    hand.feed(.wheel(WheelInput(dy: -3), on: .background), at: 0)
    hand.settle()
    #expect(hand.height == 300)
    #expect(hand.picture.scroll == 0)
  }

  @Test("97: back closes, at any detent", arguments: [300.0, 600, 800])
  func scenario97(height: Double) {
    var hand = ScenarioTests.hand([300, 600, 800], selection: height)
    hand.feed(.key(.escape), at: 0)
    hand.settle()
    #expect(hand.picture.phase == .hidden)
  }

  @Test("103: down only where there is a smaller stop, up a larger one, out only where allowed")
  func scenario103() {
    var hand = ScenarioTests.hand([300, 600]) { $0.isInteractiveDismissDisabled = true }
    hand.feed(.key(.down), at: 0)
    #expect(hand.picture.phase == .resting)
    hand.feed(.key(.up), at: 10)
    #expect(hand.picture.target == .stop(.height(600)))
    hand.settle()
    hand.forget()
    hand.feed(.key(.up), at: hand.now)
    hand.feed(.key(.escape), at: hand.now)
    #expect(hand.picture.phase == .resting)
    #expect(hand.names == ["didAttemptToDismiss"])
  }

  @Test("113: the user may not, code closes it")
  func scenario113() {
    var hand = ScenarioTests.hand([300]) { $0.isInteractiveDismissDisabled = true }
    hand.place(520, to: 790)
    hand.settle()
    #expect(hand.height == 300)
    hand.forget()
    hand.feed(.dismiss, at: hand.now)
    hand.settle()
    #expect(hand.picture.phase == .hidden)
    #expect(hand.names == ["onDismiss"])
  }
}
