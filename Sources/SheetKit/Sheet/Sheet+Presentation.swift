extension Sheet {
  /// How the sheet looks at a time, not before the last input. Nothing changes by asking, and any
  /// time may be asked for in any order.
  public func presentation(at time: Seconds) -> SheetPresentation {
    guard let deadline = nextDeadline, deadline <= time else { return present(time) }
    var later = self
    later.meetDeadlines(upTo: time)
    return later.present(time)
  }

  private func present(_ time: Seconds) -> SheetPresentation {
    let shown = shownPosition(at: time)
    let layoutHeight = layoutHeight(shown: shown)
    let dim = dim(at: time, shown: shown)
    return SheetPresentation(
      height: max(0, min(shown, layoutHeight)), top: container.height - shown,
      velocity: velocity(at: time), layoutHeight: layoutHeight, phase: phase.name,
      detent: phase == .hidden ? nil : selectedStop.detent, target: phase.destination,
      dim: dim, pushBack: pushBack(shown: shown),
      card: CardShape(
        at: shown, on: ladder, configuration: configuration, container: container,
        profile: profile),
      shadowOpacity: shadowOpacity(dim: dim, height: min(shown, layoutHeight)),
      opacity: opacity(at: time),
      scroll: contents.isEmpty
        ? 0 : scrollOffset(ofContentAt: 0, layoutHeight: layoutHeight, at: time),
      isBackgroundInteractive: isBackgroundInteractive(shown: shown),
      showsDragIndicator: showsDragIndicator, style: ladder.style,
      keyboardHeight: keyboard ?? 0, largestDetent: ladder.largest.detent)
  }

  /// The amount of dimming; while fading in place it follows the opacity.
  private func dim(at time: Seconds, shown: Double) -> Double {
    guard configuration.dimsBackground, phase != .hidden else { return 0 }
    let dimming = Dimming(ladder)
    return dimming.amount(at: shown) * opacity(at: time)
  }

  /// The opacity of the whole: below 1 only while it fades in place.
  private func opacity(at time: Seconds) -> Double {
    phase.isFlying ? phase.flight?.opacity(at: time) ?? 1 : 1
  }

  private func shadowOpacity(dim: Double, height: Double) -> Double {
    guard phase != .hidden, ladder.style != .fullScreenCover else { return 0 }
    let fraction = (height / max(1, ladder.smallest.height)).clamped(to: 0...1)
    return configuration.tuning.shadowOpacity * (1 - dim) * fraction
  }

  private var showsDragIndicator: Bool {
    configuration.showsDragIndicator && (ladder.style == .sheet || ladder.style == .floatingCard)
  }

  /// How the presenter is pushed back by this sheet alone.
  private func pushBack(shown: Double) -> PushBack {
    let progress = pushBackProgress(shown: shown)
    return progress > 0 ? pushBack(progress: progress) : .none
  }

  /// How its presenter is pushed back by a progress > 0.
  func pushBack(progress: Double) -> PushBack {
    PushBack(
      progress: progress, container: container,
      sheetTop: container.height - ladder.largest.position, tuning: configuration.tuning)
  }

  /// How far the sheet has come to full height, 0…1; 0 where it pushes nothing back.
  func pushBackProgress(at time: Seconds) -> Double {
    pushBackProgress(shown: shownPosition(at: time))
  }

  private func pushBackProgress(shown: Double) -> Double {
    let isCompact = container.height < configuration.tuning.compactHeight
    guard !isCompact, !accessibility.reducesMotion else { return 0 }
    return PushBack.progress(at: shown, on: ladder)
  }

  /// Whether events outside the sheet go to what is behind: by position, and while the sheet moves
  /// by itself by its target too (SPEC §8).
  func isBackgroundInteractive(at time: Seconds) -> Bool {
    isBackgroundInteractive(shown: shownPosition(at: time))
  }

  private func isBackgroundInteractive(shown: Double) -> Bool {
    guard phase != .hidden, let undimmed = ladder.undimmed else { return phase == .hidden }
    guard ladder.dimmingIndex != nil else { return true }
    let limit = undimmed.position + 1e-6
    guard shown <= limit else { return false }
    guard let destination = phase.destination else { return true }
    return position(of: destination) <= limit
  }
}
