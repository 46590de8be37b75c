import Canvas
import Rendering
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// Explanations of real drags, as pixels.
@Suite struct ExplainSnapshotTests {
  private let resources = Fixture.resources()
  private var pictures: ExplainPictures { ExplainPictures(text: resources.text) }

  private static let small = Device.custom(
    size: Size(width: 320, height: 568), safeArea: EdgeInsets(top: 20, bottom: 34), scale: 1)

  private func expect(_ picture: Picture, _ name: String) throws {
    let bitmap = Snapshot(resources: resources).bitmap(of: picture, scale: 1)
    try SnapshotFile(name: name, folder: "Explain").check(bitmap)
  }

  // MARK: Over the phone

  @Test func draggingUp() throws {
    var drag = try DragRecording(.restaurants, device: Self.small, resources: resources)
    drag.open(160, 300)
    drag.pull(from: 110, by: -80, seconds: 0.14)
    try expect(pictures.why(&drag, isLive: true, appearance: .light), "why-live")
  }

  @Test func draggingOffScreenInTheDark() throws {
    var drag = try DragRecording(
      .restaurantsFourDetents, device: Self.small, appearance: .dark, resources: resources)
    drag.open(160, 300)
    drag.pull(from: 220, by: 46, seconds: 0.12)
    try expect(pictures.why(&drag, isLive: true, appearance: .dark), "why-dismissal-dark")
  }

  @Test func released() throws {
    var drag = try DragRecording(.mapDrawer, device: Self.small, resources: resources)
    drag.wait(1)
    drag.pull(from: 200, by: -120, seconds: 0.3)
    drag.release()
    drag.wait(0.1)
    try expect(pictures.why(&drag, isLive: false, appearance: .light), "why-released")
  }

  // MARK: Over time

  private func flick(_ policy: SnapPolicy? = nil) throws -> DragRecording {
    var drag = try DragRecording(.restaurants, policy: policy, resources: resources)
    drag.open(160, 300)
    drag.wait(0.1)
    drag.pull(from: 200, by: -110, seconds: 0.2)
    drag.release()
    drag.wait(0.5)
    return drag
  }

  @Test func graph() throws {
    let drag = try flick()
    var model = drag.graph
    model.playhead = 2.45
    try expect(
      pictures.graph(model, size: Size(width: 560, height: 220), appearance: .light), "graph")
  }

  @Test func comparison() throws {
    let drag = try flick()
    var model = drag.graph
    model.overlays = [
      MotionGraph.Model.Overlay(label: "A apple", curve: drag.curve),
      MotionGraph.Model.Overlay(label: "B nearest", curve: try flick(.nearest).curve),
    ]
    try expect(
      pictures.graph(model, size: Size(width: 300, height: 140), appearance: .dark),
      "graph-comparison-dark")
  }
}
