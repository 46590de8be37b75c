import SheetKit

/// How the sheets look at one time: worked out once a picture, which asks for it in many places.
struct Moment {
  let time: Seconds
  /// One a level; never empty.
  let sheets: [SheetPresentation]

  init(of stack: SheetStack, at time: Seconds) {
    self.time = time
    sheets = stack.presentations(at: time)
  }

  /// How what is behind the sheet at a level is pushed back; not at all where there is no such sheet.
  func pushBack(behind level: Int = 0) -> PushBack {
    level < sheets.count ? sheets[level].pushBack : .none
  }
}
