import Canvas
import Foundation
import Scenes
import SheetKit
import Testing
import Workbench

/// Files that a fuzzer made up (`Sources/Fuzz`), those that reach the most of each reader: each is
/// read or refused in words, and what could be read is written back as the same.
@Suite("fuzzer's files") struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  private static func files(_ reader: String) throws -> [String: [UInt8]] {
    let folder = folder.appending(path: reader)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0))))
      })
  }

  /// What `read` makes of each file as JSON; nil where it was refused.
  private static func each<Value>(
    _ reader: String, _ read: (JSONField) throws -> Value
  ) throws -> [(name: String, value: Value?)] {
    try files(reader).map { name, bytes in
      do {
        return (name, try read(JSONDocument(bytes: bytes, file: name).root))
      } catch {
        let words = "\(error)"
        #expect(words.contains(name) && words.count > name.count + 4, "\(words)")
        return (name, nil)
      }
    }
  }

  @Test func configurations() throws {
    let read = try Self.each("configuration", ConfigurationFile.configuration)
    #expect(read.contains { $0.value != nil } && read.contains { $0.value == nil })
    for case (let name, let configuration?) in read {
      let text = ConfigurationFile.value(of: configuration).indented()
      let again = try ConfigurationFile.configuration(JSONDocument(text: text, file: name).root)
      #expect(again == configuration, "\(name)")
    }
  }

  @Test func restaurants() throws {
    let read = try Self.each("restaurants") { try RestaurantsFile.content($0, folder: "folder") }
    #expect(read.contains { $0.value != nil } && read.contains { $0.value == nil })
    for case (let name, let content?) in read {
      let pictures = content.restaurants.map(\.image).filter { !$0.isEmpty }
      #expect(pictures.allSatisfy { $0.hasPrefix("folder/") }, "\(name): \(pictures)")
    }
  }

  /// The first second of each, and its picture after ten.
  @Test func scripts() throws {
    let read = try Self.each("script", ScriptFile.script)
    #expect(read.contains { $0.value != nil } && read.contains { $0.value == nil })
    for case (let name, let script?) in read {
      var replay = Replay(script, fps: 20, restaurants: [], text: FixedAdvanceText())
      var heights: [Double] = []
      while heights.count < 20, let step = replay.next() {
        heights += step.frames.map(\.presentation.height)
      }
      #expect(heights.allSatisfy { $0.isFinite && $0 >= 0 }, "\(name)")
      #expect(!replay.picture(at: 10_000).marks.isEmpty, "\(name)")
    }
  }

  @Test func states() throws {
    try TemporaryFolder.use { folder in
      for (name, bytes) in try Self.files("state") {
        let path = "\(folder)/\(name)"
        try Data(bytes).write(to: URL(filePath: path))
        var state = StateFile(path: path)
        _ = state.selection(of: .restaurantsStoredDetent)
        state.setSelection(.height(200), of: .restaurantsStoredDetent)
        try state.write()
        let again = StateFile(path: path).selection(of: .restaurantsStoredDetent)
        #expect(again == .height(200), "\(name)")
      }
    }
  }

  /// A language leaves out what it has no words for, once: what it says is kept from then on.
  @Test(arguments: CodeLanguage.allCases)
  func pastedCode(language: CodeLanguage) throws {
    for (name, bytes) in try Self.files("code") {
      let read = CodeImport.read(String(decoding: bytes, as: UTF8.self))
      guard read.language != nil else {
        #expect(!read.problems.isEmpty, "\(name) is refused without a word")
        continue
      }
      let text = CodeExport.text(of: read.configuration, as: language)
      let said = CodeImport.read(text)
      #expect(said.problems.isEmpty, "\(name): \(said.problems)\n\(text)")
      let again = CodeImport.read(CodeExport.text(of: said.configuration, as: language))
      #expect(again.configuration == said.configuration, "\(name)")
    }
  }
}
