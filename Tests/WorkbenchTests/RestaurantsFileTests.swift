import Scenes
import Testing
import Workbench

@Suite("restaurants files")
struct RestaurantsFileTests {
  @Test func everyKeyIsOptional() throws {
    let text = #"[{}, {"name": "Nine", "image": "a/b.jpg", "isVisited": true}]"#
    let read = try Self.read(text, folder: "Data")
    #expect(
      read.restaurants
        == [Restaurant(), Restaurant(name: "Nine", image: "Data/a/b.jpg", isVisited: true)])
    #expect(read.warnings.isEmpty)
  }

  @Test func strangeKeysArePassedOverAndTold() throws {
    let text = #"[{}, {"nmae": "Nine", "stars": 3}]"#
    let read = try Self.read(text, folder: "Data")
    #expect(read.restaurants == [Restaurant(), Restaurant()])
    #expect(
      read.warnings.description == #"""
        file.json: [1].nmae: unknown key: expected "name"?
        file.json: [1].stars: unknown key: expected name, type, location, phone, description, \#
        image or isVisited
        """#)
  }

  @Test func allMistakesAreTold() {
    let text = #"[{"name": 3, "image": "../a"}, 7, {"phone": null, "name": "x"}]"#
    let message = refusal(of: text) { try RestaurantsFile.content($0, folder: "") }
    #expect(
      message == #"""
        file.json: [0].name: expected a string, got 3
        file.json: [0].image: expected a picture's path inside the file's folder, got "../a"
        file.json: [1]: expected a restaurant, got 7
        file.json: [2].phone: expected a string, got null
        """#)
  }

  @Test(arguments: [(20, ""), (21, "and 1 more mistake"), (500, "and 480 more mistakes")])
  func ofManyMistakesTheFirstAreTold(count: Int, last: String) throws {
    let text = "[" + Array(repeating: #"{"name": 1}"#, count: count).joined(separator: ",") + "]"
    let message = refusal(of: text) { try RestaurantsFile.content($0, folder: "") }
    let lines = message.split(separator: "\n")
    #expect(lines.count == (last.isEmpty ? 20 : 21))
    #expect(try #require(lines.last).hasSuffix(last))
  }

  @Test(arguments: ["a.jpg", "./a.jpg", "b/../a.jpg"])
  func takesPicturesInsideItsFolder(path: String) throws {
    let read = try Self.read("[{\"image\": \"\(path)\"}]", folder: "")
    #expect(read.restaurants.first?.image == path)
  }

  @Test(arguments: ["/etc/passwd", "../a.jpg", "b/../../a.jpg", ".", "b/.."])
  func refusesPicturesOutside(path: String) {
    let message = refusal(of: "[{\"image\": \"\(path)\"}]") {
      try RestaurantsFile.content($0, folder: "Data")
    }
    #expect(
      message == "file.json: [0].image: expected a picture's path inside the file's folder,"
        + " got \"\(path)\"")
  }

  @Test(arguments: [
    Row("{}", "expected a list of restaurants, got an object", "not a list"),
    Row("[3]", "[0]: expected a restaurant, got 3", "not a restaurant"),
    Row(#"[{"name": 3}]"#, "[0].name: expected a string, got 3", "a number for a name"),
    Row(#"[{"name": null}]"#, "[0].name: expected a string, got null", "null for a name"),
    Row(
      #"[{}, {"isVisited": "no"}]"#, #"[1].isVisited: expected true or false, got "no""#, "a word"),
  ])
  func refuses(row: Row) {
    let message = refusal(of: row.text) { try RestaurantsFile.content($0, folder: "") }
    #expect(message == "file.json: " + row.expected)
  }

  private static func read(_ text: String, folder: String) throws -> RestaurantsFile.Content {
    try RestaurantsFile.content(
      JSONDocument(text: text, file: "file.json").root, folder: folder)
  }
}
