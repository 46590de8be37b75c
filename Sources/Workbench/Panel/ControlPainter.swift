import Canvas
import SheetKit

/// Draws controls.
struct ControlPainter {
  /// How a control stands at the moment.
  struct State: Hashable, Sendable {
    var isHovered = false
    var isFocused = false
    var editing: FieldEditor?
    var isEnabled = true
    var isAlert = false
  }

  let theme: PanelTheme
  let text: PanelText

  private static let radius = CornerRadii(6)

  func marks(of control: Control, in frame: Rect, _ state: State) -> [Mark] {
    var marks: [Mark]
    switch control {
    case .segmented(let options, let chosen): marks = segmented(options, chosen, frame, state)
    case .menu(let options, let chosen): marks = menu(options, chosen, frame, state)
    case .toggle(let isOn): return toggle(isOn, frame, state)
    case .number(let number): return self.number(number, frame, state)
    case .text(let value): return field(value, unit: "", frame, state)
    case .color(let value): return color(value, frame, state)
    case .button(let title, let icon): marks = button(title, icon, frame, state)
    case .label(let value):
      return [PanelText.line(value, PanelText.body, theme.secondaryLabel, in: frame)]
    }
    if state.isFocused { marks.append(ring(around: frame)) }
    return marks
  }

  private func ring(around frame: Rect) -> Mark {
    .stroke(frame.inset(dx: -2, dy: -2), CornerRadii(8), width: 2, theme.tint)
  }

  private func back(_ frame: Rect, _ state: State) -> Mark {
    .roundedFill(frame, Self.radius, state.isHovered ? theme.hovered : theme.control)
  }

  // MARK: Choices

  private func segmented(
    _ options: [String], _ chosen: Int?, _ frame: Rect, _ state: State
  ) -> [Mark] {
    var marks = [back(frame, state)]
    let width = frame.width / Double(max(1, options.count))
    for (index, option) in options.enumerated() {
      let part = Rect(
        x: frame.minX + Double(index) * width, y: frame.minY, width: width, height: frame.height)
      let isChosen = index == chosen
      if isChosen {
        marks.append(.roundedFill(part.inset(dx: 2, dy: 2), CornerRadii(5), theme.chosen))
      }
      let style = isChosen ? PanelText.small.weight(.semibold) : PanelText.small
      let color = isChosen ? theme.label : theme.secondaryLabel
      marks.append(PanelText.line(option, style, color, in: part.inset(dx: 2, dy: 0), .center))
    }
    return marks
  }

  private func menu(
    _ options: [String], _ chosen: Int?, _ frame: Rect, _ state: State
  ) -> [Mark] {
    let title = chosen.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? "other"
    let inner = Rect(
      x: frame.minX + 8, y: frame.minY, width: frame.width - 28, height: frame.height)
    let chevron = Rect(
      x: frame.maxX - 18, y: frame.minY + ((frame.height - 11) / 2).rounded(), width: 11,
      height: 11)
    return [
      back(frame, state), PanelText.line(title, PanelText.body, theme.label, in: inner),
      .icon(IconMark("chevron-down", frame: chevron, color: theme.secondaryLabel)),
    ]
  }

  private func toggle(_ isOn: Bool, _ frame: Rect, _ state: State) -> [Mark] {
    let track = Rect(x: frame.maxX - 36, y: frame.minY + 2, width: 36, height: 20)
    let knob = Rect(
      x: isOn ? track.maxX - 18 : track.minX + 2, y: track.minY + 2, width: 16, height: 16)
    let off = state.isHovered ? theme.hovered : theme.track
    var marks: [Mark] = [
      .roundedFill(track, CornerRadii(10), isOn ? theme.tint : off),
      .roundedFill(knob, CornerRadii(8), .white),
    ]
    if state.isFocused {
      marks.append(.stroke(track.inset(dx: -2, dy: -2), CornerRadii(12), width: 2, theme.tint))
    }
    return marks
  }

  private func button(
    _ title: String, _ icon: String?, _ frame: Rect, _ state: State
  ) -> [Mark] {
    var marks = [back(frame, state)]
    let size = 13.0
    let gap = icon != nil && !title.isEmpty ? 5.0 : 0
    let width = (icon == nil ? 0 : size) + gap + (title.isEmpty ? 0 : text.width(of: title))
    var x = (frame.midX - width / 2).rounded()
    if let icon {
      let place = Rect(
        x: x, y: (frame.midY - size / 2).rounded(), width: size, height: size)
      let color =
        state.isAlert ? theme.error : state.isEnabled ? theme.label : theme.disabledLabel
      marks.append(.icon(IconMark(icon, frame: place, color: color)))
      x += size + gap
    }
    guard !title.isEmpty else { return marks }
    let rest = Rect(x: x, y: frame.minY, width: frame.maxX - x, height: frame.height)
    let color = state.isEnabled ? theme.label : theme.disabledLabel
    return marks + [PanelText.line(title, PanelText.body, color, in: rest)]
  }

