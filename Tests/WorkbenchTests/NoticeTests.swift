import Canvas
import SheetKit
import Testing

@testable import Workbench

/// What is said over the phone, and who takes it away.
@Suite struct NoticeTests {
  /// What is done while something is said.
  enum Act: CaseIterable { case nothing, escape, otherKey, click, rightClick, clickBeside }

  private func act(_ act: Act, _ hand: inout RecordedDrag) {
    let screen = hand.workbench.layout.screen
    let box = hand.workbench.notice?.box(over: screen, text: hand.workbench.text) ?? screen
    let zoom = hand.workbench.layout.zoom
    let centre = Point(x: box.midX * zoom, y: box.midY * zoom)
    switch act {
    case .nothing: break
    case .escape: hand.press(.escape)
    case .otherKey: hand.press(.up)
    case .click: hand.click(centre)
    case .rightClick:
      hand.send(.pointerDown(Pointer(position: centre), button: 3))
      hand.send(.pointerUp(Pointer(position: centre), button: 3))
    case .clickBeside: hand.click(Point(x: centre.x, y: box.maxY * zoom + 4))
    }
  }

  /// What is done, whether a problem is gone then, and whether other words are.
  static let rows: [(Act, problem: Bool, information: Bool)] = [
    (.nothing, false, false), (.escape, true, false), (.otherKey, false, false),
    (.click, true, true), (.rightClick, false, false), (.clickBeside, false, false),
  ]

  @Test(arguments: rows, [true, false])
  func goesAtOnceWhereItIsAskedTo(
    row: (act: Act, problem: Bool, information: Bool), isProblem: Bool
  ) {
    var hand = RecordedDrag(scene: .mapDrawer)
    hand.wait(1)
    hand.workbench.tell("Something", isProblem: isProblem, at: hand.time)
    act(row.act, &hand)
    let isGone = isProblem ? row.problem : row.information
    #expect((hand.workbench.notice == nil) == isGone)
  }

  /// What took it away does nothing else; the next of its kind does.
  @Test(arguments: [Act.escape, .click])
  func thePhoneGetsTheNextOne(act: Act) {
    var hand = RecordedDrag()
    hand.open()
    hand.workbench.tell("Something", isProblem: true, at: hand.time)
    self.act(act, &hand)
    hand.wait(1)
    #expect(hand.height > 400, "the sheet stays")
    self.act(act == .escape ? .escape : .clickBeside, &hand)
    if act == .click { hand.click(phone: 195, 60) }
    hand.wait(1)
    #expect(hand.height == 0)
  }

  @Test func aPromptAnswersEscFirst() {
    var hand = RecordedDrag()
    hand.press(.character("o"), .control)
    hand.workbench.tell("Something", isProblem: true, at: hand.time)
    hand.press(.escape)
    #expect(hand.workbench.panel.prompt == nil && hand.workbench.notice != nil)
    hand.press(.escape)
    #expect(hand.workbench.notice == nil)
  }

  @Test func whatGoesOnIsSaidUntilSomethingElseIs() {
    var hand = RecordedDrag()
    hand.workbench.tell(lasting: "Filming…", at: hand.time)
    hand.wait(60)
    #expect(hand.workbench.notice?.text == "Filming…")
    hand.workbench.tell("Saved", at: hand.time)
    hand.wait(6)
    #expect(hand.workbench.notice == nil)
  }

  /// Whoever asks for something meanwhile has time to read the answer.
  @Test func whatGoesOnWaitsForAnAnswerToBeRead() {
    var hand = RecordedDrag()
    hand.workbench.tell(lasting: "Filming… 0 %", at: hand.time)
    hand.workbench.tell("The next film can be asked for when it is saved", at: hand.time)
    hand.wait(1)
    hand.workbench.tell(progress: "Filming… 10 %", at: hand.time)
    #expect(hand.workbench.notice?.text == "The next film can be asked for when it is saved")
    hand.wait(6)
    hand.workbench.tell(progress: "Filming… 20 %", at: hand.time)
    #expect(hand.workbench.notice?.text == "Filming… 20 %")
  }

  /// Without a movement there is nothing to play, to compare or to film.
  @Test(arguments: ["p", "d", "m"] as [Character])
  func theLastMovementIsAskedForInVain(key: Character) {
    var hand = RecordedDrag()
    hand.press(.character(key), .control)
    #expect(hand.workbench.notice?.text == Workbench.nothingMoved)
    #expect(hand.workbench.comparison == nil)
  }

  /// What goes on is not said again to who has taken it away; what comes of it is.
  @Test func whatGoesOnStaysAwayOnceItIsTakenAway() {
    var hand = RecordedDrag()
    func said(_ hand: inout RecordedDrag, progress text: String) -> String? {
      hand.workbench.tell(progress: text, at: hand.time)
      return hand.workbench.notice?.text
    }
    hand.workbench.tell(lasting: "Filming… 0 %", at: hand.time)
    #expect(said(&hand, progress: "Filming… 10 %") == "Filming… 10 %")
    act(.click, &hand)
    #expect(said(&hand, progress: "Filming… 20 %") == nil)
    hand.workbench.tell("Saved", at: hand.time)
    #expect(hand.workbench.notice?.text == "Saved")
    act(.click, &hand)
    hand.workbench.tell(lasting: "Filming another… 0 %", at: hand.time)
    #expect(said(&hand, progress: "Filming another… 10 %") == "Filming another… 10 %")
  }

  @Test func whatIsWrongWithTheWatchedFileStays() {
    var hand = RecordedDrag()
    hand.workbench.livingNotice = Notice(lasting: "Something")
    act(.escape, &hand)
    act(.click, &hand)
    #expect(hand.workbench.livingNotice != nil)
  }
}
