import SheetKit

/// A sheet under a finger that never rests: SheetKit alone, without a picture.
///
///     var drag = SheetRehearsal()
///     for _ in 0..<10_000 { drag.move() }
package struct SheetRehearsal {
  /// How often the finger moves, in hertz.
  package static let rate = 120.0
  /// Moves until the finger is back where it was.
  private static let period = 240

  private var sheet: Sheet
  private var time = 1.0
  private var moves = 0
  /// A sum over what was presented, so that nothing is left out by a clever compiler.
  package private(set) var checksum = 0.0

  /// An open sheet with a finger down on its content.
  package init() {
    let phone = Container(
      width: 390, height: 844, safeArea: SheetKit.EdgeInsets(top: 47, bottom: 34))
    sheet = Sheet(
      configuration: SheetConfiguration().presentationDetents([.medium, .large]),
      container: phone, startsPresented: true)
    _ = sheet.handle(.content([ContentMetrics(height: 2000, headerHeight: 20)]), at: 0)
    press()
  }

  private mutating func press() {
    let place = PointerPosition(x: 195, y: y)
    _ = sheet.handle(.pointerDown(0, place, on: .content(0)), at: time)
  }

  /// One move and a presentation.
  package mutating func move() {
    time += 1 / Self.rate
    moves += 1
    _ = sheet.handle(.pointerMove(0, PointerPosition(x: 195, y: y)), at: time)
    checksum += sheet.presentation(at: time).top
  }

  /// Two seconds of a gesture: the finger is lifted where it is, comes down and moves on.
  package mutating func gesture() {
    _ = sheet.handle(.pointerUp(0, PointerPosition(x: 195, y: y)), at: time)
    press()
    for _ in 0..<Int(2 * Self.rate) { move() }
  }

  private var y: Double {
    let phase = moves % Self.period
    return 450 - 1.5 * Double(phase < Self.period / 2 ? phase : Self.period - phase)
  }
}
