import Canvas
import Glibc
import Testing

@testable import Rendering
@testable import SDLKit

@Suite struct EventTimesTests {
  /// Two events of one batch keep their distance, and time never runs backwards.
  @Test func keepsDistances() {
    var times = EventTimes()
    let first = times.time(ofTimestamp: 1000, ticks: 1010, now: 5.0104)
    let second = times.time(ofTimestamp: 1004, ticks: 1010, now: 5.0105)
    #expect(abs(second - first - 0.004) < 1e-9)
    let late = times.time(ofTimestamp: 900, ticks: 1011, now: 5.0115)
    #expect(late == second)
  }

  @Test func neverInTheFuture() {
    var times = EventTimes()
    #expect(times.time(ofTimestamp: 20, ticks: 10, now: 1) <= 1)
    #expect(times.time(ofTimestamp: 30, ticks: 30, now: 1.02) <= 1.02)
  }
}

@Suite struct MoveTests {
  private static func move(_ milliseconds: Double, id: Int = 1, y: Double = 9) -> TimedEvent {
    TimedEvent(
      time: milliseconds / 1000,
      event: .input(.pointerMove(Pointer(id: id, position: Point(x: 0, y: y)))))
  }

  /// Two events one after the other, when the first of their kind came, and whether the later one
  /// stands for both.
  private static let pairs: [(TimedEvent, TimedEvent, Double, Bool)] = [
    (move(5), move(5, y: 200), 5, true), (move(5), move(6, y: 200), 5, true),
    (move(6), move(7), 5, false), (move(5), move(13), 5, false),
    (move(5), move(5, id: 2), 5, false),
    (move(5), TimedEvent(time: 0.005, event: .quit), 5, false),
    (TimedEvent(time: 0.005, event: .input(.hover(nil))), move(5), 5, false),
    (
      move(5),
      TimedEvent(
        time: 0.005, event: .input(.pointerUp(Pointer(id: 1, position: .zero), button: 1))), 5,
      false
    ),
  ]

  @Test(arguments: pairs)
  func ofMovesThatCameTogetherTheLastStandsForAll(
    earlier: TimedEvent, later: TimedEvent, start: Double, expected: Bool
  ) {
    #expect(later.replaces(earlier, since: start / 1000) == expected)
  }
}

@Suite struct FontPathCacheTests {
  private let path = "/tmp/sheetlab-fonts-\(getpid())-\(UInt32.random(in: 0 ... .max))/cache"
  private let file = FontFile(path: "/etc/hostname", index: 2)

  @Test func remembers() {
    var cache = FontPathCache(path: path)
    cache.insert(file, for: "text regular -")
    #expect(FontPathCache(path: path)["text regular -"] == file)
    #expect(FontPathCache(path: path)["text bold -"] == nil)
  }

  @Test(arguments: [
    "", "\n\n", "garbage", "a\tb\tc\td", "text regular -\t/nowhere.otf\t0\t1",
    "text regular -\t/etc/hostname\t0\t1", "text regular -\t/etc/hostname\tx\ty", "\u{0}\u{FF}",
  ])
  func ignoresWhatIsWrong(content: String) {
    var cache = FontPathCache(path: path)
    cache.insert(file, for: "x")
    if let stream = fopen(path, "w") {
      fputs(content, stream)
      fclose(stream)
    }
    #expect(FontPathCache(path: path)["text regular -"] == nil)
  }

  /// FreeType takes a number below 0 for a question, and has no more faces than 65,536 to answer.
  @Test(arguments: [(0, true), (65_535, true), (-1, false), (65_536, false), (1 << 40, false)])
  func aFaceHasANumber(index: Int, isKnown: Bool) {
    var cache = FontPathCache(path: path)
    cache.insert(FontFile(path: "/etc/hostname", index: index), for: "x")
    #expect((FontPathCache(path: path)["x"] != nil) == isKnown)
  }

  /// Fonts came or went since: the answers may not be the best any more.
  @Test func forgetsWhenFoldersChanged() throws {
    var cache = FontPathCache(path: path)
    cache.insert(file, for: "x")
    let text = String(decoding: try FileBytes.read(path, atMost: 10_000), as: UTF8.self)
    #expect(text.hasPrefix("folders "))
    if let stream = fopen(path, "w") {
      fputs("folders 1 2 3\n" + text.drop { $0 != "\n" }.dropFirst(), stream)
      fclose(stream)
    }
    #expect(FontPathCache(path: path)["x"] == nil)
  }

  @Test func unwritableIsNoError() {
    var cache = FontPathCache(path: "/proc/nowhere/fonts")
    cache.insert(file, for: "x")
    #expect(cache["x"] == file)
  }
}

@Suite struct RendererChoiceTests {
  @Test func softwareWithoutGraphicsCard() throws {
    #expect(try RendererChoice.decide(requested: nil, hasGraphicsCard: false).kind == .software)
  }

  @Test func takesWhatIsAskedFor() throws {
    #expect(
      try RendererChoice.decide(requested: "software", hasGraphicsCard: true).kind == .software)
    #expect(
      try RendererChoice.decide(requested: "opengl", hasGraphicsCard: false).kind
        == .accelerated(driver: "opengl"))
    #expect(throws: RendererError.self) { try RendererChoice.decide(requested: "crayons") }
  }
}
