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
    let layoutHeight = layoutHeight(at: time)
    let dim = dim(at: time, shown: shown)
    return SheetPresentation(
      height: max(0, min(shown, layoutHeight)), top: container.height - shown,
      velocity: 0 - travel(at: time).velocity, layoutHeight: layoutHeight, phase: phase.name,
      detent: phase == .hidden ? nil : selectedStop.detent, target: phase.destination,
      dim: dim, pushBack: pushBack(at: time),
      card: CardShape(
        at: shown, on: ladder, configuration: configuration, container: container,
        profile: profile),
      shadowOpacity: shadowOpacity(dim: dim, height: min(shown, layoutHeight)),
      opacity: phase.flight?.opacity(at: time) ?? 1,
      scroll: contents.first.map { scrollOffset(of: $0.metrics.id, at: time) } ?? 0,
      isBackgroundInteractive: isBackgroundInteractive(at: time),
      showsDragIndicator: showsDragIndicator, style: ladder.style,
      keyboardHeight: keyboard ?? 0, largestDetent: ladder.largest.detent)
  }

  /// The amount of dimming; while fading in place it follows the opacity.
  private func dim(at time: Seconds, shown: Double) -> Double {
    guard configuration.dimsBackground, phase != .hidden else { return 0 }
    let dimming = Dimming(ladder)
    guard let flight = phase.flight, flight.fadePosition != nil else {
      return dimming.amount(at: shown)
    }
    return dimming.amount(at: shown) * flight.opacity(at: time)
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
  func pushBack(at time: Seconds) -> PushBack {
    let progress = pushBackProgress(at: time)
    guard progress > 0 else { return .none }
    return PushBack(
      progress: progress, container: container,
      sheetTop: container.height - ladder.largest.position, tuning: configuration.tuning)
  }

  /// How far the sheet has come to full height, 0…1; 0 where it pushes nothing back.
  func pushBackProgress(at time: Seconds) -> Double {
    let isCompact = container.verticalSizeClass(configuration.tuning) == .compact
    guard !isCompact, !accessibility.reducesMotion else { return 0 }
    return PushBack.progress(at: shownPosition(at: time), on: ladder)
  }

  /// Whether events outside the sheet go to what is behind: by position, and while the sheet moves
  /// by itself by its target too (SPEC §8).
  func isBackgroundInteractive(at time: Seconds) -> Bool {
    guard phase != .hidden, let undimmed = ladder.undimmed else { return phase == .hidden }
    guard ladder.dimmingIndex != nil else { return true }
    let limit = undimmed.position + 1e-6
    guard shownPosition(at: time) <= limit else { return false }
    guard let destination = phase.destination else { return true }
    return position(of: destination) <= limit
  }
}
