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
    try PixelGolden(name: name, folder: "Explain").expect(bitmap)
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
      MotionGraph.Model.Overlay(label: "B gorhom", curve: try flick(.nearest).curve),
    ]
    try expect(
      pictures.graph(model, size: Size(width: 300, height: 140), appearance: .dark),
      "graph-comparison-dark")
  }

  @Test(arguments: Appearance.allCases) func preview(_ appearance: Appearance) throws {
    func save(_ picture: Picture, _ name: String) throws {
      try Snapshot(resources: resources).write(
        picture, scale: 2, to: "/tmp/why/\(name)-\(appearance.rawValue).png")
    }
    var drag = try DragRecording(.restaurants, appearance: appearance, resources: resources)
    drag.open(160, 300)
    drag.pull(from: 110, by: -80, seconds: 0.14)
    try save(pictures.why(&drag, isLive: true, appearance: appearance), "live")
    drag = try DragRecording(
      .restaurantsFourDetents, appearance: appearance, resources: resources)
    drag.open(160, 300)
    drag.pull(from: 220, by: 46, seconds: 0.12)
    try save(pictures.why(&drag, isLive: true, appearance: appearance), "dismiss")
    drag = try DragRecording(.mapDrawer, appearance: appearance, resources: resources)
    drag.wait(1)
    drag.pull(from: 200, by: -120, seconds: 0.3)
    drag.release()
    drag.wait(0.1)
    try save(pictures.why(&drag, isLive: false, appearance: appearance), "released")
    let made = try flick()
    var model = made.graph
    model.playhead = 2.45
    try save(
      pictures.graph(model, size: Size(width: 800, height: 300), appearance: appearance), "graph")
    try save(
      pictures.graph(model, size: Size(width: 300, height: 140), appearance: appearance),
      "graph-small")
    model.overlays = [
      MotionGraph.Model.Overlay(label: "A apple", curve: made.curve),
      MotionGraph.Model.Overlay(label: "B nearest", curve: try flick(.nearest).curve),
    ]
    try save(
      pictures.graph(model, size: Size(width: 560, height: 220), appearance: appearance), "graph-ab"
    )
    let empty = MotionGraph.Model(curve: MotionCurve(), containerHeight: 844)
    try save(
      pictures.graph(empty, size: Size(width: 300, height: 140), appearance: appearance),
      "graph-empty")
  }
}
