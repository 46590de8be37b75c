/// How a custom detent's height follows from the container, as data: what a configuration file can
/// say (FORMATS, `customDetents`).
public enum CustomDetentRule: Hashable, Sendable {
  /// `{"height": 180}`: points, at least `atLeast` points.
  case height(Double, atLeast: Double? = nil)
  /// `{"fraction": 0.1, "atLeast": 44}`: of the maximum detent value, at least so many points.
  case fraction(Double, atLeast: Double? = nil)
  /// `null`: known by name, but inactive.
  case inactive

  /// The height in points in `context`, without the safe area; nil = inactive.
  public func resolve(in context: DetentContext) -> Double? {
    switch self {
    case .height(let height, let least):
      Self.atLeast(least, height)
    case .fraction(let fraction, let least):
      Self.atLeast(least, fraction * context.maximumDetentValue)
    case .inactive: nil
    }
  }

  private static func atLeast(_ least: Double?, _ value: Double) -> Double {
    guard let least else { return value }
    return max(least, value)
  }
}
