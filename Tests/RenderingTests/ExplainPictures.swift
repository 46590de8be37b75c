import Canvas
import Scenes
import SheetKit

@testable import Workbench

/// Explanations of recorded drags as pictures, on the workbench's backdrop.
struct ExplainPictures {
  let text: any TextMeasuring

  /// The phone with its explanation, and the margin that the labels need.
  func why(_ drag: inout DragRecording, isLive: Bool, appearance: Appearance) -> Picture {
    let size = drag.phone.size
    let screen = Rect(x: 116, y: 8, width: size.width, height: size.height)
    let corner = 30.0
    let decision =
      isLive
      ? drag.sheet.predictedDecision(at: drag.time) : drag.curve.release?.decision
    let model = WhyOverlay.Model(
      sheet: drag.sheet, decision: decision, curve: drag.curve, isLive: isLive, at: drag.time)
    let marks = drag.phone.marks(at: drag.time, origin: screen.origin)
    return Picture(
      size: Size(width: size.width + 124, height: size.height + 16),
      background: BackdropTheme.of(appearance).color,
      marks: [.clip(screen, CornerRadii(corner), marks)]
        + WhyOverlay.marks(
          model, over: screen, appearance: appearance, corner: corner, text: text))
  }

  /// A graph alone, with a little of what it stands on.
  func graph(_ model: MotionGraph.Model, size: Size, appearance: Appearance) -> Picture {
    Picture(
      size: Size(width: size.width + 12, height: size.height + 12),
      background: BackdropTheme.of(appearance).color,
      marks: MotionGraph.marks(
        model, in: Rect(origin: Point(x: 6, y: 6), size: size), appearance: appearance, text: text))
  }
}
