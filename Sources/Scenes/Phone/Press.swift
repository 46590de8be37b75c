import Canvas
import SheetKit

/// Who got a pointer when it went down, and what a tap would activate.
enum Press: Hashable, Sendable {
  /// It went down on a sheet, or on what a sheet blocks; the sheet at `level` decides.
  case sheet(level: Int, element: ElementID?)
  /// It went down on what is behind, where that is usable.
  case background(element: ElementID?)
  /// It has a scroll indicator, of a sheet or (nil) of what is behind, so far below its upper end.
  case indicator(level: Int?, grip: Double)
  /// Another button, or a second finger: nobody's.
  case ignored
}

/// What the pointer hovers and presses, and what the keyboard has in focus.
struct PhoneHighlight: Hashable, Sendable {
  /// Where something is highlighted: on a sheet, or behind them.
  struct Place: Hashable, Sendable {
    var level: Int?
    var element: ElementID
  }

  var hovered: Place?
  /// The sheet whose drag indicator is under the pointer.
  var grabber: Int?
  var pressed: Place?
  var focused: Place?

  /// What of it concerns one page.
  func on(level: Int?) -> PageHighlight {
    PageHighlight(
      hovered: hovered.flatMap { $0.level == level ? $0.element : nil },
      pressed: pressed.flatMap { $0.level == level ? $0.element : nil },
      focused: focused.flatMap { $0.level == level ? $0.element : nil })
  }
}
