import Canvas
import Scenes
import SheetKit

/// Why a sheet goes where it goes, drawn over the phone's screen and in the margin left of it: the
/// stops as lines with their names, the finger's path and its velocity, the projected position,
/// and the place where the sheet would land.
///
///     let model = WhyOverlay.Model(sheet: sheet, decision: prediction, curve: curve, isLive: true,
///       at: time)
///     picture.marks += WhyOverlay.marks(model, over: screen, appearance: .light, text: text)
///
/// It only reads: what it shows comes from the ``Model``, and nothing depends on frames before.
package enum WhyOverlay {
  /// The room in points that the stops' labels need left of the screen.
  package static let margin = 112.0

  /// - Parameters:
  ///   - screen: the phone's screen on the stage, in its own size.
  ///   - corner: the radius of the display's corners in points; what lies on the screen is cut
  ///     there.
  package static func marks(
    _ model: Model, over screen: Rect, appearance: Appearance, corner: Double = 0,
    text: any TextMeasuring
  ) -> [Mark] {
    let drawing = WhyDrawing(
      model: model, screen: screen, palette: .of(appearance), text: text)
    return [.clip(screen, CornerRadii(corner), drawing.onScreen)] + drawing.inMargin
  }
}

/// One explanation on one screen.
struct WhyDrawing {
  let model: WhyOverlay.Model
  let screen: Rect
  let palette: ExplainPalette
  let text: any TextMeasuring

  /// What lies on the screen, from the back to the front.
  var onScreen: [Mark] {
    ghost + stopLines + distanceLabels.flatMap { $0.label.marks(in: $0.frame) } + path
      + velocityArrow + projection + bottomEdge + labels
  }

  /// What is said on the screen, none over another: the later ones give way, up or down, where
  /// there is room also to the distances.
  private var labels: [Mark] {
    let distances = distanceLabels.map(\.frame)
    var taken: [Rect] = []
    return [dismissalLabel, projectionLabel, velocityLabel].compactMap { $0 }.flatMap {
      placed -> [Mark] in
      let frame =
        Self.clear(placed.frame, of: taken + distances, within: bounds)
        ?? Self.clear(placed.frame, of: taken, within: bounds) ?? placed.frame
      taken.append(frame)
      return placed.label.marks(in: frame)
    }
  }

  /// A label and where it would like to be.
  struct PlacedLabel {
    let label: ExplainLabel
    let frame: Rect
  }

  /// Where labels may be.
  var bounds: Rect { screen.inset(dx: 4, dy: 4) }

  func label(_ string: String, _ ink: Color) -> ExplainLabel {
    ExplainLabel(
      string, ink: ink, surface: palette.labelSurface, edge: palette.labelEdge, text: text)
  }

  /// The frame, or the nearest place above or below it that no other takes; nil without any.
  static func clear(_ frame: Rect, of others: [Rect], within bounds: Rect) -> Rect? {
    func isFree(_ frame: Rect) -> Bool { !others.contains { $0.intersects(frame) } }
    if isFree(frame) { return frame }
    let places = others.flatMap { [$0.minY - frame.height - 2, $0.maxY + 2] }
    return places.map { Rect(x: frame.minX, y: $0, width: frame.width, height: frame.height) }
      .filter { bounds.contains($0) && isFree($0) }
      .min { abs($0.minY - frame.minY) < abs($1.minY - frame.minY) }
  }

  var winner: Destination? { model.decision?.target }

  /// A position on the phone in the stage's points, whole ones.
  func onStage(_ point: Point) -> Point {
    Point(x: (screen.minX + point.x).rounded(), y: (screen.minY + point.y).rounded())
  }

  /// A top edge on the stage, in whole points.
  func onStage(y: Double) -> Double { (screen.minY + y).rounded() }

  /// A line under a thicker one of the halo's colour.
  func haloed(_ points: [Point], width: Double, _ color: Color) -> [Mark] {
    [
      .polyline(points, width: width + 2, palette.halo), .polyline(points, width: width, color),
    ]
  }
}
