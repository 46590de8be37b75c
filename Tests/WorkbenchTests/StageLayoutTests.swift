import Canvas
import Testing

@testable import Workbench

@Suite struct StageLayoutTests {
  private let phone = Size(width: 390, height: 844)

  @Test func aLargeWindowCentresThePhoneAtFullSize() {
    let layout = StageLayout(window: Size(width: 800, height: 1000), phone: phone)
    #expect(layout.zoom == 1)
    #expect(layout.screen == Rect(x: 205, y: 78, width: 390, height: 844))
  }

  @Test func aSmallWindowShowsThePhoneSmaller() {
    let layout = StageLayout(window: Size(width: 390, height: 422), phone: phone)
    #expect(layout.zoom == 0.5)
    #expect(layout.screen == Rect(x: 195, y: 0, width: 390, height: 844))
    #expect(layout.onScreen(Point(x: 195, y: 211)) == Point(x: 195, y: 422))
  }

  @Test func aWindowOfThePhonesSizeIsThePhone() {
    let layout = StageLayout(window: phone, phone: phone)
    #expect(layout.stage == phone)
    #expect(layout.screen == Rect(size: phone))
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 8000, height: 200)])
  func anyWindowKeepsThePhoneWhole(window: Size) {
    let layout = StageLayout(window: window, phone: phone)
    #expect(layout.zoom > 0)
    #expect(layout.stage.width.isFinite && layout.stage.height.isFinite)
  }
}
