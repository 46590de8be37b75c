#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A damped spring of mass 1, as designers write it: response and damping ratio.
///
///     Spring(response: 0.34414, dampingRatio: 1)         // stiffness 333.33, damping 36.51
///     Spring(mass: 1, stiffness: 100, damping: 10)       // damping ratio 0.5
///
/// It has no state: ``SpringMotion`` is one run of it.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring in seconds, > 0.
  public let response: Seconds
  /// 1 returns as fast as possible without overshoot; below 1 it bounces; ≥ 0.
  public let dampingRatio: Double

  /// Makes a spring from response (seconds, > 0) and damping ratio (≥ 0).
  public init(response: Seconds, dampingRatio: Double) {
    precondition(response > 0 && dampingRatio >= 0, "a spring needs response > 0, damping ≥ 0")
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// Makes a spring from the physical constants, each > 0 (damping ≥ 0).
  public init(mass: Double, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0, "a spring needs mass > 0 and stiffness > 0")
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Undamped angular frequency in rad/s.
  public var frequency: Double { 2 * .pi / response }
  /// Stiffness at mass 1.
  public var stiffness: Double { frequency * frequency }
  /// Damping at mass 1.
  public var damping: Double { 2 * dampingRatio * frequency }

  /// Displacement and velocity after `time` seconds, from a displacement and a velocity at 0; the
  /// displacement is from the target. Closed form of u″ + 2ζω·u′ + ω²·u = 0 in its three regimes.
  public func state(
    displacement u: Double, velocity v: Double, after time: Seconds
  ) -> (displacement: Double, velocity: Double) {
    if dampingRatio < 1 - Self.criticalBand { return underdamped(u, v, time) }
    if dampingRatio > 1 + Self.criticalBand { return overdamped(u, v, time) }
    return critical(u, v, time)
  }

  /// Nearer to 1 than this the other two regimes lose their digits.
  static let criticalBand = 1e-6

  private func critical(_ u: Double, _ v: Double, _ t: Seconds) -> (Double, Double) {
    let slope = v + frequency * u
    let decay = exp(-frequency * t)
    return ((u + slope * t) * decay, (v - frequency * slope * t) * decay)
  }

  private func underdamped(_ u: Double, _ v: Double, _ t: Seconds) -> (Double, Double) {
    let rate = dampingRatio * frequency
    let ringing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (v + rate * u) / ringing
    let decay = exp(-rate * t)
    let (c, s) = (cos(ringing * t), sin(ringing * t))
    let position = decay * (u * c + sine * s)
    return (position, decay * ringing * (sine * c - u * s) - rate * position)
  }

  private func overdamped(_ u: Double, _ v: Double, _ t: Seconds) -> (Double, Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let fast = -frequency * (dampingRatio + root)
    let slow = -frequency / (dampingRatio + root)
    let second = (v - slow * u) / (fast - slow)
    let first = u - second
    let (a, b) = (first * exp(slow * t), second * exp(fast * t))
    return (a + b, slow * a + fast * b)
  }
}
