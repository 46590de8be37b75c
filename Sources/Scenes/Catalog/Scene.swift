import Canvas
import SheetKit

/// A screen with something that presents a sheet: what lies behind it, what the sheet shows, how it
/// is configured, and what a tap does.
package protocol Scene: Sendable {
  /// The sheet's configuration as the scene's source gives it.
  var configuration: SheetConfiguration { get }
  /// Whether the sheet is up from the start.
  var startsPresented: Bool { get }
  var background: any BackgroundPage { get set }

  /// What the sheet shows: for an item of `sheet(item:)`, at a level of the stack.
  func sheetPage(item: String?, level: Int) -> any SheetPage

  /// What activating an element by tap or key asks for. `level` is the sheet it is on, nil for the
  /// background.
  mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand]

  /// A sheet did something; answers what code asks for then.
  mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand]

  /// Changes with what `sheetPage` answers for the same item.
  var pageRevision: Int { get }

  /// Text was typed.
  mutating func type(_ text: String) -> [SheetCommand]

  /// A key was pressed; nil where it means nothing to the scene, and the sheet may have it.
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [SheetCommand]?

  /// The field on the first sheet that is typed into, or nil.
  var typingElement: ElementID? { get }

  /// What the scene does by itself, by time from its start.
  var opening: [TimedCommand] { get }

  /// What the first sheet is doing now.
  mutating func sheetPhase(_ phase: SheetPhase.Name)

  /// The first sheet shows another item, or none: the background may mark its row.
  mutating func sheetShows(item: String?)

  /// What is chosen on the sheet at a level, or on the background for nil.
  func selection(level: Int?) -> ElementID?

  /// What activating an element brings into view: on the first sheet, and on the background.
  func revealed(by element: ElementID, level: Int?) -> SceneReveal
}

/// Elements that are brought into view.
package struct SceneReveal: Hashable, Sendable {
  package var onSheet: ElementID?
  package var behind: ElementID?

  package init(onSheet: ElementID? = nil, behind: ElementID? = nil) {
    self.onSheet = onSheet
    self.behind = behind
  }
}

extension Scene {
  package func selection(level: Int?) -> ElementID? { nil }
  package func revealed(by element: ElementID, level: Int?) -> SceneReveal { SceneReveal() }
  package var startsPresented: Bool { false }
  package mutating func activate(_ element: ElementID, level: Int?) -> [SheetCommand] { [] }
  package mutating func note(_ event: SheetEvent, level: Int) -> [SheetCommand] { [] }
  package mutating func sheetShows(item: String?) {}
  package mutating func sheetPhase(_ phase: SheetPhase.Name) {}
  package var pageRevision: Int { 0 }
  package mutating func type(_ text: String) -> [SheetCommand] { [] }
  package mutating func press(_ key: Key, _ modifiers: Modifiers) -> [SheetCommand]? { nil }
  package var typingElement: ElementID? { nil }
  package var opening: [TimedCommand] { [] }
}

/// Something that code asks for at a time.
package struct TimedCommand: Hashable, Sendable {
  package var time: Seconds
  package var command: SheetCommand

  package init(at time: Seconds, _ command: SheetCommand) {
    self.time = time
    self.command = command
  }
}
