import Canvas
import Scenes
import SheetKit
import Testing

@testable import Rendering

/// Lines of one device pixel are there at every scale, also where rows do not fall on whole pixels.
@Suite struct HairlineTests {
  @Test(arguments: [0.4, 0.55, 0.62, 0.7, 0.83, 0.91, 1, 1.1, 1.25, 1.5, 2])
  func everyRowOfTheListEndsInALine(scale: Double) {
    let resources = Fixture.resources()
    var setup = PhoneSetup()
    setup.pixelScale = scale
    setup.restaurants = (0..<40).map { Restaurant(name: "Place \($0)", type: "Bistro") }
    var phone = PhoneScreen(setup: setup, text: resources.text)
    let bitmap = Snapshot(resources: resources).bitmap(of: phone.picture(at: 0), scale: scale)
    // Right of every text, left of the marks of those visited.
    let column = Int(330 * scale)
    let line = setup.theme.separator
    let lines = (0..<bitmap.height).filter { bitmap[column, $0] == line }
    let rows = Int(((844 - 143) / 112.0).rounded(.up))
    #expect(lines.count == rows - 1, "\(lines)")
    for (above, below) in zip(lines, lines.dropFirst()) {
      #expect(abs(Double(below - above) - 112 * scale) <= 1)
    }
  }
}
