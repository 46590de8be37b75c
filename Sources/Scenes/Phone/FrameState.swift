import SheetKit

/// What a trace says about one sheet at one instant.
package struct FrameState: Hashable, Sendable {
  /// 0 for the first sheet, 1 for the one presented from inside it.
  package var level: Int
  package var presentation: SheetPresentation
  /// Taps that have reached what is behind the sheets.
  package var taps: Int

  package init(level: Int, presentation: SheetPresentation, taps: Int) {
    self.level = level
    self.presentation = presentation
    self.taps = taps
  }
}
