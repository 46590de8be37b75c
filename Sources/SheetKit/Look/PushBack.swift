#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How the presenter stands back behind a sheet of full height (SPEC §10).
public struct PushBack: Hashable, Sendable {
  /// 0 = in place, 1 = behind one sheet, above 1 = behind several.
  public var depth: Double
  /// Scale of the presenter about its top centre, 0 < scale ≤ 1.
  public var scale: Double
  /// The y of the presenter's top edge, **down** from the container's top, in points.
  public var top: Double
  /// Radius of the presenter's corners in points.
  public var cornerRadius: Double

  /// A presenter in place.
  public static let none = PushBack(depth: 0, scale: 1, top: 0, cornerRadius: 0)

  /// Makes a push-back of explicit values.
  public init(depth: Double, scale: Double, top: Double, cornerRadius: Double) {
    self.depth = depth
    self.scale = scale
    self.top = top
    self.cornerRadius = cornerRadius
  }

  /// The push-back behind sheets that have come `progress` of the way to full height: 0…1 for one
  /// sheet, up to 2 for two. depth = 2·(1 − 2^(−progress)).
  public init(progress: Double, container: Container, sheetTop: Double, tuning: SheetTuning) {
    let depth = 2 * (1 - exp2(-progress))
    let margin =
      container.width <= tuning.narrowWidth ? tuning.pushBackMargin : tuning.pushBackMarginWide
    self.depth = depth
    scale = max(0, 1 - 2 * margin / max(1, container.width) * depth)
    top = max(0, sheetTop - tuning.pushBackTopGap) * min(1, depth)
    cornerRadius = tuning.pushBackCornerRadius * min(1, depth)
  }

  /// How far a sheet at a position (points up from the container's bottom edge) has come through
  /// the last segment to full height, 0…1; 0 where its largest stop does not reach it.
  public static func progress(at position: Double, on ladder: DetentLadder) -> Double {
    guard ladder.style == .sheet, ladder.reachesFullHeight else { return 0 }
    let last = ladder.stops.count - 1
    return Dimming(from: ladder.position(below: last), to: ladder.largest.position)
      .amount(at: position)
  }
}
