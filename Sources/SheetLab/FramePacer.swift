/// Says when the next frame may be drawn: at once if a refresh has passed since the last one
/// (leading edge), else when it has.
struct FramePacer {
  /// Seconds between two refreshes of the display.
  let interval: Double
  private var next = -Double.infinity

  /// A display that does not say its rate counts as one of 60 Hz.
  init(refreshRate: Double?) {
    interval = 1 / min(max(refreshRate ?? 60, 24), 480)
  }

  /// Seconds until a frame may be drawn, 0 if it may now.
  func delay(at now: Double) -> Double { max(0, next - now) }

  /// A frame was begun at `now`. Frames that follow each other keep to the grid of refreshes, so
  /// that a late one does not make all later ones late.
  mutating func frameBegan(at now: Double) {
    next = now - next < interval / 2 ? next + interval : now + interval
  }
}
