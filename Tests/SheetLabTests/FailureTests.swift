import Foundation
import Testing

/// What the program says when it cannot start: a line for a person, and the status for a script.
@Suite("failures") struct FailureTests {
  /// Variables of the environment, arguments, a part of the line on standard error.
  private static let impossible: [([String: String], [String], String)] = [
    ([:], ["--assets", Tools.assets], "sheetlab: "),
    (["DISPLAY": ":9999"], ["--assets", Tools.assets], "sheetlab: "),
    (["SDL_VIDEODRIVER": "bogus"], ["--assets", Tools.assets], "bogus"),
    (["SDL_VIDEODRIVER": "dummy"], ["--assets", "/nowhere"], "/nowhere"),
    (["SDL_VIDEODRIVER": "dummy", "SHEETLAB_ASSETS": "/nowhere"], [], "/nowhere"),
    (["SDL_VIDEODRIVER": "dummy"], ["--assets", Tools.assets, "--data", "/no/list"], "/no/list"),
    (
      ["SDL_VIDEODRIVER": "dummy"], ["--assets", Tools.assets, "--config", "/no/sheet"], "/no/sheet"
    ),
  ]

  @Test(arguments: impossible)
  func saysInOneLineWhyItCannotStart(
    variables: [String: String], arguments: [String], part: String
  ) async throws {
    let (status, errors) = try await result(of: arguments, with: variables)
    #expect(status == 1)
    #expect(errors.contains(part), "\(errors)")
    #expect(errors.hasPrefix("sheetlab: ") && errors.split(separator: "\n").count == 1, "\(errors)")
  }

  private static let mistaken: [([String], String)] = [
    (["--apearance", "dark"], "did you mean --appearance?"),
    (["--scale", "0"], "for example: --scale 1"),
    (["--scene", "restaurant"], "did you mean --scene restaurants?"),
    (["nonsense"], "lists them"),
  ]

  @Test(arguments: mistaken)
  func saysWhatIsWrongWithTheCommandLineAndWhatToDo(
    arguments: [String], hint: String
  ) async throws {
    let (status, errors) = try await result(of: arguments, with: [:])
    #expect(status == 2)
    #expect(errors.contains(hint), "\(errors)")
    #expect(errors.split(separator: "\n").count == 2, "a message and a hint: \(errors)")
  }

  private func result(
    of arguments: [String], with variables: [String: String]
  ) async throws -> (status: Int32?, errors: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-failure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = Tools.environment(display: nil, state: folder)
      .merging(variables) { _, new in new }
    let program = try RunningProgram(
      Tools.sheetlab, arguments, environment: environment, folder: folder)
    defer { program.stop() }
    return (try await program.end(within: .seconds(8)), program.errors)
  }
}
