import Glibc
import Testing
import Workbench

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test func keepsTheOrderOfMembersAndReadsEveryKind() throws {
    let text = #"{"b": [1, -2.5e1, true, null], "a": {"z": "é\n\"\\\u0001"}}"#
    let document = try JSONDocument(text: text, file: "file.json")
    #expect(document.value.line == #"{"b": [1, -25, true, null], "a": {"z": "é\n\"\\\u0001"}}"#)
  }

  @Test func skipsAByteOrderMarkAndTakesAnyLineEnd() throws {
    let document = try JSONDocument(text: "\u{FEFF}{\r\n\"a\":\r1}\r\n", file: "file.json")
    #expect(document.value == .object(["a": 1]))
  }

  @Test(arguments: [
    Row("", "file.json: expected JSON, the file is empty", "nothing at all"),
    Row(" \r\n", "file.json: expected JSON, the file is empty", "nothing but space"),
    Row(
      "{\n  \"a\": [1, 2,]\n}",
      "file.json: 2:14 (a): this is not JSON: unexpected token near ']'", "a trailing comma"),
    Row(
      "// no\n{}", "file.json: 1:1: this is not JSON: invalid token near '/'", "a comment"),
    Row(
      #"{"a": NaN}"#, "file.json: 1:7 (a): this is not JSON: invalid token near 'NaN'", "NaN"),
    Row(
      #"{"a": 1, "a": 2}"#,
      #"file.json: 1:10 (a): expected each key once (duplicate object key near '"a"')"#,
      "a key that stands twice"),
    Row(
      #"{"inputs": [{"at": 0}, {"at": 1e999}]}"#,
      "file.json: 1:31 (inputs[1].at): expected a finite number"
        + " (real number overflow near '1e999')",
      "a number beyond doubles"),
    Row(
      #"{"a": [1"#,
      "file.json: 1:8 (a[0]): expected more JSON (']' expected near end of file)", "cut off"),
    Row(
      #"{"é": "a" "b"}"#,
      #"file.json: 1:11 (é): this is not JSON: '}' expected near '"b"'"#,
      "columns count characters"),
    Row("{} {}", "file.json: 1:4: this is not JSON: end of file expected near '{'", "two values"),
  ])
  func refuses(row: Row) {
    #expect(refusal(of: row.text, by: { $0 }) == row.expected)
  }

  @Test func namesInvalidUTF8() {
    let bytes = Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8)
    let error = #expect(throws: FileError.self) {
      try JSONDocument(bytes: bytes, file: "file.json")
    }
    #expect(error?.place == "1:7 (a)")
    #expect(error?.message.hasPrefix("expected UTF-8 text: unable to decode byte 0xff") == true)
  }

  @Test(arguments: [200, 5_000, 2_000_000])
  func refusesDeepNesting(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let error = #expect(throws: FileError.self) { try JSONDocument(text: text, file: "file.json") }
    #expect(error?.message == "nested too deeply: expected at most 128 levels")
  }

  /// Whatever the bytes, they are read or refused with a place; the seed makes it repeatable.
  @Test func takesAnyBytes() {
    var state: UInt64 = 2_463_534_242
    func random(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    let text = Array(ReplayScript.formats.text.utf8)
    let spice = Array("{}[]\",:\\0e-\nu/é\u{0}".utf8) + [0xFF, 0xC3]
    for round in 0..<4000 {
      var bytes = text
      for _ in 0...random(below: 3) {
        let index = random(below: bytes.count)
        switch random(below: 3) {
        case 0: bytes.removeLast(bytes.count - max(1, index))
        case 1: bytes[index] = spice[random(below: spice.count)]
        default: bytes.insert(spice[random(below: spice.count)], at: index)
        }
      }
      do {
        _ = try ScriptFile.script(JSONDocument(bytes: bytes, file: "file.json").root)
      } catch {
        #expect(error.file == "file.json" && !error.message.isEmpty, "round \(round)")
      }
    }
  }

  @Test func stringsWithNulAreRefused() {
    let message = refusal(of: #"{"a": "b\u0000c"}"#, by: { $0 })
    #expect(message.hasPrefix("file.json: 1:7 (a): "), "\(message)")
  }

  @Test func anInvalidFileIsNamedOnce() throws {
    try TemporaryFolder.use { folder in
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(Self.refusalOfFile(pipe) == "\(pipe): expected a file, got a named pipe")
      #expect(Self.refusalOfFile(folder) == "\(folder): expected a file, got a folder")
      #expect(Self.refusalOfFile("/dev/null") == "/dev/null: expected a file, got a device")
      let missing = folder + "/missing"
      #expect(Self.refusalOfFile(missing) == "\(missing): cannot open: No such file or directory")
      let long = folder + "/long"
      try OutputFile(long).finish()
      #expect(truncate(long, 2 << 20) == 0)
      let error = #expect(throws: FileError.self) { try JSONDocument.read(long, limit: 1 << 20) }
      #expect(error?.message == "expected at most 1 MB")
    }
  }

  private static func refusalOfFile(_ path: String) -> String {
    do {
      _ = try JSONDocument.read(path)
      return "accepted"
    } catch {
      return "\(error)"
    }
  }
}
