import Canvas

extension InputEvent {
  /// The event with its positions mapped.
  func moved(_ map: (Point) -> Point) -> InputEvent {
    func moved(_ pointer: Pointer) -> Pointer {
      var result = pointer
      result.position = map(pointer.position)
      return result
    }
    switch self {
    case .pointerDown(let pointer, let button): return .pointerDown(moved(pointer), button: button)
    case .pointerMove(let pointer): return .pointerMove(moved(pointer))
    case .pointerUp(let pointer, let button): return .pointerUp(moved(pointer), button: button)
    case .hover(let point): return .hover(point.map(map))
    case .wheel(var wheel):
      wheel.position = map(wheel.position)
      return .wheel(wheel)
    case .pointerCancel, .key, .text, .focusLost, .drop: return self
    }
  }
}
