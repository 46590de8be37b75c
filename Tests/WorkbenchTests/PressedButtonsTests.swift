import Canvas
import Scenes
import Testing

@testable import Workbench

/// What a script says of the mouse's buttons is what was done.
@Suite struct PressedButtonsTests {
  private static let place = Pointer(position: Point(x: 200, y: 300))

  /// What a person did, and what the file says of it where that is less.
  private static let rows: [(done: [InputEvent], said: [InputEvent]?)] = [
    (
      [
        .pointerDown(place, button: 1), .pointerDown(place, button: 3), .pointerMove(place),
        .pointerUp(place, button: 3), .pointerMove(place), .pointerUp(place, button: 1),
        .hover(place.position),
      ], nil
    ),
    (
      [
        .pointerDown(place, button: 3), .pointerDown(place, button: 1),
        .pointerUp(place, button: 1), .pointerMove(place), .pointerUp(place, button: 3),
        .hover(place.position),
      ], nil
    ),
    // The window lost the focus while the button was down.
    (
      [.pointerDown(place, button: 1), .focusLost, .pointerMove(place), .hover(place.position)],
      [.pointerDown(place, button: 1), .focusLost, .hover(place.position)]
    ),
    // The press was for something beside the phone.
    ([.pointerMove(place), .pointerUp(place, button: 1)], [.pointerUp(place, button: 1)]),
  ]

  @Test(arguments: rows.indices) func aScriptSaysWhatWasDone(index: Int) throws {
    let (done, said) = Self.rows[index]
    var script = Script()
    script.inputs = done.map { Script.Input(at: 10, .event($0)) }
    let text = ScriptFile.value(of: script).indented()
    let read = try ScriptFile.script(JSONDocument(text: text, file: "script").root)
    #expect(read.inputs.map(\.action) == (said ?? done).map { .event($0) })
  }

  @Test func aDragGoesOnAfterTheOtherButton() throws {
    var hand = RecordedDrag()
    hand.open()
    hand.press(.character("r"), .control)
    hand.open()
    hand.down(phone: 195, 440)
    hand.move(phone: 195, 420)
    let other = Pointer(position: hand.onPhone(195, 420))
    hand.send(.pointerDown(other, button: 3), after: 0.01)
    hand.send(.pointerUp(other, button: 3), after: 0.01)
    for step in 1...10 { hand.move(phone: 195, 420 - 20 * Double(step)) }
    hand.up(phone: 195, 220)
    hand.wait(2)
    hand.press(.character("r"), .control)
    let recording = try #require(hand.workbench.playback?.recording)
    let text = ScriptFile.value(of: Script(recording, isEnded: true)).indented()
    let read = try ScriptFile.script(JSONDocument(text: text, file: "script").root)
    #expect(read.inputs.map(\.action) == recording.steps.map(\.action))
  }
}
