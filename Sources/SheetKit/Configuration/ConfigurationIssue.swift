/// Something in a configuration that does not work out in a container, said for a person.
public struct ConfigurationIssue: Hashable, Sendable {
  /// How serious an issue is.
  public enum Severity: Hashable, Sendable {
    /// The configuration is wrong everywhere: a detent of 0 pt, no usable detent.
    case error
    /// It may be meant so: an undimmed detent that is not declared.
    case warning
  }

  /// How serious it is.
  public let severity: Severity
  /// The detent it is about, or nil for the whole list.
  public let detent: Detent?
  /// One sentence without a full stop.
  public let message: String

  /// Makes an issue.
  public init(_ severity: Severity, _ message: String, detent: Detent? = nil) {
    self.severity = severity
    self.detent = detent
    self.message = message
  }
}
