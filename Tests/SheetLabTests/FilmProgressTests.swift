import Testing

@testable import SheetLab

/// What is said about a film that is being made.
@Suite struct FilmProgressTests {
  private static func film(_ percent: Int, _ isEncoding: Bool = false) -> FilmProgress {
    FilmProgress(name: "a.mp4", percent: percent, isEncoding: isEncoding)
  }

  @Test(arguments: [
    (film(0), "Filming a.mp4… 0 %"), (film(45), "Filming a.mp4… 45 %"),
    (film(100, true), "Encoding a.mp4…"),
  ])
  func sayHowFarItIs(film: FilmProgress, text: String) {
    #expect(film.text == text)
    #expect(film.refusal == text + "\nThe next film can be asked for when it is saved")
  }

  @Test(arguments: [
    (film(0), film(9), false), (film(9), film(10), true), (film(10), film(19), false),
    (film(19), film(31), true), (film(100), film(100), false),
    (film(100), film(100, true), true), (film(100, true), film(100, true), false),
  ])
  func everyTenPerCentAreNews(before: FilmProgress, now: FilmProgress, isNews: Bool) {
    #expect(now.isNews(after: before) == isNews)
  }
}