  // MARK: Fields

  private func number(_ number: NumberControl, _ frame: Rect, _ state: State) -> [Mark] {
    let box = InspectorLayout.field(of: frame, number)
    let value = Decimal.shortest(Decimal.roundedToSixth(number.value))
    var marks = field(value, unit: number.unit, box, state)
    guard number.hasSlider else {
      return InspectorLayout.hasStepper(frame) ? marks + stepper(frame) : marks
    }
    let slider = InspectorLayout.slider(of: frame)
    let radius = InspectorLayout.knobRadius
    let x = slider.minX + radius + number.fraction * (slider.width - 2 * radius)
    let track = Rect(x: slider.minX, y: slider.midY - 2, width: slider.width, height: 4)
    let filled = Rect(
      x: track.minX, y: track.minY, width: x - track.minX, height: track.height)
    let knob = Rect(x: x - radius, y: slider.midY - radius, width: 2 * radius, height: 2 * radius)
    marks += [
      .roundedFill(track, CornerRadii(2), theme.track),
      .roundedFill(filled, CornerRadii(2), theme.tint),
      .shadow(
        knob, CornerRadii(radius),
        Shadow(radius: 2, color: theme.shadow, offset: Point(x: 0, y: 1))),
      .roundedFill(knob, CornerRadii(radius), .white),
      .stroke(
        knob, CornerRadii(radius), width: state.isFocused ? 2 : 1,
        state.isFocused ? theme.tint : theme.separator),
    ]
    return marks
  }

  private func stepper(_ frame: Rect) -> [Mark] {
    let (less, more) = InspectorLayout.stepper(of: frame)
    return [(less, "minus"), (more, "plus")].flatMap { button, icon -> [Mark] in
      let place = Rect(x: button.midX - 5, y: button.midY - 5, width: 10, height: 10)
      return [
        .roundedFill(button, Self.radius, theme.control),
        .icon(IconMark(icon, frame: place, color: theme.secondaryLabel)),
      ]
    }
  }

  private func field(_ value: String, unit: String, _ frame: Rect, _ state: State) -> [Mark] {
    var marks = [back(frame, state)]
    let isNumber = !unit.isEmpty || Double(value) != nil
    let unitWidth = unit.isEmpty ? 0 : text.width(of: unit, PanelText.small) + 4
    let inner = Rect(
      x: frame.minX + 7, y: frame.minY, width: frame.width - 14 - unitWidth, height: frame.height)
    if let editing = state.editing {
      marks += self.editing(editing, in: inner, isTrailing: isNumber)
    } else {
      marks.append(
        PanelText.line(
          value, PanelText.number, theme.label, in: inner, isNumber ? .trailing : .leading))
    }
    if !unit.isEmpty {
      let place = Rect(
        x: inner.maxX + 4, y: frame.minY, width: unitWidth, height: frame.height)
      marks.append(PanelText.line(unit, PanelText.small, theme.secondaryLabel, in: place))
    }
    if state.isFocused || state.editing != nil { marks.append(ring(around: frame)) }
    return marks
  }

  private func editing(_ editor: FieldEditor, in frame: Rect, isTrailing: Bool) -> [Mark] {
    let width = text.width(of: editor.text, PanelText.number)
    let before = text.width(of: editor.beforeCaret, PanelText.number)
    // The end that the caret is at shows, where the text is longer than the field.
    let shift = max(0, min(before - frame.width + 2, width - frame.width + 2))
    let indent = isTrailing ? max(0, frame.width - width - 1) : 0
    let line = Rect(
      x: frame.minX - shift + indent, y: frame.midY - 8, width: width + 2, height: 16)
    var marks: [Mark] = []
    if editor.isAllSelected {
      marks.append(.fill(line.inset(dx: -1, dy: 0), theme.tint.opacity(0.3)))
    }
    let run = TextRun(editor.text, style: PanelText.number, color: theme.label)
    marks.append(.text(run, at: line.origin))
    if !editor.isAllSelected {
      let caret = Rect(x: (line.minX + before).rounded(), y: line.minY, width: 1, height: 16)
      marks.append(.fill(caret, theme.tint))
    }
    return [.clip(frame.inset(dx: -2, dy: 0), .none, marks)]
  }

  private func color(_ value: String, _ frame: Rect, _ state: State) -> [Mark] {
    let swatch = Rect(x: frame.minX, y: frame.minY, width: frame.height, height: frame.height)
    let box = Rect(
      x: swatch.maxX + 6, y: frame.minY, width: frame.maxX - swatch.maxX - 6,
      height: frame.height)
    var marks = field(value, unit: "", box, state)
    if case .color(let red, let green, let blue, let opacity)? = HexColor.background(value) {
      let shown = Color(
        red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
        alpha: Self.byte(opacity))
      marks += [
        .roundedFill(swatch, Self.radius, shown),
        .stroke(swatch, Self.radius, width: 1, theme.separator),
      ]
    }
    return marks
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}
