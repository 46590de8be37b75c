import Foundation
import Testing

/// `sheetlab check` on files of every kind.
@Suite("check") struct CheckTests {
  private static let files = [
    "sheet.json": #"{"detents": ["medium", "large"]}"#,
    "drag.json": #"{"version": 1, "inputs": [{"at": 500, "key": "up"}]}"#,
    "places.json": #"[{"name": "Nine"}]"#,
    "bad.json": #"{"detents": []}"#,
    "other.json": #"{"zzz": 1}"#,
  ]
  private static let detents = "medium\t421.68\t455.68\t388.32\nlarge\t753\t787\t57\n"
  private static let bad = """
    sheetlab: bad.json: detents: expected a list of at least one detent, got an empty list

    """

  /// Names of files, the status, and what goes to standard output and to standard error.
  private static let runs: [([String], Int32, String, String)] = [
    (["sheet.json"], 0, detents, ""),
    (["drag.json"], 0, "drag.json: a script: 1 input in 0.5 s, scene bare on iPhone 14\n", ""),
    (["places.json"], 0, "places.json: 1 restaurant, 0 with a picture\n", ""),
    (["bad.json"], 1, "", bad),
    (
      ["bad.json", "places.json", "sheet.json"], 1,
      "places.json: 1 restaurant, 0 with a picture\nsheet.json: a configuration on iPhone 14\n"
        + detents, bad + "sheetlab: 1 of 3 files cannot be used\n"
    ),
    (
      ["other.json"], 1, "",
      """
      sheetlab: other.json: zzz: unknown key: expected a configuration (detents, selection, \
      dragIndicator …), a script (version, scene, device …) or a list of restaurants

      """
    ),
    (
      [], 2, "",
      """
      sheetlab: expected a file: sheetlab check FILE
      "sheetlab check --help" lists the options

      """
    ),
  ]

  @Test(arguments: runs)
  func saysWhatFilesComeTo(
    names: [String], status: Int32, output: String, errors: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetlab-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let program = try RunningProgram(
      Tools.sheetlab, ["check"] + names.map { "\(folder.path)/\($0)" },
      environment: Tools.environment(display: nil, state: folder), folder: folder)
    defer { program.stop() }
    #expect(try await program.end(within: .seconds(60)) == status)
    let said = [String(decoding: program.output, as: UTF8.self), program.errors]
    #expect(said.map { $0.replacing("\(folder.path)/", with: "") } == [output, errors])
  }
}
