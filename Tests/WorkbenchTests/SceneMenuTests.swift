import Canvas
import Scenes
import SheetKit
import Testing

@testable import Workbench

@Suite struct SceneMenuTests {
  private func workbench(showsBackdrop: Bool = true) -> Workbench {
    var setup = PhoneSetup()
    setup.restaurants = (0..<20).map { Restaurant(name: "Place \($0)") }
    var workbench = Workbench(
      setup: setup, showsBackdrop: showsBackdrop, text: FixedAdvanceText())
    workbench.resize(to: workbench.preferredSize(), pixelsPerPoint: 1)
    return workbench
  }

  private func click(_ workbench: inout Workbench, _ x: Double, _ y: Double, at time: Double) {
    let pointer = Pointer(position: Point(x: x, y: y))
    _ = workbench.handle(.pointerDown(pointer, button: 1), at: time)
    _ = workbench.handle(.pointerUp(pointer, button: 1), at: time)
  }

  @Test(arguments: [
    (Character("1"), SceneName.basic), ("6", .mapDrawer), ("9", .halfSheet),
    ("0", .restaurants),
  ])
  func controlAndADigitChooseAtOnce(digit: Character, expected: SceneName) {
    var workbench = workbench()
    _ = workbench.handle(.key(.character(digit), .control), at: 1)
    #expect(workbench.phone.setup.scene == expected)
  }

  @Test func controlTabGoesAround() {
    var workbench = workbench()
    _ = workbench.handle(.key(.tab, .control), at: 1)
    #expect(workbench.phone.setup.scene == .restaurantsFourDetents)
    _ = workbench.handle(.key(.tab, [.control, .shift]), at: 2)
    #expect(workbench.phone.setup.scene == .restaurants)
  }

  @Test func theButtonOpensAListToChooseFrom() {
    var workbench = workbench()
    click(&workbench, 227, 16, at: 1)
    #expect(workbench.picture(at: 1).description.contains("\"Fixed Picker\""))
    click(&workbench, 227, 50, at: 2)
    #expect(workbench.phone.setup.scene == .basic)
    #expect(!workbench.picture(at: 2).description.contains("\"Fixed Picker\""))
  }

  @Test func aClickBesideTheOpenListOnlyClosesIt() {
    var workbench = workbench()
    click(&workbench, 227, 16, at: 1)
    click(&workbench, 227, 700, at: 2)
    #expect(workbench.phone.setup.scene == .restaurants)
    #expect(workbench.phone.sheets.root.phase == .hidden, "the row below was not clicked")
  }

  @Test func arrowsAndReturnChooseFromTheOpenList() {
    var workbench = workbench()
    click(&workbench, 227, 16, at: 1)
    for key in [Key.down, .down, .up, .enter] { _ = workbench.handle(.key(key, []), at: 2) }
    #expect(workbench.phone.setup.scene == .restaurantsFourDetents)
  }

  @Test func aSceneBeginsWhenItIsChosen() {
    var workbench = workbench()
    _ = workbench.handle(.key(.character("8"), .control), at: 10)
    #expect(workbench.phone.sheets.root.phase == .hidden)
    _ = workbench.advance(to: 10.21)
    #expect(workbench.phone.sheets.root.phase.name == .presenting, "0.2 s later it opens by itself")
  }

  @Test func theLastStopIsKeptFromSceneToScene() {
    var workbench = workbench()
    _ = workbench.handle(.key(.character("4"), .control), at: 1)
    click(&workbench, 227, 400, at: 2)
    _ = workbench.advance(to: 4)
    _ = workbench.handle(.key(.home, []), at: 4)
    _ = workbench.advance(to: 6)
    #expect(workbench.storedSelection == .large)
    _ = workbench.handle(.key(.character("1"), .control), at: 7)
    _ = workbench.handle(.key(.character("4"), .control), at: 8)
    click(&workbench, 227, 400, at: 9)
    _ = workbench.advance(to: 11)
    #expect(workbench.phone.sheets.root.phase == .resting(.stop(.large)))
  }

  @Test func aRecordingBeginsAnewWithTheScene() {
    var workbench = workbench()
    workbench.startRecording()
    click(&workbench, 227, 400, at: 1)
    _ = workbench.handle(.key(.character("1"), .control), at: 5)
    _ = workbench.handle(.key(.tab, []), at: 6)
    #expect(workbench.recording?.scene == .basic)
    #expect(workbench.recording?.inputs.map(\.at) == [1000])
  }
}
