extension SheetEvent: CustomStringConvertible {
  /// What happened, why and when: `didChangeSelectedDetent large (drag) at 1.09`.
  public var description: String { "\(kind.summary) (\(reason.rawValue)) at \(time)" }
}

extension SheetEvent.Kind {
  fileprivate var summary: String {
    switch self {
    case .decision(let decision): "\(name) \(decision)"
    case .didChangeSelectedDetent(let detent): "\(name) \(detent.identifier)"
    case .warning(let warning): "\(name): \(warning.message)"
    case .shouldDismiss, .willDismiss, .didDismiss, .didCancelDismiss, .didAttemptToDismiss,
      .onDismiss, .didPresent:
      name
    }
  }
}

extension SnapDecision: CustomStringConvertible {
  /// The winner and what led to it: `large by projection: y 302.32, velocity -1000.0, projected …`.
  public var description: String {
    "\(target.identifier) by \(rule.rawValue): y \(y), velocity \(velocity), projected \(projected)"
  }
}
