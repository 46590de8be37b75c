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
  var onScreen: [Mark] { ghost + stopLines + path + projection + velocity + distances + dismissal }

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
