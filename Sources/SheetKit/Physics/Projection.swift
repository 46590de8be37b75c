#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How far something that decelerates goes (WWDC18 session 803): v/1000 · r/(1−r) for a velocity v
/// in pt/s and a rate r that is kept each millisecond.
public struct Projection: Hashable, Sendable {
  /// The fraction of its speed that it keeps each millisecond, 0 < rate < 1.
  public let decelerationRate: Double

  /// Makes a projection.
  public init(decelerationRate: Double) {
    precondition(decelerationRate > 0 && decelerationRate < 1, "a rate lies between 0 and 1")
    self.decelerationRate = decelerationRate
  }

  /// Signed travel in points until it stands.
  public func travel(velocity: Double) -> Double {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }

  /// The travel as a look-ahead in seconds: 0.099 at rate 0.99, 0.499 at 0.998.
  public var lookAhead: Seconds { travel(velocity: 1) }
}
