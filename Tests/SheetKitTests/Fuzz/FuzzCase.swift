import SheetKit

/// One random life of a sheet: a start, and steps at times. What lies under a pointer is found when
/// the step is taken, as the scene `bare` finds it, so that a shorter life is still a sensible one.
struct FuzzCase: Sendable {
  /// One thing that happens.
  enum Action: Sendable {
    case down(x: Double, y: Double, device: PointerDevice, id: Int, button: Int)
    case move(x: Double, y: Double, id: Int)
    case up(x: Double, y: Double, id: Int)
    case cancel(id: Int)
    case wheel(y: Double, dy: Double, isPrecise: Bool)
    case command(SheetInput)
  }

  struct Step: Sendable {
    /// Milliseconds since the step before.
    let pause: Double
    let action: Action
  }

  let seed: UInt64
  let container: Container
  let profile: SheetProfile
  let configuration: SheetConfiguration
  let contentHeight: Double
  let startsPresented: Bool
  let framesPerSecond: Double
  var steps: [Step]
}
