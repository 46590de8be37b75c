import Canvas
import SheetKit

/// A sheet with text fields; the one in focus raises the phone's keyboard (SPEC §9).
struct FormScene: Scene {
  private var form = FormPage(fields: [
    FormPage.Field(label: "Name", placeholder: "Who is coming"),
    FormPage.Field(label: "Guests", placeholder: "How many"),
    FormPage.Field(label: "Note", placeholder: "Anything we should know"),
  ])
  private let keyboardHeight: Double
  private(set) var pageRevision = 0

  var background: any BackgroundPage = ColumnPage([
    .button(ProminentButton(id: ElementID("present"), title: "Reserve a Table")),
    .note("Choose a field in the sheet, then type."),
  ])

  init(keyboardHeight: Double) {
    self.keyboardHeight = keyboardHeight
    form.keyboardHeight = keyboardHeight
  }

  var configuration: SheetConfiguration {
    SheetConfiguration().presentationDetents([.height(340), .large])
  }

  func sheetPage(item: String?, level: Int) -> any SheetPage { form }

  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] {
    switch (level, element.name) {
    case (nil, "present"): return [.present]
    case (_, "field"): return focus(element.index)
    case (_, "done"): return focus(nil)
    default: return []
    }
  }

  mutating func type(_ text: String) -> [SheetCommand] {
    change { $0.insert(text) }
    return []
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [SheetCommand]? {
    guard let focused = form.focused else { return nil }
    switch key {
    case .backspace: change { $0.deleteBackward() }
    case .enter: return focus(focused + 1 < form.fields.count ? focused + 1 : nil)
    case .escape: return focus(nil)
    case .tab:
      let step = modifiers.contains(.shift) ? form.fields.count - 1 : 1
      return focus((focused + step) % form.fields.count)
    // The space itself comes as text.
    case .space: return []
    default: return nil
    }
    return []
  }

  mutating func sheetPhase(_ phase: SheetPhase.Name) {
    if phase == .hidden, form.focused != nil { change { $0.focused = nil } }
  }

  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] {
    event.kind == .willDismiss ? focus(nil) : []
  }

  var typingElement: ElementID? { form.focused.map { ElementID("field", $0) } }

  func revealed(by element: ElementID, level: Int?) -> SceneReveal {
    SceneReveal(onSheet: element.name == "field" ? element : nil)
  }

  private mutating func focus(_ index: Int?) -> [SheetCommand] {
    guard form.focused != index else { return [] }
    let wasUp = form.focused != nil
    change { $0.focused = index }
    if index == nil { return [.keyboard(height: nil)] }
    return wasUp ? [] : [.keyboard(height: keyboardHeight)]
  }

  private mutating func change(_ body: (inout FormPage) -> Void) {
    body(&form)
    pageRevision += 1
  }
}
