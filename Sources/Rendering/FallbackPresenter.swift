import Canvas
import SDLKit

/// Shows pictures with one presenter, and where that fails in the middle of a run with another from
/// then on: a graphics driver may go away under a window.
///
/// The first one is gone, with all it held, before the other is made.
package final class FallbackPresenter: Presenter {
  private var current: (any Presenter)?
  private var fallback: (() -> any Presenter)?
  private let report: (String) -> Void

  /// - Parameter report: told once, in a sentence, when the first one has failed.
  package init(
    _ first: any Presenter, report: @escaping (String) -> Void,
    fallback: @escaping () -> any Presenter
  ) {
    current = first
    self.report = report
    self.fallback = fallback
  }

  package func draw(_ picture: Picture, scale: Double) throws(SDLError) {
    do throws(SDLError) {
      try current?.draw(picture, scale: scale)
    } catch {
      guard let fallback else { throw error }
      report("\(description) has failed: \(error); drawing by the processor from now on")
      self.fallback = nil
      current = nil
      let other = fallback()
      current = other
      try other.draw(picture, scale: scale)
    }
  }

  package func invalidate() { current?.invalidate() }

  package func renderTargetsLost() { current?.renderTargetsLost() }

  package var statistics: FrameStatistics { current?.statistics ?? FrameStatistics() }

  package var waitsForRefresh: Bool { current?.waitsForRefresh ?? false }

  package var description: String { current.map(String.init(describing:)) ?? "nothing" }
}
