import Canvas

/// Draws what is seen of an inspector, with (0, 0) at its top-left corner.
struct InspectorPicture {
  let inspector: Inspector
  let theme: PanelTheme
  let text: PanelText

  private var controls: ControlPainter { ControlPainter(theme: theme, text: text) }

  /// Everything but an open list. Rows at the edges may stand out over what is seen.
  func rowMarks() -> [Mark] {
    let seen = Rect(size: inspector.size)
    var marks: [Mark] = [.fill(seen, theme.background)]
    for section in inspector.sections.indices { marks += header(section, seen) }
    for place in inspector.layout.rowFrames {
      let frame = place.frame.offset(dy: -inspector.scroll)
      guard frame.intersects(seen) else { continue }
      marks += row(place.section, place.row, frame)
    }
    for place in inspector.layout.places {
      let frame = place.frame.offset(dy: -inspector.scroll)
      if frame.intersects(seen) { marks += control(place.target, frame) }
    }
    return marks + indicator(seen)
  }

  private func hasRing(_ target: Inspector.Target) -> Bool {
    inspector.hasKeyboard && inspector.showsFocus && inspector.focused == target
  }

  // MARK: Rows

  private func header(_ index: Int, _ seen: Rect) -> [Mark] {
    let frame = inspector.layout.headerFrames[index].offset(dy: -inspector.scroll)
    guard frame.intersects(seen) else { return [] }
    let section = inspector.sections[index]
    let isFolded = inspector.folded.contains(section.title)
    let isHovered = inspector.hovered == .header(section: index)
    let title = Rect(x: 32, y: frame.minY + 2, width: frame.width - 64, height: frame.height)
    let chevron = Rect(
      x: 14, y: (frame.midY - 4).rounded(), width: 11, height: 11)
    var marks: [Mark] = [
      .fill(Rect(x: 0, y: frame.minY, width: frame.width, height: 1), theme.separator),
      PanelText.line(
        section.title, PanelText.strong, isHovered ? theme.tint : theme.label, in: title),
      .icon(
        IconMark(
          isFolded ? "chevron-right" : "chevron-down", frame: chevron,
          color: isHovered ? theme.tint : theme.secondaryLabel)),
    ]
    if section.isChanged {
      let dot = Rect(x: frame.width - 28, y: (frame.midY - 2).rounded(), width: 6, height: 6)
      marks.append(.roundedFill(dot, CornerRadii(3), theme.tint))
    }
    if hasRing(.header(section: index)) {
      marks.append(
        .stroke(frame.inset(dx: 6, dy: 4), CornerRadii(8), width: 2, theme.tint))
    }
    return marks
  }

  private func row(_ section: Int, _ index: Int, _ frame: Rect) -> [Mark] {
    guard let row = inspector.row(section, index) else { return [] }
    let titleHeight = row.hasSlider ? 30.0 : InspectorLayout.rowHeight
    let width =
      row.hasSlider
      ? frame.width - 2 * InspectorLayout.padding - InspectorLayout.fieldWidth - 34
      : InspectorLayout.titleWidth - 6
    let title = Rect(
      x: InspectorLayout.padding, y: frame.minY, width: width, height: titleHeight)
    var marks: [Mark] = []
    if !row.title.isEmpty {
      let color = row.isChanged ? theme.tint : theme.label
      marks.append(PanelText.line(row.title, PanelText.body, color, in: title))
    }
    let remark = inspector.refused?.row == row.id ? inspector.refused?.reason : row.warning
    if let remark {
      let line = Rect(
        x: InspectorLayout.padding, y: frame.maxY - InspectorLayout.remarkHeight - 2,
        width: frame.width - 2 * InspectorLayout.padding, height: InspectorLayout.remarkHeight)
      let color = inspector.refused?.row == row.id ? theme.error : theme.warning
      marks.append(PanelText.line(remark, PanelText.small, color, in: line))
    }
    return marks
  }

  private func control(_ target: Inspector.Target, _ frame: Rect) -> [Mark] {
    let isFocused = hasRing(target)
    switch target {
    case .header: return []
    case .reset:
      let isHovered = inspector.hovered == target
      var marks: [Mark] = [
        .icon(
          IconMark(
            "undo", frame: frame.inset(dx: 3, dy: 3),
            color: isHovered ? theme.tint : theme.secondaryLabel))
      ]
      if isHovered || isFocused {
        marks.insert(.roundedFill(frame, CornerRadii(9), theme.hovered), at: 0)
      }
      if isFocused { marks.append(.stroke(frame, CornerRadii(9), width: 2, theme.tint)) }
      return marks
    case .cell:
      guard let cell = inspector.cell(target) else { return [] }
      let editing = inspector.editing
      let state = ControlPainter.State(
        isHovered: inspector.hovered == target, isFocused: isFocused,
        editing: editing?.control == cell.id ? editing?.field : nil)
      return controls.marks(of: cell.control, in: frame, state)
    }
  }

  // MARK: What lies above

  private func indicator(_ seen: Rect) -> [Mark] {
    guard inspector.maximumScroll > 0 else { return [] }
    let length = max(28, seen.height * seen.height / inspector.layout.height)
    let y = (seen.height - length) * inspector.scroll / inspector.maximumScroll
    let bar = Rect(x: seen.width - 6, y: y, width: 3, height: length)
    return [.roundedFill(bar.inset(dx: 0, dy: 3), CornerRadii(1.5), theme.track)]
  }

  /// The open list of a control.
  func menuMarks() -> [Mark] {
    guard let menu = InspectorMenu(inspector) else { return [] }
    var marks: [Mark] = [
      .shadow(
        menu.frame, CornerRadii(9),
        Shadow(radius: 14, color: theme.shadow, offset: Point(x: 0, y: 4))),
      .roundedFill(menu.frame, CornerRadii(9), theme.card),
      .stroke(menu.frame, CornerRadii(9), width: 1, theme.separator),
    ]
    for (index, option) in menu.options.enumerated() {
      let row = menu.row(index)
      let isMarked = index == menu.marked
      if isMarked { marks.append(.roundedFill(row, CornerRadii(5), theme.tint)) }
      let color = isMarked ? theme.onTint : theme.label
      let line = Rect(x: row.minX + 24, y: row.minY, width: row.width - 30, height: row.height)
      marks.append(PanelText.line(option, PanelText.body, color, in: line))
      guard index == menu.chosen else { continue }
      let tick = Rect(x: row.minX + 7, y: row.midY - 6, width: 12, height: 12)
      marks.append(.icon(IconMark("checkmark", frame: tick, color: color)))
    }
    return marks
  }
}
