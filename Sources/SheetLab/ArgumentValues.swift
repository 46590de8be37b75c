import Scenes
import SheetKit
import Workbench

/// Reads the values of options; every refusal says what was expected.
enum ArgumentValues {
  static func device(_ text: String) throws(UsageError) -> Device {
    do {
      return try DeviceName.device(text)
    } catch {
      throw UsageError(
        message: "--device: \(error.message)", hint: "\"sheetlab devices\" lists them")
    }
  }

  static func profile(_ text: String) throws(UsageError) -> SheetProfile {
    if let profile = SheetProfile(name: text) { return profile }
    throw unknown("--profile", text, among: SheetProfile.all.map(\.name))
  }

  static func scene(_ text: String) throws(UsageError) -> SceneName {
    if let scene = SceneName(rawValue: text) { return scene }
    throw unknown("--scene", text, among: SceneName.allCases.map(\.rawValue))
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ text: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    throw unknown(option, text, among: Choice.allCases.map(\.rawValue))
  }

  static func number(
    _ option: String, _ text: String, from low: Double, to high: Double
  ) throws(UsageError) -> Double {
    guard let number = Double(text), number >= low, number <= high else {
      let range = "\(Decimal.shortest(low)) to \(Decimal.shortest(high))"
      throw UsageError(
        message: "\(option): expected a number from \(range), got \"\(text)\"",
        hint: "for example: \(option) \(Decimal.shortest(max(low, 1)))")
    }
    return number
  }

  private static func unknown(
    _ option: String, _ text: String, among names: [String]
  ) -> UsageError {
    let near = Spelling.nearest(to: text, in: names).first
    let all = names.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
    return UsageError(
      message: "\(option): expected one of \(all), got \"\(text)\"",
      hint: near.map { "did you mean \(option) \(quoted($0))?" } ?? "choose one of these")
  }
}

/// A word as a shell takes it: in quotes where it has spaces.
private func quoted(_ word: String) -> String { word.contains(" ") ? "\"\(word)\"" : word }
