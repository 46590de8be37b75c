import Scenes
import Testing
import Workbench

@Suite("restaurants files")
struct RestaurantsFileTests {
  @Test func everyKeyIsOptionalAndStrangeOnesArePassedOver() throws {
    let text = #"[{}, {"name": "Nine", "image": "a/b.jpg", "isVisited": true, "stars": 3}]"#
    let read = try Self.read(text, folder: "Data")
    #expect(
      read == [Restaurant(), Restaurant(name: "Nine", image: "Data/a/b.jpg", isVisited: true)])
  }

  @Test(arguments: ["a.jpg", "./a.jpg", "b/../a.jpg"])
  func takesPicturesInsideItsFolder(path: String) throws {
    let read = try Self.read("[{\"image\": \"\(path)\"}]", folder: "")
    #expect(read.first?.image == path)
  }

  @Test(arguments: ["/etc/passwd", "../a.jpg", "b/../../a.jpg", ".", "b/.."])
  func refusesPicturesOutside(path: String) {
    let message = refusal(of: "[{\"image\": \"\(path)\"}]") {
      try RestaurantsFile.restaurants($0, folder: "Data")
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
    let message = refusal(of: row.text) { try RestaurantsFile.restaurants($0, folder: "") }
    #expect(message == "file.json: " + row.expected)
  }

  private static func read(_ text: String, folder: String) throws -> [Restaurant] {
    try RestaurantsFile.restaurants(
      JSONDocument(text: text, file: "file.json").root, folder: folder)
  }
}
