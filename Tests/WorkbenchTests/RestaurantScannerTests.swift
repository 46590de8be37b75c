import Scenes
import Testing

@testable import Workbench

/// A list that is as it should be is read in one pass, and any other as if there were no such pass.
@Suite("restaurants in one pass")
struct RestaurantScannerTests {
  private static let good = #"""
    [
      {"name": "Café \"Ö\"\u0021 🍜", "type": "\ud83c\udf5c\/\n", "location": "", "isVisited": true},
      { "description" : "a\tb", "image":"p/1.jpg","phone":"+1" , "isVisited" :false },
      {}
    ]
    """#

  @Test(arguments: [good, "[]", " [ ] \r\n", "\u{FEFF}[{}]", "[{\"image\": \"\"}]"])
  func takesWhatIsGood(text: String) throws {
    let bytes = Array(text.utf8)
    let scanned = try #require(RestaurantScanner.restaurants(bytes, folder: "D"))
    let read = try RestaurantsFile.content(
      JSONDocument(bytes: bytes, file: "file.json").root, folder: "D")
    #expect(scanned == read.restaurants)
    #expect(read.warnings.isEmpty)
  }

  @Test(arguments: [
    "", "[", "{}", "[{}", "[{}],", "[{},]", "[{\"name\"}]", "[{\"name\": 3}]", "[{\"name\": null}]",
    "[{\"nmae\": \"x\"}]", "[{\"names\": \"x\"}]", "[{\"name\": \"x\", \"name\": \"y\"}]",
    "[{\"name\": \"x\",}]", "[{\"name\": \"x}]", "[{\"name\": \"\\u0000\"}]",
    "[{\"name\": \"\\ud800\"}]", "[{\"name\": \"\\udc00\"}]", "[{\"name\": \"\\q\"}]",
    "[{\"name\": \"\\u12\"}]", "[{\"name\": \"a\nb\"}]", "[{\"name\": \"\\n\n\"}]",
    "[{\"image\": \"../a\"}]", "[{\"image\": \"/a\"}]", "[{\"isVisited\": \"no\"}]", "[{}] x",
  ])
  func leavesTheRestToOthers(text: String) {
    #expect(RestaurantScanner.restaurants(Array(text.utf8), folder: "") == nil)
  }

  /// A good list with one to three bytes of it replaced, left out or doubled.
  @Test func answersAsTheWholeReaderDoes() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array(#"{}[]",:\u0d8tfn"#.utf8) + [0, 10, 0x7F, 0x80, 0xC3, 0xED, 0xFF]
    var takenCount = 0
    for _ in 0..<3000 {
      var bytes = Array(Self.good.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = alphabet.randomElement(using: &generator) ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[place], at: place)
        }
      }
      guard let scanned = RestaurantScanner.restaurants(bytes, folder: "D") else { continue }
      takenCount += 1
      let read = try? RestaurantsFile.content(
        JSONDocument(bytes: bytes, file: "file.json").root, folder: "D")
      #expect(read?.restaurants == scanned, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(read?.warnings.isEmpty == true)
    }
    #expect(takenCount > 200)
  }
}
