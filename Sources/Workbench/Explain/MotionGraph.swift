import Canvas
import Scenes
import SheetKit

/// One movement over time: the sheet's top edge with the stops and the finger, its velocity, its
/// phases and events, and a playhead.
///
///     let marks = MotionGraph.marks(model, in: rect, appearance: .dark, text: text)
///     let time = MotionGraph(model, in: rect, appearance: .dark, text: text).time(at: pointer.x)
///
/// Meant for rectangles from 300 × 140 points on. It shows times from the movement's beginning.
package struct MotionGraph {
  package let model: Model
  package let rect: Rect
  let palette: ExplainPalette
  let text: any TextMeasuring
  let layout: MotionGraphLayout
  /// The times at the left and at the right edge of the plots.
  package let domain: ClosedRange<Seconds>
  /// The tops at the upper and at the lower edge of the heights.
  let tops: ClosedRange<Double>
  /// What the velocity plot reaches upwards and downwards, in pt/s ≥ 0.
  let velocityBounds: (up: Double, down: Double)

  package init(_ model: Model, in rect: Rect, appearance: Appearance, text: any TextMeasuring) {
    self.model = model
    self.rect = rect
    self.text = text
    palette = .of(appearance)
    domain = model.domain
    tops = model.tops
    velocityBounds = Self.velocityBounds(of: model)
    let widths = model.stops.map {
      text.size(of: TextRun($0.name, style: Self.captionStyle, color: .black)).width
    }
    layout = MotionGraphLayout(
      rect, stopLabelWidth: widths.max() ?? 0, hasLegend: !model.overlays.isEmpty)
  }

  package static func marks(
    _ model: Model, in rect: Rect, appearance: Appearance, text: any TextMeasuring
  ) -> [Mark] {
    MotionGraph(model, in: rect, appearance: appearance, text: text).marks
  }

  // MARK: Scrubbing

  /// The time at an x of the stage, within ``domain``.
  package func time(at x: Double) -> Seconds {
    let part = (x - layout.left) / (layout.right - layout.left)
    let length = domain.upperBound - domain.lowerBound
    return min(max(domain.lowerBound + part * length, domain.lowerBound), domain.upperBound)
  }

  /// The x on the stage of a time.
  package func x(at time: Seconds) -> Double {
    let length = domain.upperBound - domain.lowerBound
    return layout.left + (time - domain.lowerBound) / length * (layout.right - layout.left)
  }

  /// Where a press scrubs: the plots, the band and the axis.
  package var scrubArea: Rect {
    Rect(
      x: layout.left, y: layout.heights.minY, width: layout.right - layout.left,
      height: layout.axis.maxY - layout.heights.minY)
  }

  // MARK: Drawing

  static let captionStyle = TextStyle(size: 11, lineHeight: 13)

  package var marks: [Mark] {
    let panel: [Mark] = [.roundedFill(rect, CornerRadii(10), palette.surface)]
    guard model.curve.span != nil else { return [.clip(rect, CornerRadii(10), panel + hint)] }
    let marks =
      panel + window + stopMarks + curves + velocityMarks + phases + events + axis + playhead
      + eventName + legend
    return [.clip(rect, CornerRadii(10), marks)]
  }

  private var hint: [Mark] {
    let width = max(0, rect.width - 32)
    var run = TextRun(
      "Drag the sheet: its path shows here", style: .footnote, color: palette.secondaryInk,
      width: width, alignment: .center)
    let size = text.size(of: run)
    run.width = width
    return [.text(run, at: Point(x: rect.minX + 16, y: (rect.midY - size.height / 2).rounded()))]
  }

  /// The samples that the velocity is fitted to, as a band behind the plots.
  private var window: [Mark] {
    guard let fit = model.fitWindow, fit.overlaps(domain) else { return [] }
    let part = fit.clamped(to: domain)
    let left = x(at: part.lowerBound).rounded()
    let band = Rect(
      x: left, y: layout.heights.minY, width: max(1, x(at: part.upperBound).rounded() - left),
      height: layout.velocities.maxY - layout.heights.minY)
    return [.fill(band, palette.finger.opacity(0.13))]
  }

  func caption(_ string: String, _ color: Color) -> TextRun {
    TextRun(string, style: Self.captionStyle, color: color, lineLimit: 1)
  }
}
