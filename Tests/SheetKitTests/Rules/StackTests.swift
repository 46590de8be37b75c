import SheetKit
import Testing

/// SPEC §7 and §11: sheets on sheets.
@Suite struct StackTests {
  static func stack() -> SheetStack {
    SheetStack(
      root: Sheet(
        configuration: SheetConfiguration().presentationDetents([.medium, .large]),
        container: Containers.phone, startsPresented: true))
  }

  @Test func aPresenterCannotBeSwipedAway() {
    var stack = Self.stack()
    _ = stack.present(SheetConfiguration(), at: 0)
    _ = stack.advance(to: 3)
    #expect(stack.sheets.count == 2)
    _ = stack.handle(.key(.escape), at: 3, level: 0)
    #expect(stack.root.phase == .resting(.stop(.medium)))
  }

  @Test func aSecondSheetFromTheSamePresenterIsRefused() {
    var stack = Self.stack()
    _ = stack.present(SheetConfiguration(), at: 0)
    let events = stack.present(SheetConfiguration(), from: 0, at: 1)
    #expect(events.last?.event.kind == .warning(.alreadyPresenting))
    #expect(stack.sheets.count == 2)
  }

  /// Conformance scenario 139.
  @Test func theLowerOneStaysWhenTheUpperCloses() {
    var stack = Self.stack()
    _ = stack.present(SheetConfiguration(), at: 0)
    _ = stack.advance(to: 2)
    let events = stack.dismiss(level: 1, at: 2) + stack.advance(to: 5)
    #expect(events.map(\.level) == [1])
    #expect(stack.sheets.count == 1)
    #expect(stack.root.isDismissAllowed)
    #expect(stack.presentation(of: 0, at: 5).phase == .resting)
  }

  @Test func dismissingTheLowerTakesTheUpper() {
    var stack = Self.stack()
    _ = stack.present(SheetConfiguration(), at: 0)
    _ = stack.advance(to: 2)
    let events = stack.dismiss(level: 0, at: 2) + stack.advance(to: 5)
    #expect(Set(events.map(\.level)) == [0, 1])
    #expect(stack.root.phase == .hidden)
    #expect(stack.nextDeadline == nil)
  }

  @Test func twoLevelsArePushedBack() {
    var stack = SheetStack(
      root: Sheet(container: Containers.phone, startsPresented: true))
    _ = stack.present(SheetConfiguration(), at: 0)
    _ = stack.advance(to: 3)
    #expect(agree(stack.presenterPushBack(behind: 0, at: 3).depth, 1.5))
    #expect(agree(stack.presenterPushBack(behind: 1, at: 3).depth, 1))
  }

  /// Asked for together, the sheets look as they do one by one: at rest, on the way, and one that is
  /// asked about before it has been told that the time has come.
  @Test(arguments: [0, 0.1, 0.35, 1, 3]) func allAreAsEachIs(time: Seconds) {
    var stack = Self.stack()
    _ = stack.present(SheetConfiguration(), at: 0)
    _ = stack.advance(to: 0)
    let presentations = stack.presentations(at: time)
    #expect(presentations.count == 2)
    for level in presentations.indices {
      #expect(presentations[level] == stack.presentation(of: level, at: time))
    }
  }
}
