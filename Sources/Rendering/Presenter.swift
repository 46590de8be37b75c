import Canvas
import SDLKit

/// Shows pictures in a window.
package protocol Presenter: AnyObject, CustomStringConvertible {
  /// Draws what differs from the picture before, and shows it. `scale` is pixels per point; the
  /// picture has the window's size.
  func draw(_ picture: Picture, scale: Double) throws(SDLError)

  /// Forgets what the window shows: the next `draw` draws and shows all of it.
  func invalidate()

  /// Forgets everything that a lost renderer held.
  func renderTargetsLost()

  /// What the last frame took.
  var statistics: FrameStatistics { get }

  /// Whether `draw` itself waits for the display's refresh.
  var waitsForRefresh: Bool { get }
}
