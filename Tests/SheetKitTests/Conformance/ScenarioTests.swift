import SheetKit
import Testing

/// The project's `conformance/scenarios.md`, by number: what the finger and the content do.
///
/// Other suites have 1, 11, 15, 17 and 21 (`HandoffTests`), 49 (`TrackingTests`), 65 and 73
/// (`ChangesTests`), 85, 91, 95 and 105 (`DismissalTests`, `DesktopTests`), 133 (`MotionTests`) and
/// 139 (`StackTests`). Not the logic's: 53 and 119 (no content to build, nothing to tear down), 99
/// (the program's focus ring), 125 (the sheet is its own state), 129 (no such events). Not here, as
/// SPEC decides otherwise: 59 (a selection is a binding, not an initial size), the second half of 57
/// (a sheet with no active detent stands at full height) and of 27 (code never jumps).
@Suite struct ScenarioTests {
  static func hand(
    _ heights: [Double], selection: Double? = nil, content: Double? = nil,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> Hand {
    var configuration = SheetConfiguration()
      .presentationDetents(heights.map(Detent.height), selection: selection.map(Detent.height))
    configuration.tuning.mouseSlop = 0
    change(&configuration)
    return Hand(
      configuration, in: Containers.window(800), profile: .plain, content: content)
  }

  // MARK: Content

  @Test("3: lowered by 150 from the highest detent, released at rest: back, the list at its top")
  func scenario3() {
    var hand = Self.hand([300, 600], selection: 600, content: 3000)
    hand.place(300, to: 450, on: .content(0))
    #expect(hand.decisions.map(\.target) == [.stop(.height(600))])
    hand.settle()
    #expect(hand.height == 600)
    #expect(hand.picture.scroll == 0)
  }

  @Test("9: a slow swipe from the bottom to the top: expanded, and the list has scrolled")
  func scenario9() {
    var hand = Self.hand([300, 600], content: 3000)
    hand.drag(790, to: 10, on: .content(0), steps: 100)
    hand.up(10, at: hand.now + 200)
    hand.settle()
    #expect(hand.height == 600)
    #expect(agree(hand.picture.scroll, 480), "780 points less the 300 that the sheet took")
  }

  @Test("19: sheet dragging disabled: a list inside scrolls")
  func scenario19() {
    var hand = Self.hand([300], content: 3000) { $0.isDraggable = false }
    hand.drag(700, to: 600, on: .content(0))
    #expect(hand.height == 300)
    #expect(hand.picture.scroll == 100)
    hand.up(600, at: hand.now + 200)
    hand.down(700, at: hand.now + 500, on: .control)
    #expect(hand.sheet.pointerOwner(1) == .ignored, "a control has its presses")
  }

  @Test("23: a fling down after half of the sheet is gone: hidden, reported exactly once")
  func scenario23() {
    var hand = Self.hand([300], content: 3000)
    hand.drag(520, to: 670, on: .content(0))
    hand.up(700, at: hand.now + 10)
    hand.settle()
    #expect(hand.picture.phase == .hidden)
    #expect(hand.names == ["shouldDismiss", "willDismiss", "didDismiss", "onDismiss"])
  }

  @Test("25, 51: contents replaced or added under a finger: the drag goes on")
  func scenarios25and51() {
    for contents in [[], [ContentMetrics(id: 7, height: 900)], [ContentMetrics(height: 9000)]] {
      var hand = Self.hand([300, 600], content: 3000)
      hand.drag(700, to: 600, on: .content(0))
      hand.feed(.content(contents), at: hand.now)
      #expect(hand.height == 400)
      hand.move(500, at: hand.now + 10)
      #expect(hand.height == 500)
      hand.up(500, at: hand.now + 200)
      hand.settle()
      #expect(hand.height == 600)
    }
  }

  @Test("29: a fling up runs, code asks for a stop: it ends there, the list has nothing left over")
  func scenario29() {
    var hand = Self.hand([300, 500, 700], content: 3000)
    hand.down(600, at: 0, on: .content(0))
    hand.move(500, at: 50)
    hand.up(400, at: 100)
    hand.feed(.select(.height(500)), at: 150)
    hand.settle()
    #expect(hand.height == 500)
    #expect(hand.picture.scroll == 0)
  }

  @Test("67: a content-sized card follows its content")
  func scenario67() {
    var hand = Hand(SheetConfiguration().presentationSizing(.fitted), in: Containers.pad)
    for height in [56.0, 100, 30] {
      hand.feed(.content([ContentMetrics(height: height)]), at: hand.now)
      hand.settle()
      #expect(hand.height == height)
    }
  }

  // MARK: Drags

  @Test("41, 45: +20, +20, −20, up: one decision at the end, with speed 0; nothing after it")
  func scenarios41and45() {
    var hand = Self.hand([500, 700])
    hand.down(300, at: 0)
    var heights: [Double] = []
    for (index, y) in [320.0, 340, 320].enumerated() {
      hand.move(y, at: Double(index + 1) * 20)
      heights.append(hand.height)
      #expect(hand.picture.phase == .dragging)
      #expect(hand.decisions.isEmpty, "not before the release")
    }
    #expect(heights == [480, 460, 480])
    hand.up(320, at: 300)
    hand.settle()
    #expect(hand.decisions.map(\.velocity) == [0])
  }

  @Test("47: a finger that starts above the sheet swipes up: the sheet does not react")
  func scenario47() {
    var hand = Self.hand([300, 600])
    hand.drag(499, to: 100, on: .background)
    #expect(hand.height == 300)
    hand.up(100, at: hand.now)
    hand.settle()
    #expect(hand.height == 300)
    #expect(hand.events.isEmpty)
  }

  @Test("107: dragged up by 800: stays open")
  func scenario107() {
    var hand = Self.hand([300, 600])
    hand.place(600, to: -200)
    hand.settle()
    #expect(hand.height == 600)
    #expect(hand.picture.phase == .resting)
  }

  @Test("109: swiped only 30 down: stays. SPEC asks where the drag first is below (§7)")
  func scenario109() {
    var hand = Self.hand([300])
    hand.place(520, to: 550)
    hand.settle()
    #expect(hand.height == 300)
    #expect(hand.names == ["shouldDismiss", "willDismiss", "didCancelDismiss"])
  }

  @Test("111: permission changes while open: the next gesture obeys the new value")
  func scenario111() {
    var hand = Self.hand([300])
    let free = hand.sheet.configuration
    hand.down(520, at: 0)
    hand.move(560, at: 10)
    hand.feed(.configure(free.interactiveDismissDisabled()), at: 20)
    hand.move(600, at: 30)
    #expect(hand.height == 220, "this one is still allowed")
    hand.up(540, at: 300)
    hand.settle()
    hand.drag(520, to: 600)
    #expect(hand.height > 220, "the next one is not")
    hand.up(600, at: hand.now + 200)
    hand.settle()
    hand.feed(.configure(free), at: hand.now)
    hand.place(520, to: 700)
    hand.settle()
    #expect(hand.picture.phase == .hidden)
  }

  @Test("137: a policy that vetoes a detent: dragged onto it, it does not become the current one")
  func scenario137() {
    let veto = SnapPolicy(name: "never 450") { situation, _ in
      let allowed = situation.candidates.filter { $0.destination != .stop(.height(450)) }
      let nearest = allowed.min { abs($0.y - situation.y) < abs($1.y - situation.y) }
      let place = situation.candidates.firstIndex { $0 == nearest } ?? 0
      return situation.decision(
        projected: situation.y, nearest: place, landing: place, rule: .nearest, target: place)
    }
    var hand = Self.hand([300, 450, 700]) { $0.policy = veto }
    hand.place(600, to: 450)
    hand.settle()
    #expect(hand.picture.detent == .height(300))
    #expect(hand.names.isEmpty)
  }
}
