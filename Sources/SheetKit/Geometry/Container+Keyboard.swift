extension Container {
  /// Height in points of the on-screen keyboard where the device's own is unknown: 336 with a home
  /// indicator, 260 without (C; SPEC §9).
  public func keyboardHeight(_ tuning: SheetTuning = SheetTuning()) -> Double {
    safeArea.bottom > 0 ? tuning.keyboardHeight : tuning.keyboardHeightWithoutHomeIndicator
  }
}
