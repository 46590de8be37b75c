/// Something a sheet tells its presenter, at the time it happened.
public struct SheetEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A release was decided.
    case decision(SnapDecision)
    /// The user is about to dismiss; asked once a gesture, before ``willDismiss``.
    case shouldDismiss
    /// The user's dismissal begins.
    case willDismiss
    /// The user's dismissal is over: off screen.
    case didDismiss
    /// The user's dismissal was taken back.
    case didCancelDismiss
    /// The user tried to dismiss where that is refused.
    case didAttemptToDismiss
    /// The sheet is off screen, whoever dismissed it.
    case onDismiss
    /// The user moved the sheet to another detent; never sent for code.
    case didChangeSelectedDetent(Detent)
    /// A presentation's animation is over.
    case didPresent
    /// Something was asked that cannot be done, or not as asked.
    case warning(SheetWarning)

    /// The name in a trace.
    public var name: String {
      switch self {
      case .decision: "decision"
      case .shouldDismiss: "shouldDismiss"
      case .willDismiss: "willDismiss"
      case .didDismiss: "didDismiss"
      case .didCancelDismiss: "didCancelDismiss"
      case .didAttemptToDismiss: "didAttemptToDismiss"
      case .onDismiss: "onDismiss"
      case .didChangeSelectedDetent: "didChangeSelectedDetent"
      case .didPresent: "didPresent"
      case .warning: "warning"
      }
    }
  }

  /// What led to an event.
  public enum Reason: String, Hashable, Sendable {
    /// A drag of the sheet or of content that moved it.
    case drag
    /// A tap on the grabber.
    case grabber
    /// A tap on the dimmed area.
    case dimmedArea
    /// A touchpad or wheel over content.
    case scroll
    /// A key.
    case key
    /// A wheel notch over the handle.
    case wheel
    /// A command.
    case code
    /// The on-screen keyboard.
    case keyboard
  }

  /// When, on the caller's clock; solved, not sampled.
  public let time: Seconds
  /// What happened.
  public let kind: Kind
  /// What led to it.
  public let reason: Reason

  /// Makes an event.
  public init(time: Seconds, kind: Kind, reason: Reason) {
    self.time = time
    self.kind = kind
    self.reason = reason
  }
}

/// Why a warning event was sent.
public enum SheetWarning: Hashable, Sendable {
  /// A sheet was presented from a presenter that has one up already; it was refused.
  case alreadyPresenting
  /// The selection is not an active detent; the nearest stop stands in for it.
  case inactiveSelection(Detent)
  /// The configuration has an issue in this container.
  case configuration(ConfigurationIssue)

  /// One sentence for a person, without a full stop.
  public var message: String {
    switch self {
    case .alreadyPresenting:
      "a second sheet was refused: its presenter has one up already"
    case .inactiveSelection(let detent):
      "the selection \(detent.identifier) is not an active detent; the nearest stop stands in"
    case .configuration(let issue): issue.message
    }
  }
}
