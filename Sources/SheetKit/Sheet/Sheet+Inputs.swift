extension Sheet {
  /// What each input leads to.
  mutating func apply(_ input: SheetInput, at time: Seconds) {
    switch input {
    case .pointerDown(let id, let position, let region, let device, let button):
      pointerDown(id, position, on: region, device: device, button: button, at: time)
    case .pointerMove(let id, let position): pointerMove(id, position, at: time)
    case .pointerUp(let id, let position): pointerUp(id, position, at: time)
    case .pointerCancel(let id): pointerCancel(id, at: time)
    case .wheel(let input, let region): turnWheel(input, on: region, at: time)
    case .key(let key): press(key, at: time)
    case .present: present(at: time)
    case .dismiss: dismissByCode(at: time)
    case .select(let detent): select(detent, at: time)
    case .configure(let configuration): configure(configuration, at: time)
    case .resize(let container): resize(to: container, at: time)
    case .keyboard(let height): setKeyboard(height, at: time)
    case .item(let item): setItem(item, at: time)
    case .scrollTo(let offset): scroll(to: offset, at: time)
    case .content(let metrics): setContents(metrics, at: time)
    case .accessibility(let change): setAccessibility(change)
    }
  }

  private mutating func setAccessibility(_ change: AccessibilityChange) {
    switch change {
    case .reduceMotion(let isOn): accessibility.reducesMotion = isOn
    case .crossFade(let isOn): accessibility.prefersCrossFade = isOn
    }
  }
}
