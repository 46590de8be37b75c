import SheetKit

/// What code, a script or a scene's own buttons ask of the first sheet: never counted as the user's
/// doing.
package enum SheetCommand: Hashable, Sendable {
  case present
  case dismiss
  case select(Detent)
  case configure(SheetConfiguration)
  case resize(Container)
  /// Raises the on-screen keyboard under the uppermost sheet, to a height in points from the bottom
  /// edge, or hides it.
  case keyboard(height: Double?)
  /// `sheet(item:)`: presents, replaces, or with nil dismisses.
  case item(String?)
  /// Presents a sheet from inside the sheet at a level, or with nil dismisses the one on it.
  case child(SheetConfiguration?, level: Int = 0)
  /// Scrolls the sheet's content to an offset in points.
  case scrollTo(Double)
  /// Another rule for releases, of every sheet.
  case policy(SnapPolicy)
  case appearance(Appearance)
  case reduceMotion(Bool)
}

/// An event of a sheet, and which sheet: 0 is the first, 1 the one presented from inside it.
package typealias PhoneEvent = SheetStack.Event
