import Canvas
import SheetKit

extension MotionGraph {
  /// What a graph shows. All times are on one clock; positions are points of the phone's screen, y
  /// **down**.
  package struct Model: Hashable, Sendable {
    /// A place where the sheet may stand.
    package struct Stop: Hashable, Sendable {
      package var name: String
      /// The y of the sheet's top there.
      package var top: Double

      package init(name: String, top: Double) {
        self.name = name
        self.top = top
      }
    }

    /// A curve to compare with.
    package struct Overlay: Hashable, Sendable {
      package var label: String
      package var curve: MotionCurve

      package init(label: String, curve: MotionCurve) {
        self.label = label
        self.curve = curve
      }
    }

    package var curve: MotionCurve
    package var stops: [Stop]
    /// The height of the phone's screen in points, > 0.
    package var containerHeight: Double
    package var playhead: Seconds?
    /// The first is drawn whole, the others dashed.
    package var overlays: [Overlay]
    package var fitWindow: ClosedRange<Seconds>?
    /// The time of the frame, while the movement still goes on: the graph reaches up to it.
    package var now: Seconds?

    package init(
      curve: MotionCurve, stops: [Stop] = [], containerHeight: Double, playhead: Seconds? = nil,
      overlays: [Overlay] = [], fitWindow: ClosedRange<Seconds>? = nil, now: Seconds? = nil
    ) {
      self.curve = curve
      self.stops = stops
      self.containerHeight = containerHeight
      self.playhead = playhead
      self.overlays = overlays
      self.fitWindow = fitWindow
      self.now = now
    }

    /// From the first sample to a round time at or after the last. A growing curve changes its
    /// scale in coarse steps, not in every frame.
    var domain: ClosedRange<Seconds> {
      let spans = ([curve] + overlays.map(\.curve)).compactMap(\.span)
      let start = spans.map(\.lowerBound).min() ?? 0
      let end = max(spans.map(\.upperBound).max() ?? 0, now ?? start)
      let length = max(end - start, 0)
      let step = now == nil ? 0.05 : length < 2 ? 0.25 : length < 5 ? 0.5 : length < 20 ? 1.0 : 5.0
      return start...start + max(0.3, (length / step - 1e-9).rounded(.up) * step)
    }

    /// The tops that the graph shows: all stops and all of the curves, in steps of 50 points, so
    /// that it does not change in every frame; at most the screen and an overshoot above it.
    var tops: ClosedRange<Double> {
      let screen = -50...max(50, containerHeight)
      var (low, high) = (Double.infinity, -Double.infinity)
      func add(_ top: Double) {
        guard top.isFinite else { return }
        low = min(low, top)
        high = max(high, top)
      }
      for stop in stops { add(stop.top) }
      for curve in [curve] + overlays.map(\.curve) {
        for sample in curve.samples { add(sample.top) }
      }
      guard low <= high else { return screen }
      let range = ((low - 12) / 50).rounded(.down) * 50...((high + 12) / 50).rounded(.up) * 50
      return range.clamped(to: screen)
    }
  }
}
