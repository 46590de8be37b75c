import Canvas
import Testing

/// What storms have found, as short as it gets.
@Suite struct StormFindingTests {
  private static let findings: [(name: String, place: StormPlace, steps: [StormStep])] = [
    (
      "a finger that goes up while a replay shows is not held for ever",
      StormPlace(scene: .restaurants, .closedPanel),
      tap(400) + [
        .wait(2), .draw, .input(.pointerDown(finger(2, 800), button: 1)),
        .input(.key(.character("p"), .control)), .input(.pointerUp(finger(2, 800), button: 1)),
      ]
    ),
    (
      "what a sheet tells when its content is laid out anew is passed on",
      StormPlace(scene: .mapDrawer, .none),
      [
        .save(#"{"detents": ["medium", {"height": 200}]}"#), .wait(2),
        .input(.wheel(Wheel(position: Point(x: 200, y: 750), dx: 0, dy: -3, isPrecise: false))),
        .save(#"{"detents": [{"custom": "x"}], "customDetents": {"x": null}}"#),
      ]
    ),
  ]

  @Test(arguments: findings)
  func holds(name: String, place: StormPlace, steps: [StormStep]) {
    let files = StormFiles()
    defer { files.remove() }
    #expect(StormRunner.failure(of: steps, in: place, files: files) == nil)
  }

  private static func tap(_ y: Double) -> [StormStep] {
    [
      .draw, .wait(1), .input(.pointerDown(finger(1, y), button: 1)), .wait(0.1),
      .input(.pointerUp(finger(1, y), button: 1)), .draw,
    ]
  }

  private static func finger(_ id: Pointer.ID, _ y: Double) -> Pointer {
    Pointer(id: id, device: .touch, position: Point(x: 200, y: y))
  }
}
