import Foundation
import Scenes
import SheetKit
import Testing

@testable import Workbench

/// The README's reference of the files: every example works as it is written, and no key is left out.
@Suite("files in the README") struct ReadmeFilesTests {
  // MARK: Examples

  @Test func theConfigurationWorks() throws {
    let configuration = try ConfigurationFile.configuration(Self.example("A configuration").root)
    #expect(configuration.detents == [.medium, .large, .height(200), .fraction(0.4)])
    #expect(configuration.tuning.response == 0.4)
  }

  @Test func theScriptWorks() throws {
    let script = try ScriptFile.script(Self.example("A script").root)
    #expect(script.inputs.map(\.at) == [0, 8, 90])
    #expect(script.startsPresented == true)
  }

  @Test func theRestaurantsWork() throws {
    let content = try RestaurantsFile.content(Self.example("Restaurants").root, folder: "")
    #expect(content.restaurants.map(\.name) == ["The Tide Table"])
    #expect(content.warnings.isEmpty)
  }

  // MARK: Values

  @Test(arguments: rows(of: "A configuration", headed: "| key |"))
  func aConfigurationTakesTheValues(row: ReadmeRow) throws {
    for value in row.values {
      _ = try ConfigurationFile.configuration(Self.object([(row.name, value)]).root)
    }
    let standard = try ConfigurationFile.configuration(Self.object([]).root)
    for value in row.defaults {
      let read = try ConfigurationFile.configuration(Self.object([(row.name, value)]).root)
      #expect(read == standard, "\(row.name)")
    }
  }

  @Test(arguments: rows(of: "A script", headed: "| key |"))
  func aScriptTakesTheValues(row: ReadmeRow) throws {
    let version = row.name == "version" ? [] : [("version", "1")]
    for value in row.values {
      _ = try ScriptFile.script(Self.object(version + [(row.name, value)]).root)
    }
    let standard = try ScriptFile.script(Self.object([("version", "1")]).root)
    for value in row.defaults {
      let read = try ScriptFile.script(Self.object(version + [(row.name, value)]).root)
      #expect(read == standard, "\(row.name)")
    }
  }

  @Test func theInputsWork() throws {
    let rows = Self.rows(of: "A script", headed: "| input |")
    let script = try Self.script(inputs: rows.flatMap(\.names))
    #expect(script.inputs.count == rows.count)
    let pointer = rows.flatMap(\.meanings).filter { $0.hasPrefix("\"") }
    let place = [#""at": 0"#, #""pointer": "down""#, #""x": 1"#, #""y": 2"#]
    _ = try Self.script(inputs: ["{" + (place + pointer).joined(separator: ", ") + "}"])
    #expect(pointer.count == 3)
  }

  @Test func theCommandsWork() throws {
    let commands = Self.rows(of: "A script", headed: "| command |").flatMap(\.names)
    let script = try Self.script(inputs: commands.map { "{\"at\": 0, \"command\": \($0)}" })
    #expect(script.inputs.count == commands.count)
  }

  // MARK: Completeness

  @Test func noKeyIsLeftOut() throws {
    #expect(
      Self.rows(of: "A configuration", headed: "| key |").map(\.name).sorted()
        == ConfigurationFile.keys.sorted())
    #expect(
      Self.rows(of: "A script", headed: "| key |").map(\.name).sorted() == ScriptFile.keys.sorted())
    let text = Self.section("Restaurants")
    for key in RestaurantsFile.keys { #expect(text.contains("`\(key)`"), "\(key)") }
  }

  @Test func noInputOrCommandIsLeftOut() throws {
    let inputs = Self.rows(of: "A script", headed: "| input |").flatMap(\.names)
    for kind in ScriptInputReader.kinds {
      #expect(inputs.contains { $0.contains("\"\(kind)\":") }, "\(kind)")
    }
    let commands = Self.rows(of: "A script", headed: "| command |").flatMap(\.names)
    for key in CommandCoding.keys {
      #expect(commands.contains { $0.hasPrefix("{\"\(key)\":") }, "\(key)")
    }
    let text = Self.section("A script")
    for key in KeyCoding.named.map(\.key) where !key.hasPrefix("f") || key == "f12" {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }
}

/// A row of a table of the README.
struct ReadmeRow: CustomTestStringConvertible, Sendable {
  /// What stands in code in each column.
  private let columns: [[String]]

  init(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
    columns = cells.map { cell in
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  var names: [String] { columns[0] }
  var name: String { names.first ?? "" }
  var meanings: [String] { columns[1] }
  var values: [String] { columns[1].filter(Self.isValue) }
  var defaults: [String] { columns.count > 2 ? columns[2].filter(Self.isValue) : [] }
  var testDescription: String { name }

  /// A command or a scene is named among the values too.
  private static func isValue(_ text: String) -> Bool {
    !(text.first?.isLetter ?? true) || ["true", "false", "null"].contains(text)
  }
}

extension ReadmeFilesTests {
  private static let readme: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardized
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// From a heading to the next.
  fileprivate static func section(_ title: String) -> Substring {
    guard let start = readme.range(of: "\n#### \(title)\n")?.upperBound else { return "" }
    let end = readme.range(of: "\n##", range: start..<readme.endIndex)?.lowerBound
    return readme[start..<(end ?? readme.endIndex)]
  }

  fileprivate static func example(_ title: String) throws -> JSONDocument {
    let section = section(title)
    let start = try #require(section.range(of: "```json\n")?.upperBound)
    let end = try #require(section.range(of: "```", range: start..<section.endIndex)?.lowerBound)
    return try JSONDocument(text: String(section[start..<end]), file: title)
  }

  fileprivate static func rows(of title: String, headed head: String) -> [ReadmeRow] {
    let lines = section(title).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map(ReadmeRow.init)
  }

  fileprivate static func object(_ members: [(String, String)]) throws -> JSONDocument {
    let text = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    return try JSONDocument(text: "{\(text)}", file: "README.md")
  }

  fileprivate static func script(inputs: [String]) throws -> Script {
    let list = "[" + inputs.joined(separator: ", ") + "]"
    return try ScriptFile.script(object([("version", "1"), ("inputs", list)]).root)
  }
}
