import Scenes
import Testing

@testable import Workbench

/// Which texts are lists of restaurants without a fault, and which are not.
@Suite("restaurants as text")
struct RestaurantsTextTests {
  private static func content(_ text: String) throws -> RestaurantsFile.Content {
    try RestaurantsFile.content(Array(text.utf8), file: "file.json", folder: "D")
  }

  @Test func membersComeInAnyOrderAndWithEscapes() throws {
    let content = try Self.content(
      #"""
      [
        {"name": "Café \"Ö\"\u0021 🍜", "type": "\ud83c\udf5c\/\n", "location": "", "isVisited": true},
        { "description" : "a\tb", "image":"p/1.jpg","phone":"+1" , "isVisited" :false },
        {}
      ]
      """#)
    var first = Restaurant()
    (first.name, first.type, first.isVisited) = ("Café \"Ö\"! 🍜", "🍜/\n", true)
    var second = Restaurant()
    (second.description, second.image, second.phone) = ("a\tb", "D/p/1.jpg", "+1")
    #expect(content.restaurants == [first, second, Restaurant()])
    #expect(content.warnings.isEmpty)
  }

  @Test(arguments: [
    ("[]", 0), (" [ ] \r\n", 0), ("\u{FEFF}[{}]", 1), ("[{\"image\": \"\"}]", 1),
  ])
  func takesWhatIsGood(text: String, count: Int) throws {
    let content = try Self.content(text)
    #expect(content.restaurants == Array(repeating: Restaurant(), count: count))
    #expect(content.warnings.isEmpty)
  }

  @Test(arguments: [
    "", "[", "{}", "[{}", "[{}],", "[{},]", "[{\"name\"}]", "[{\"name\": 3}]", "[{\"name\": null}]",
    "[{\"name\": \"x\", \"name\": \"y\"}]", "[{\"name\": \"x\",}]", "[{\"name\": \"x}]",
    "[{\"name\": \"\\u0000\"}]", "[{\"name\": \"\\ud800\"}]", "[{\"name\": \"\\udc00\"}]",
    "[{\"name\": \"\\q\"}]", "[{\"name\": \"\\u12\"}]", "[{\"name\": \"a\nb\"}]",
    "[{\"name\": \"\\n\n\"}]", "[{\"image\": \"../a\"}]", "[{\"image\": \"/a\"}]",
    "[{\"isVisited\": \"no\"}]", "[{}] x",
  ])
  func refusesTheRest(text: String) {
    #expect(throws: FileMistakes.self) { try Self.content(text) }
  }

  @Test(arguments: ["[{\"nmae\": \"x\"}]", "[{\"names\": \"x\"}]"])
  func tellsOfUnknownKeys(text: String) throws {
    #expect(try !Self.content(text).warnings.isEmpty)
  }
}
