import Canvas
import SheetKit
import Testing

@testable import Workbench

/// How large the pixels are decides nothing: not what a press at the edge of a sheet is on.
@Suite struct PixelScaleTests {
  /// Places around the top of medium, 388.32 pt, in points.
  private static let places = [387.9, 388.1, 388.28, 388.4, 388.6]

  @Test(arguments: places) func aPressIsOnTheSameAtEveryScale(y: Double) throws {
    let script = try ScriptFile.script(
      JSONDocument(
        text: """
          {"version": 1, "scene": "bare", "start": "presented", "end": 900,
           "configuration": {"detents": ["medium", "large"]},
           "inputs": [{"at": 10, "pointer": "down", "x": 20, "y": \(y)},
                      {"at": 20, "pointer": "up", "x": 20, "y": \(y)}]}
          """, file: "script"
      ).root)
    for scale in [0.5, 1, 2, 3, 4] {
      var replay = Replay(
        script, fps: 60, restaurants: [], text: FixedAdvanceText(), pixelScale: scale)
      while replay.next() != nil {}
      let isDismissed = replay.screen.sheets.root.presentation(at: 0.9).height == 0
      #expect(isDismissed == (y < 388.32), "at \(scale) pixels a point")
    }
  }
}
