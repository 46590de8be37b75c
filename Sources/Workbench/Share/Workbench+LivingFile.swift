import Scenes
import SheetKit

/// The configuration file that the window lives with: what is saved there shows at once, and the
/// window saves back to it.
extension Workbench {
  /// From now on the window lives with the file at `path`, which says what the phone has now.
  package mutating func live(with path: String) {
    living = LivingFile(path: path, configuration: Subject(phone).configuration)
    effects.append(.watch(path))
  }

  /// The file may have changed: takes over what it says, or tells what is wrong with it until it is
  /// mended.
  package mutating func livingFileChanged(at time: Seconds) -> [PhoneEvent] {
    guard let path = living?.path else { return [] }
    do throws(FileError) {
      let read = try LivingFile.read(path)
      livingNotice = nil
      guard let before = living?.configuration, before != read else { return [] }
      living?.configuration = read
      // What the window itself has just written, and may have gone on from.
      guard !saving.contains(read) else { return [] }
      return adopt(
        LivingFile.wanted(read, before: before, live: Subject(phone).configuration), at: time)
    } catch {
      let notice = Notice(lasting: error.description)
      if livingNotice != notice { effects.append(.complain(error.description)) }
      livingNotice = notice
      self.notice = nil
      return []
    }
  }

  /// Asks for the sheet's configuration to be written to the file; without one, to a new file that
  /// the window then lives with.
  mutating func saveConfiguration(at time: Seconds) -> [PhoneEvent] {
    guard living != nil || saving.isEmpty else {
      tell("The new file is being saved", at: time)
      return []
    }
    let configuration = Subject(phone).configuration
    saving.append(configuration.asInAFile)
    effects.append(.save(ConfigurationSave(configuration: configuration, living: living)))
    return []
  }

  /// What was asked for has been written, or could not be.
  package mutating func saved(_ outcome: ConfigurationSave.Outcome, at time: Seconds) {
    if !saving.isEmpty { saving.removeFirst() }
    switch outcome.result {
    case .success(let path):
      let name = FilePath.name(of: path)
      if living == nil {
        living = LivingFile(path: path, configuration: outcome.save.configuration.asInAFile)
        effects.append(.watch(path))
        tell("Saved \(name); it is watched from now on", at: time)
      } else {
        living?.configuration = outcome.save.configuration.asInAFile
        livingNotice = nil
        tell("Saved \(name)", at: time)
      }
    case .failure(let problem):
      tell(problem.description, isProblem: true, at: time)
    }
  }
}

extension Workbench {
  /// The sheet's configuration where it has been changed by hand and no file has it.
  package var unsavedConfiguration: SheetConfiguration? {
    guard tuner.canUndo else { return nil }
    let configuration = Subject(phone).configuration
    var (present, saved) = (configuration, living?.configuration ?? tuner.base.configuration)
    // Where the sheet stands is no setting of it, and a release rule is no part of a file.
    present.selection = nil
    saved.selection = nil
    return present.asInAFile == saved.asInAFile.snapPolicy(present.policy) ? nil : configuration
  }
}

extension SheetConfiguration {
  /// The same as a file says it, which keeps 256 steps of a colour's components.
  fileprivate var asInAFile: SheetConfiguration {
    guard case .color(let red, let green, let blue, let opacity) = background else { return self }
    var kept = self
    kept.background = HexColor.eightBits(red: red, green: green, blue: blue, opacity: opacity)
    return kept
  }
}

/// A configuration file, and what it said when it was last good.
struct LivingFile: Sendable {
  let path: String
  var configuration: SheetConfiguration

  /// What the file says; a mistake is told with its line and column.
  static func read(_ path: String) throws(FileError) -> SheetConfiguration {
    let bytes = try InputFile.bytes(at: path, limit: JSONDocument.defaultLimit)
    let document = try JSONDocument(bytes: bytes, file: path)
    do throws(FileError) {
      return try ConfigurationFile.configuration(document.root)
    } catch {
      throw error.located(in: bytes)
    }
  }

  /// What the live sheet is to have. Where the file says nothing new about the selection, the sheet
  /// stays where the person has moved it; a release rule is no part of a file.
  static func wanted(
    _ read: SheetConfiguration, before: SheetConfiguration, live: SheetConfiguration
  ) -> SheetConfiguration {
    var wanted = read
    wanted.policy = live.policy
    if read.selection != nil, read.selection == before.selection, live.selection != nil {
      wanted.selection = live.selection
    }
    return wanted
  }
}
