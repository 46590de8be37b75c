import Canvas
import SheetKit

/// One thing that happens to the whole window.
enum StormStep: Hashable, Sendable {
  case input(InputEvent)
  /// Time passes, in seconds; one that is long has no frames in between, as after a suspend.
  case wait(Double)
  case resize(Size, pixelsPerPoint: Double)
  /// A frame is drawn.
  case draw
  /// Somebody saves the configuration file that the window lives with.
  case save(String)
  /// The clipboard is pasted.
  case paste(String?)
  /// What the window asked the program for is done: films are begun.
  case takeEffects
}
