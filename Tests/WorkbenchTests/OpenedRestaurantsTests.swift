import Testing

@testable import Workbench

/// What the window says of a restaurants file that is opened in it.
@Suite("an opened restaurants file") struct OpenedRestaurantsTests {
  @Test(arguments: [
    Row(#"[{"name": "Nine"}]"#, "1 restaurant from places.json", "one"),
    Row(#"[{"name": "Nine"}, {}]"#, "2 restaurants from places.json", "two"),
    Row("[]", "0 restaurants from places.json", "none"),
    Row(
      #"[{"nmae": "Nine"}]"#,
      "1 restaurant from places.json\nPLACE: [0].nmae: unknown key: expected \"name\"?",
      "what is passed over"),
    Row(
      #"[{"nmae": "Nine", "tpye": "Ten"}, {"nmae": "x"}]"#,
      "2 restaurants from places.json\n"
        + "PLACE: [0].nmae: unknown key: expected \"name\"?, and 2 more mistakes",
      "and how much more"),
    Row(#"[{"name": 3}]"#, "PLACE: [0].name: expected a string, got 3", "a mistake"),
    Row(
      #"[{"name": 3}, {"isVisited": 4}]"#,
      "PLACE: [0].name: expected a string, got 3, and 1 more mistake", "two mistakes"),
  ])
  func isTold(row: Row) throws {
    var hand = RecordedDrag()
    try hand.drop(row.text, as: "places.json")
    let notice = try #require(hand.workbench.notice)
    let told = notice.text.replacing(/\/\S*\/places.json/, with: "PLACE")
    #expect(told == row.expected, "\(row)")
    #expect((notice.kind == .problem) == row.expected.hasPrefix("PLACE"))
  }
}
