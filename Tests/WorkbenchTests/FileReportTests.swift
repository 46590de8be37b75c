import Glibc
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// What a file is told to hold, by what is in it.
@Suite("file report") struct FileReportTests {
  @Test(arguments: [
    Row("[]", "restaurants", "a list is restaurants"),
    Row(#"{"detents": ["large"], "version": 1}"#, "script", "a version beside other keys"),
    Row("{}", "configuration", "every key of a configuration is optional"),
    Row(#"{"detents": ["large"]}"#, "configuration", "its own key"),
    Row(#"{"detnets": ["large"]}"#, "configuration", "a slip of one"),
    Row(#"{"detents": ["large"], "scene": "bare"}"#, "configuration", "with a stray key"),
    Row(#"{"version": 1}"#, "script", "a version"),
    Row(#"{"inputs": []}"#, "script", "inputs"),
    Row(#"{"scene": "bare"}"#, "script", "a key that only a script has"),
    Row(#"{"inptus": []}"#, "script", "a slip of one"),
    Row(
      #"{"name": "x", "zzz": 1}"#,
      "file.json: name: unknown key: expected a configuration (detents, selection, dragIndicator …), "
        + "a script (version, scene, device …) or a list of restaurants", "keys of none"),
    Row(
      "{" + (1...60).map { "\"zz\($0)\": 1, " }.joined() + #""detnets": []}"#,
      "file.json: zz1: unknown key: expected a configuration (detents, selection, dragIndicator …), "
        + "a script (version, scene, device …) or a list of restaurants",
      "of very many keys not each is compared"),
    Row(
      "3", "file.json: expected a configuration, a script or a list of restaurants, got 3",
      "no object"),
  ])
  func itsKindIsKnownByItsKeys(row: Row) throws {
    let root = try JSONDocument(text: row.text, file: "file.json").root
    #expect(kind(root) == row.expected)
  }

  /// A file's text, and what is said where it is read as a configuration and as a script.
  @Test(arguments: [
    (#"{"version": 1, "inputs": []}"#, "file.json: expected a configuration, got a script", ""),
    (#"{"detents": ["large"]}"#, "", "file.json: expected a script, got a configuration"),
    (#"{"detents": ["large"], "version": 1}"#, "", ""), ("{}", "", ""),
    ("[]", "", ""), (#"{"zzz": 1}"#, "", ""),
  ])
  func anotherKindIsNamed(text: String, configuration: String, script: String) throws {
    let root = try JSONDocument(text: text, file: "file.json").root
    func said(_ kind: FileKind) -> String {
      do { try FileKind.require(kind, in: root) } catch { return "\(error)" }
      return ""
    }
    #expect(said(.configuration) == configuration)
    #expect(said(.script) == script)
  }

  private func kind(_ root: JSONField) -> String {
    do { return "\(try FileKind.of(root))" } catch { return "\(error)" }
  }

  @Test(arguments: [
    Row(#"{"detents": ["large"]}"#, "large\t753\t787\t57", "a line a detent"),
    Row(
      #"{"version": 1, "inputs": [{"at": 0, "key": "up"}, {"at": 90, "key": "escape"}]}"#,
      "FILE: a script: 2 inputs in 0.09 s, scene bare on iPhone 14", "what a script holds"),
    Row(
      #"{"version": 1, "scene": "basic", "device": "iPhone SE 3", "inputs": [{"at": 0, "key": "up"}], "end": 2000}"#,
      "FILE: a script: 1 input in 2 s, scene basic on iPhone SE 3", "its end"),
    Row(
      #"{"version": 1, "configuration": {"detents": ["large", "large"]}}"#,
      "FILE: a script: 0 inputs in 0 s, scene bare on iPhone 14\n"
        + "warning: large is declared more than once", "what its configuration says"),
    Row(
      #"{"version": 2}"#, "FILE: version: expected 1, the only version there is, got 2",
      "the reader's own words"),
    Row(#"{"scene": "bare"}"#, #"FILE: expected "version": 1"#, "what a script needs"),
    Row(
      #"{"detents": [], "sizing": "form"}"#,
      "FILE: detents: expected a list of at least one detent, got an empty list",
      "a configuration's mistake"),
    Row(
      #"[{"name": "Nine", "image": "here.jpg"}, {"image": "gone.jpg", "nmae": "x"}]"#,
      """
      FILE: 2 restaurants, 2 with a picture
      warning: FILE: [1].nmae: unknown key: expected "name"?
      warning: FILE: [1].image: no file FOLDER/gone.jpg
      """, "a list, and what may surprise"),
    Row(
      #"[{"name": 3}, 7]"#,
      "FILE: [0].name: expected a string, got 3\nFILE: [1]: expected a restaurant, got 7",
      "all mistakes of a list"),
    Row("{", "FILE: 1:1: expected more JSON (string or '}' expected near end of file)", "no JSON"),
  ])
  func itSaysWhatTheFileHolds(row: Row) throws {
    try TemporaryFolder.use { folder in
      try TemporaryFolder.write("", to: folder + "/here.jpg")
      let path = folder + "/file.json"
      try TemporaryFolder.write(row.text, to: path)
      let expected = row.expected.replacing("FILE", with: path).replacing("FOLDER", with: folder)
      #expect(Self.report(path) == expected)
    }
  }

  @Test func amongOthersAConfigurationHasItsNameToo() throws {
    try TemporaryFolder.use { folder in
      let path = folder + "/file.json"
      try TemporaryFolder.write(#"{"detents": ["large"]}"#, to: path)
      #expect(
        Self.report(path, namesFile: true)
          == "\(path): a configuration on iPhone 14\nlarge\t753\t787\t57")
    }
  }

  private static func report(_ path: String, namesFile: Bool = false) -> String {
    do {
      let report = try FileReport(
        path, on: .standard, profile: .iOS15to18, namesFile: namesFile)
      return String(report.text.dropLast())
    } catch {
      return "\(error)"
    }
  }
}
