import Canvas
import Testing

@testable import Workbench

@Suite struct FieldEditorTests {
  @Test func aClickChoosesEverythingSoThatTypingReplacesIt() {
    var editor = FieldEditor("0.4")
    editor.type("0.5")
    #expect(editor.text == "0.5")
    #expect(editor.caret == 3)
  }

  @Test(arguments: [
    ([Key.left], "1", "1abc"), ([.right], "1", "abc1"), ([.end, .left], "1", "ab1c"),
    ([.home, .right, .delete], "", "ac"), ([.backspace], "", ""), ([.end, .backspace], "", "ab"),
    ([.home, .backspace], "", "abc"), ([.end, .delete], "", "abc"),
    ([.home, .left, .left], "x", "xabc"), ([.end, .right, .right], "x", "abcx"),
  ])
  func keysMoveAndErase(keys: [Key], typed: String, expected: String) {
    var editor = FieldEditor("abc")
    for key in keys {
      let isTaken = editor.press(key)
      #expect(isTaken)
    }
    if !typed.isEmpty { editor.type(typed) }
    #expect(editor.text == expected)
  }

  @Test func lineEndsAndControlCharactersAreNotTyped() {
    var editor = FieldEditor("")
    editor.type("a\nb\u{7}c\u{1B}")
    #expect(editor.text == "abc")
  }

  @Test func charactersOfSeveralScalarsAreOne() {
    var editor = FieldEditor("👩‍👩‍👧e\u{301}")
    _ = editor.press(.end)
    _ = editor.press(.backspace)
    #expect(editor.text == "👩‍👩‍👧")
  }

  @Test func aCombiningCharacterJoinsTheOneBeforeTheCaret() {
    var editor = FieldEditor("")
    editor.type("ab")
    _ = editor.press(.left)
    editor.type("\u{301}")
    #expect(editor.caret == 1)
    editor.type("c")
    #expect(editor.text == "a\u{301}cb")
    _ = editor.press(.backspace)
    _ = editor.press(.backspace)
    #expect(editor.text == "b")
  }

  @Test func thereIsAnEndToWhatFits() {
    var editor = FieldEditor("")
    editor.type(String(repeating: "x", count: 5000))
    #expect(editor.text.count == FieldEditor.limit)
  }
}

@Suite struct NumberControlTests {
  @Test(arguments: [
    (0.05...3.0, 0.01), (0...1, 0.005), (0...10_000, 50), (0.01...5, 0.02), (1...2000, 10),
    (1000...100_000, 500), (0...0, 1),
  ])
  func aStepIsARoundPartOfTheRange(range: ClosedRange<Double>, step: Double) {
    let control = NumberControl(value: 0, range: range, unit: "", hasSlider: true)
    #expect(abs(control.step - step) < 1e-12)
  }

  @Test func slidingGivesRoundNumbersAndBothEnds() {
    let control = NumberControl(value: 1, range: 0.05...3, unit: "s", hasSlider: true)
    #expect(control.value(at: 0) == 0.05)
    #expect(control.value(at: 1) == 3)
    #expect(control.value(at: -4) == 0.05)
    #expect(control.value(at: 0.1) == 0.35)
    #expect(Decimal.shortest(control.value(at: 0.33)) == "1.02")
  }

  @Test func arrowsStayInTheRange() {
    let control = NumberControl(value: 0.99, range: 0...1, unit: "", hasSlider: false)
    #expect(control.value(stepsAway: 10) == 1)
    #expect(control.value(stepsAway: -1000) == 0)
  }
}
