import Canvas
import Scenes
import SheetKit

/// What leaves the window and comes back into it: code, pictures, films.
extension Workbench {
  /// Pixels a point of what is saved.
  package static let savedScale = 2.0

  /// What has been asked for since this was last called.
  package mutating func takeEffects() -> [WorkbenchEffect] {
    defer { effects = [] }
    return effects
  }

  /// Says over the phone what goes on until something else is said.
  package mutating func tell(lasting text: String, at time: Seconds) {
    clock = onPhoneClock(time)
    notice = Notice(lasting: text, .information)
    isProgressDismissed = false
  }

  /// Says how what goes on goes on, unless a click has taken the words about it away. What else was
  /// said meanwhile stays its time.
  package mutating func tell(progress text: String, at time: Seconds) {
    guard !isProgressDismissed, notice?.expiry.map({ $0 <= time }) ?? true else { return }
    tell(lasting: text, at: time)
  }

  /// Says something over the phone for a while.
  package mutating func tell(_ text: String, isProblem: Bool = false, at time: Seconds) {
    clock = onPhoneClock(time)
    show(text, isProblem ? .problem : .information)
  }

  /// Nil where the key is none of those that share.
  mutating func sharingKey(
    _ key: Key, _ modifiers: Modifiers, at time: Seconds
  ) -> [PhoneEvent]? {
    guard modifiers.contains(.control), case .character(let character) = key else { return nil }
    switch (character, modifiers.subtracting(.control)) {
    case ("c", []): copy(.swiftui, at: time)
    case ("c", .shift): copy(.uikit, at: time)
    case ("c", .alt): copy(.json, at: time)
    case ("v", []): effects.append(.paste)
    case ("s", []): return saveConfiguration(at: time)
    case ("p", .shift): takePicture(at: time)
    case ("m", []): film(ending: ".mp4", at: time)
    case ("m", .shift): film(ending: ".gif", at: time)
    default: return nil
    }
    return []
  }

  // MARK: Code

  private mutating func copy(_ language: CodeLanguage, at time: Seconds) {
    if let field = panel.inspector.editing?.field ?? panel.prompt?.field {
      return effects.append(.copy(field.text))
    }
    let configuration = Subject(phone).configuration
    effects.append(.copy(CodeExport.text(of: configuration, as: language)))
    tell("Copied as \(language.title)", at: time)
  }

  /// Takes over what a text says about a sheet; into a field that is being typed in it goes as it
  /// is. `text` is nil where the clipboard holds none.
  package mutating func paste(_ text: String?, at time: Seconds) -> [PhoneEvent] {
    guard let text, !text.isEmpty else {
      tell("There is no text on the clipboard", isProblem: true, at: time)
      return []
    }
    if panel.prompt != nil || panel.inspector.editing != nil {
      return handle(.text(String(text.prefix { !$0.isNewline })), at: time)
    }
    return take(CodeImport.read(text), by: "Pasted", at: time)
  }

  /// Changes the sheet to what was read, and tells what was not understood. `verb` is how it came.
  mutating func take(
    _ read: CodeImport.Result, by verb: String, at time: Seconds
  ) -> [PhoneEvent] {
    tell(Self.message(about: read, verb), isProblem: !read.problems.isEmpty, at: time)
    effects += read.problems.map { .complain("\(verb.lowercased()) code: \($0)") }
    guard read.language != nil else { return [] }
    return adopt(read.configuration(keeping: Subject(phone).configuration), at: time)
  }

  private static func message(about pasted: CodeImport.Result, _ verb: String) -> String {
    let most = 3
    var lines = pasted.problems.prefix(most).map(\.description)
    if let language = pasted.language {
      lines.insert("\(verb) \(language.title)" + (lines.isEmpty ? "" : ", but"), at: 0)
    }
    let rest = pasted.problems.count - most
    if rest > 0 { lines.append("and \(rest) more, on standard error") }
    return lines.joined(separator: "\n")
  }

  /// Changes the live sheet to a configuration, as one step to undo.
  mutating func adopt(_ configuration: SheetConfiguration, at time: Seconds) -> [PhoneEvent] {
    var subject = Subject(phone)
    subject.configuration = configuration
    tuner.edit(
      from: Subject(phone), Inspector.Edit(subject: subject, control: nil, isFinal: true))
    drawnPanel.isStale = true
    return apply(subject, at: time)
  }

  // MARK: Pictures

  /// The phone's screen as it is seen, a replay's too.
  private mutating func takePicture(at time: Seconds) {
    var screen = playback?.screen(at: time) ?? phone
    let now = playback?.time(at: time) ?? max(clock, time)
    screen.setPixelScale(Self.savedScale)
    let picture = Picture(
      size: screen.size, background: .black, marks: screen.marks(at: now, origin: .zero))
    effects.append(.picture(picture, stem: fileStem))
  }

  private mutating func film(ending: String, at time: Seconds) {
    guard let recording = playback?.recording ?? keeper.last else {
      tell(Self.nothingMoved, at: time)
      return
    }
    effects.append(
      .movie(Reel(recording, pixelScale: Self.savedScale), stem: fileStem, ending: ending))
  }

  /// `SheetLab-map-drawer`.
  private var fileStem: String { "SheetLab-\(phone.setup.scene.rawValue)" }
}
