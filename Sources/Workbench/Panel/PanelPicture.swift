import Canvas
import SheetKit

/// Draws the panel without its graph, with (0, 0) at its top-left corner.
struct PanelPicture {
  let panel: WorkbenchPanel
  let theme: PanelTheme
  let text: PanelText

  private var layout: PanelLayout { panel.layout }
  private var painter: ControlPainter { ControlPainter(theme: theme, text: text) }

  /// The inspector comes first: what stands around it covers rows that are cut off at its edges.
  func marks() -> [Mark] {
    let inspector = InspectorPicture(inspector: panel.inspector, theme: theme, text: text)
    var marks = inspector.rowMarks().map { $0.offset(by: layout.inspector.origin) }
    marks += bars()
    marks += inspector.menuMarks().map { $0.offset(by: layout.inspector.origin) }
    return marks
  }

  private func bars() -> [Mark] {
    let below = Rect(
      x: 0, y: layout.note.minY, width: layout.size.width,
      height: layout.size.height - layout.note.minY)
    let edge = Rect(x: 0, y: layout.top.maxY - 1, width: layout.size.width, height: 1)
    var marks: [Mark] = [
      .fill(layout.top, theme.background), .fill(edge, theme.separator),
      .fill(below, theme.background),
      .fill(Rect(x: 0, y: below.minY, width: below.width, height: 1), theme.separator),
    ]
    marks += panel.top.marks(painter, hasKeyboard: panel.zone == .top)
    marks += panel.transport.marks(painter, hasKeyboard: panel.zone == .transport)
    if !layout.note.isEmpty { marks += note() }
    if layout.showsSentence {
      marks.append(
        .fill(
          Rect(x: 0, y: layout.note.maxY - 1, width: below.width, height: 1), theme.separator))
    }
    return marks
  }

  private func note() -> [Mark] {
    guard let told = panel.told else {
      let hint = TextRun(
        "Point at a value to see what it is and how it is known. F6 brings the keyboard here.",
        style: PanelText.small, color: theme.secondaryLabel,
        width: layout.note.width - 2 * PanelLayout.padding, lineLimit: 2)
      return [.text(hint, at: Point(x: PanelLayout.padding, y: layout.note.minY + 10))]
    }
    let width = layout.note.width - 2 * PanelLayout.padding
    let about = TextRun(
      told.about, style: PanelText.small, color: theme.label, width: width,
      lineLimit: told.origin.isEmpty ? 3 : 2)
    let aboutHeight = text.measure.size(of: about).height
    var marks: [Mark] = [
      .text(about, at: Point(x: PanelLayout.padding, y: layout.note.minY + 5))
    ]
    if !told.origin.isEmpty {
      let origin = TextRun(
        told.origin, style: PanelText.small, color: theme.secondaryLabel, width: width,
        lineLimit: 2)
      let y = layout.note.minY + 5 + aboutHeight + 1
      marks.append(.text(origin, at: Point(x: PanelLayout.padding, y: y)))
    }
    return marks
  }

  /// The prompt, over everything.
  func promptMarks() -> [Mark] {
    guard let prompt = panel.prompt else { return [] }
    let frame = panel.promptFrame
    return [
      .shadow(frame, .none, Shadow(radius: 12, color: theme.shadow)), .fill(frame, theme.card),
    ]
      + PromptPicture(prompt: prompt, painter: painter, width: frame.width).marks()
      .map { $0.offset(by: frame.origin) }
  }
}

/// Draws a prompt, with (0, 0) at its top-left corner.
private struct PromptPicture {
  let prompt: FilePrompt
  let painter: ControlPainter
  let width: Double

  private var theme: PanelTheme { painter.theme }

  func marks() -> [Mark] {
    let title = Rect(x: 16, y: 10, width: width - 32, height: 20)
    let buttons = prompt.buttons(width: width)
    var marks = [PanelText.line(prompt.title, PanelText.strong, theme.label, in: title)]
    marks += painter.marks(
      of: .text(prompt.field.text), in: prompt.fieldFrame(width: width),
      ControlPainter.State(isFocused: true, editing: prompt.field))
    marks += below()
    marks.append(
      PanelText.line(
        (prompt.purpose == .save ? "Into " : "From ") + prompt.folder, PanelText.small,
        theme.secondaryLabel, in: prompt.folderFrame(width: width)))
    marks += painter.marks(
      of: .button(title: "Cancel", icon: nil), in: buttons.cancel, ControlPainter.State())
    let word = prompt.purpose == .save ? "Save" : "Open"
    marks.append(.roundedFill(buttons.confirm, CornerRadii(6), theme.tint))
    marks.append(
      PanelText.line(word, PanelText.strong, theme.onTint, in: buttons.confirm, .center))
    return marks
  }

  /// What is wrong, else the files to choose from.
  private func below() -> [Mark] {
    let first = prompt.rowFrame(0, width: width)
    if let problem = prompt.problem {
      let run = TextRun(
        problem, style: PanelText.small, color: theme.error, width: first.width, lineLimit: 6)
      return [.text(run, at: first.origin)]
    }
    guard prompt.purpose == .open, prompt.list.isEmpty else {
      return prompt.list.seen.enumerated().flatMap { row($0, $1) } + indicator()
    }
    return [
      PanelText.line(
        "No .json or .swift files here. Type a path, or drop a file.",
        PanelText.small, theme.secondaryLabel, in: first)
    ]
  }

  private func row(_ place: Int, _ index: Int) -> [Mark] {
    let frame = prompt.rowFrame(place, width: width)
    let isMarked = index == prompt.list.marked
    let name = FilePath.name(of: prompt.list.names[index])
    let line = PanelText.line(
      name, PanelText.body, isMarked ? theme.onTint : theme.label,
      in: frame.inset(dx: 8, dy: 0))
    return (isMarked ? [.roundedFill(frame, CornerRadii(5), theme.tint)] : []) + [line]
  }

  /// Where there are more files than are seen.
  private func indicator() -> [Mark] {
    guard let part = prompt.list.seenPart else { return [] }
    let rows = prompt.rowFrame(0, width: width)
    let height = rows.height * Double(FileList.rows)
    let bar = Rect(
      x: rows.maxX + 5, y: rows.minY + part.lowerBound * height, width: 3,
      height: (part.upperBound - part.lowerBound) * height)
    return [.roundedFill(bar, CornerRadii(1.5), theme.track)]
  }
}
