import Canvas
import SheetKit

extension WhyOverlay {
  /// What an explanation shows. Positions are points of the phone's screen, y **down**.
  package struct Model: Hashable, Sendable {
    /// A place where the sheet may come to stand.
    package struct Stop: Hashable, Sendable {
      package var destination: Destination
      /// The y of the sheet's top when it stands there.
      package var top: Double
      /// What is visible of it then; 0 for dismissal.
      package var height: Double
      /// The detent's value, without the bottom safe area; nil for what is no detent.
      package var value: Double?

      package init(_ destination: Destination, top: Double, height: Double, value: Double? = nil) {
        self.destination = destination
        self.top = top
        self.height = height
        self.value = value
      }
    }

    /// The outline of the sheet where it would land.
    package struct Ghost: Hashable, Sendable {
      package var frame: Rect
      package var corners: CornerRadii

      package init(frame: Rect, corners: CornerRadii) {
        self.frame = frame
        self.corners = corners
      }
    }

    /// From the top down.
    package var stops: [Stop]
    package var decision: SnapDecision?
    /// Whether the finger is still down: what would be, not what was.
    package var isLive: Bool
    /// In order of time.
    package var finger: [FingerSample]
    /// The times whose samples the velocity is fitted to; nil where there is no velocity.
    package var fitWindow: ClosedRange<Seconds>?
    package var ghost: Ghost?

    package init(
      stops: [Stop], decision: SnapDecision?, isLive: Bool, finger: [FingerSample] = [],
      fitWindow: ClosedRange<Seconds>? = nil, ghost: Ghost? = nil
    ) {
      self.stops = stops.sorted { $0.top < $1.top }
      self.decision = decision
      self.isLive = isLive
      self.finger = finger
      self.fitWindow = fitWindow
      self.ghost = ghost
    }

    /// A sheet and a release of it: the predicted one at `time` while it is dragged, or the last
    /// one of the curve.
    package init(
      sheet: Sheet, decision: SnapDecision?, curve: MotionCurve, isLive: Bool, at time: Seconds
    ) {
      let end = isLive ? time : curve.release?.time ?? time
      let window = sheet.configuration.tuning.velocityWindow
      let isMoving = decision.map { $0.velocity != 0 } ?? false
      self.init(
        stops: Self.stops(of: sheet, decision), decision: decision, isLive: isLive,
        finger: curve.finger.strokes.last.map(Array.init) ?? [],
        fitWindow: isMoving ? end - window...end : nil,
        ghost: isLive ? decision.flatMap { Self.ghost(of: sheet, $0) } : nil)
    }

    /// The ladder's stops, and what else was a candidate.
    private static func stops(of sheet: Sheet, _ decision: SnapDecision?) -> [Stop] {
      let height = sheet.container.height
      let stops = sheet.ladder.stops.reversed().map {
        Stop(.stop($0.detent), top: height - $0.position, height: $0.height, value: $0.value)
      }
      let others = decision?.candidates.map(\.candidate) ?? []
      return stops
        + others.filter { $0.destination.detent == nil }.map {
          Stop($0.destination, top: $0.y, height: max(0, height - $0.y - sheet.ladder.bottomGap))
        }
    }

    private static func ghost(of sheet: Sheet, _ decision: SnapDecision) -> Ghost? {
      let weighed = decision.candidates.first { $0.candidate.destination == decision.target }
      guard let top = weighed?.candidate.y, decision.target != .dismissed else { return nil }
      let container = sheet.container
      let card = CardShape(
        at: container.height - top, on: sheet.ladder, configuration: sheet.configuration,
        container: container, profile: sheet.profile)
      return Ghost(
        frame: Rect(
          x: card.sideInset, y: top, width: card.width,
          height: max(0, container.height - top - card.bottomInset)),
        corners: CornerRadii(top: card.topRadius, bottom: card.bottomRadius))
    }
  }
}
