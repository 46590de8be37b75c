/// Where a sheet goes or stands.
public enum Destination: Hashable, Sendable {
  /// An active detent.
  case stop(Detent)
  /// The stop above the keyboard (SPEC §9).
  case keyboard
  /// Off screen.
  case dismissed

  /// The detent, where it is one.
  public var detent: Detent? {
    if case .stop(let detent) = self { detent } else { nil }
  }

  /// As a trace writes it: a detent's identifier, `keyboard`, or `dismissed`.
  public var identifier: String {
    switch self {
    case .stop(let detent): detent.identifier
    case .keyboard: "keyboard"
    case .dismissed: "dismissed"
    }
  }
}
