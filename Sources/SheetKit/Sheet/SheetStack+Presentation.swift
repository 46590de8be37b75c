extension SheetStack {
  /// How many presenters are shown pushed back one behind the other (SPEC §11).
  static let pushedBackLevels = 2.0

  /// How the sheet at `level` looks; its `pushBack` is that of the presenter behind it, pushed back
  /// by every sheet from this one up.
  public func presentation(of level: Int, at time: Seconds) -> SheetPresentation {
    var presentation = sheets[level].presentation(at: time)
    // With nothing on it, it alone pushes back, as it says itself.
    if level + 1 < sheets.count {
      presentation.pushBack = presenterPushBack(behind: level, at: time)
    }
    return presentation
  }

  /// How every sheet looks, the first one first: what `presentation(of:at:)` says of each.
  public func presentations(at time: Seconds) -> [SheetPresentation] {
    sheets.indices.map { presentation(of: $0, at: time) }
  }

  /// How the presenter behind the sheet at `level` is pushed back: 0 = what is behind every sheet,
  /// 1 = the first sheet, …
  public func presenterPushBack(behind level: Int = 0, at time: Seconds) -> PushBack {
    var progress = 0.0
    for index in sheets.indices.dropFirst(level) {
      progress += sheets[index].pushBackProgress(at: time)
    }
    guard progress > 0, level < sheets.count else { return .none }
    return sheets[level].pushBack(progress: min(progress, Self.pushedBackLevels))
  }

  /// Whether any picture changes by itself at that time.
  public func isAnimating(at time: Seconds) -> Bool {
    sheets.indices.contains { sheets[$0].isAnimating(at: time) }
  }

  /// When something is due next by itself, or nil.
  public var nextDeadline: Seconds? {
    var first: Seconds?
    for index in sheets.indices {
      guard let deadline = sheets[index].nextDeadline else { continue }
      first = min(first ?? deadline, deadline)
    }
    return first
  }
}
