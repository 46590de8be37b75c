import SheetKit
import Testing

@testable import Workbench

/// Numbers that a file may not hold, for they would leave nothing to see or never come to rest.
@Suite("bounds")
struct BoundsTests {
  private static let refused: [(String, String)] = [
    (
      #""configuration": {"motion": {"spring": {"response": 60, "dampingRatio": 1}}}"#,
      "configuration.motion.spring.response: expected a number from 0.05 to 3 s, got 60"
    ),
    (
      #""configuration": {"motion": {"spring": {"response": 1, "dampingRatio": 0.0001}}}"#,
      "configuration.motion.spring.dampingRatio: expected a number from 0.1 to 3, got 0.0001"
    ),
    (
      #""configuration": {"detents": [\#(String(repeating: "{\"height\": 9}, ", count: 200))"medium"]}"#,
      "configuration.detents: expected at most 200 detents, got 201"
    ),
    (
      #""configuration": {"motion": {"easeInOut": 60}}"#,
      "configuration.motion.easeInOut: expected a number from 0.05 to 3 s, got 60"
    ),
    (
      #""device": {"width": 300, "height": 500, "safeArea": {"top": 250, "bottom": 250}}"#,
      "device.safeArea: expected insets that leave something of the 300 × 500 points"
    ),
    (
      #""inputs": [{"at": 0, "command": {"resize": {"width": 9, "height": 9, "safeArea": {"left": 9}}}}]"#,
      "inputs[0].command.resize.safeArea: expected insets that leave something of the 9 × 9 points"
    ),
    (
      #""inputs": [{"at": 0, "command": {"resize": {"width": 1000000, "height": 9}}}]"#,
      "inputs[0].command.resize.width: expected a number of points from 0 to 16384, got 1000000"
    ),
  ]

  @Test(arguments: refused)
  func areNamed(part: String, message: String) {
    let error = #expect(throws: FileError.self) {
      try ScriptFile.script(JSONDocument(text: "{\"version\": 1, \(part)}", file: "s").root)
    }
    #expect(error?.description == "s: \(message)")
  }

  /// The slowest springs that a file can ask for, from far away and fast.
  @Test(arguments: [(3.0, 0.1), (3.0, 3.0), (0.05, 0.1), (0.05, 3.0), (3.0, 1.0)])
  func everyMotionAllowedSettles(response: Double, dampingRatio: Double) {
    var configuration = SheetConfiguration()
    configuration.detents = [.height(100), .large]
    configuration.motion = .spring(response: response, dampingRatio: dampingRatio)
    configuration.tuning.settleDistance = 0.01
    configuration.tuning.settleSpeed = 0.1
    var sheet = Sheet(
      configuration: configuration, container: Container(width: 400, height: 16384),
      startsPresented: true)
    _ = sheet.handle(.select(.large), at: 0)
    _ = sheet.advance(to: 120)
    #expect(!sheet.isAnimating(at: 120))
    #expect(sheet.nextDeadline == nil)
  }
}
