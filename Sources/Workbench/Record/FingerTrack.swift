import Canvas

/// Follows the first pointer through the steps of a recording, while its main button is down.
struct FingerTrack {
  private var isDown = false

  /// Where the finger is at a step; nil where the step is not its doing.
  mutating func sample(of step: Recording.Step) -> FingerSample? {
    guard case .event(let event) = step.action else { return nil }
    switch event {
    case .pointerDown(let pointer, 1) where pointer.id == 1:
      isDown = true
      return FingerSample(time: step.time, position: pointer.position, isDown: true)
    case .pointerMove(let pointer) where pointer.id == 1 && isDown:
      return FingerSample(time: step.time, position: pointer.position)
    case .pointerUp(let pointer, 1) where pointer.id == 1 && isDown:
      isDown = false
      return FingerSample(time: step.time, position: pointer.position)
    case .pointerCancel(1), .focusLost:
      isDown = false
      return nil
    default: return nil
    }
  }
}
