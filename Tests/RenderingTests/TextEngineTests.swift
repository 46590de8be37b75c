import Canvas
import Testing

@testable import Rendering
@testable import SDLKit

@Suite struct TextEngineTests {
  private let engine = TextEngine(finder: FontFinder(cachePath: nil))

  private func run(
    _ string: String, width: Double? = nil, lineLimit: Int? = nil, style: TextStyle = .body
  ) -> TextRun {
    TextRun(string, style: style, color: .black, width: width, lineLimit: lineLimit)
  }

  private func lines(_ run: TextRun) -> [String] {
    engine.layout(of: run).lines.map { $0.pieces.map(\.string).joined() }
  }

  @Test func oneLineWithoutWidth() {
    #expect(lines(run("one two three four five six seven")).count == 1)
    #expect(engine.size(of: run("x")).height == TextStyle.body.lineHeight)
  }

  @Test func wrapsAtWords() {
    let set = run("The bread is baked before dawn and the soup changes daily.", width: 150)
    let lines = lines(set)
    #expect(lines.count > 2)
    #expect(lines.joined(separator: " ") == set.string)
    #expect(engine.size(of: set).width <= 150.5)
    #expect(engine.size(of: set).height == Double(lines.count) * TextStyle.body.lineHeight)
  }

  @Test func breaksLongWords() {
    let lines = lines(run("Donaudampfschifffahrtsgesellschaft", width: 80))
    #expect(lines.count > 2)
    #expect(lines.joined() == "Donaudampfschifffahrtsgesellschaft")
  }

  /// "I eat rice at home": five words, 3 + 3 + 4 + 3 + 4 characters.
  private static let thai = "ฉันกินข้าวที่บ้าน"

  @Test func thaiWordsAreFoundInADictionary() {
    #expect(ThaiWords().ends(in: Self.thai.unicodeScalars.map(\.value)) == [3, 6, 10, 13])
    #expect(ThaiWords().ends(in: []) == [])
  }

  @Test(arguments: [40.0, 55, 70, 90, 120, 200])
  func thaiIsBrokenBetweenWords(width: Double) {
    let words = ["ฉัน", "กิน", "ข้าว", "ที่", "บ้าน"]
    let lines = lines(run(Self.thai, width: width))
    #expect(lines.joined() == Self.thai)
    var rest = words[...]
    for line in lines {
      var seen = ""
      while seen != line, let word = rest.popFirst() { seen += word }
      #expect(seen == line, "\(line) at \(width)")
    }
  }

  @Test func aWordAmongOthersIsAsWideAsAlone() {
    let text = run("a Donaudampfschiff on the Donau")
    let alone = engine.size(of: run("Donaudampfschiff")).width
    #expect(engine.widestWord(of: text) == alone)
    #expect(FixedAdvanceText().widestWord(of: text) == 16 * TextStyle.body.size / 2)
  }

  @Test(arguments: [thai, "東京の静かな通りにある小さな店"])
  func scriptsWithoutSpacesHaveNarrowWords(text: String) {
    #expect(engine.widestWord(of: run(text)) < engine.size(of: run(text)).width / 2)
    #expect(engine.widestWord(of: run("")) == 0)
  }

  @Test func keepsNewlines() {
    #expect(lines(run("one\n\nthree", width: 200)) == ["one", "", "three"])
  }

  @Test func cutsWithEllipsis() {
    let one = lines(run("A name that is too long for its row", width: 120, lineLimit: 1))
    #expect(one.count == 1)
    #expect(one[0].hasSuffix("…"))
    #expect(one[0].hasPrefix("A name"))
    let two = lines(run("A name that is too long for its row", width: 90, lineLimit: 2))
    #expect(two.count == 2)
    #expect(two[1].hasSuffix("…"))
    #expect(!two[0].hasSuffix("…"))
    #expect(lines(run("short", width: 120, lineLimit: 1)) == ["short"])
  }

  /// Lines end at the same words at every scale, and fit there.
  @Test(arguments: [1.0, 1.5, 2.0, 3.0])
  func fitsAtEveryScale(scale: Double) {
    let set = run("A quiet place with a wood-fired oven, run by two sisters.", width: 180)
    let image = engine.image(of: set, grid: PixelGrid(scale: scale))
    #expect(Double(image.left + image.raster.width) <= 180 * scale + 3)
    #expect(Double(image.raster.width) >= 120 * scale)
  }

  /// Hebrew is read from the right: the piece seen first is the last in the string.
  @Test func ordersMixedDirections() throws {
    let latin = try #require(engine.layout(of: run("abc שלום def")).lines.first)
    #expect(latin.direction == .leftToRight)
    #expect(latin.pieces.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
    let hebrew = try #require(engine.layout(of: run("שלום abc עולם")).lines.first)
    #expect(hebrew.direction == .rightToLeft)
    #expect(hebrew.pieces.first?.string.contains("עולם") == true)
    #expect(hebrew.pieces.last?.string.contains("שלום") == true)
  }

  /// A right-to-left line begins at the right of its width.
  @Test func alignsByDirection() {
    let grid = PixelGrid(scale: 1)
    let latin = engine.image(of: run("abc", width: 200), grid: grid)
    #expect(latin.left < 5)
    let hebrew = engine.image(of: run("שלום", width: 200), grid: grid)
    #expect(hebrew.left + hebrew.raster.width > 195)
    var centred = run("abc", width: 200)
    centred.alignment = .center
    let middle = engine.image(of: centred, grid: grid)
    #expect(abs(middle.left + middle.raster.width / 2 - 100) <= 2)
    centred.alignment = .trailing
    let end = engine.image(of: centred, grid: grid)
    #expect(end.left + end.raster.width > 195)
  }

  /// Every script for which the machine has a font is shown in it, never as boxes.
  @Test(arguments: [
    "Ελληνικά", "Кириллица", "العربية", "עברית", "हिन्दी", "ภาษาไทย", "日本語", "한국어", "中文", "🍕",
    "👨‍👩‍👧", "🇩🇪", "ქართული", "Հայերեն", "தமிழ்", "অসমীয়া", "አማርኛ", "→ ✓ ★",
  ])
  func fallsBack(text: String) {
    for piece in engine.layout(of: run(text)).lines.flatMap(\.pieces) {
      guard case .missing = piece.kind else { continue }
      let finder = FontFinder(cachePath: nil)
      for scalar in piece.string.unicodeScalars {
        let face = FontFace(design: .text, weight: .regular)
        #expect(finder.file(for: face, holding: scalar.value) == nil, "\(scalar) has a font")
      }
    }
    #expect(engine.size(of: run(text)).width > 5)
  }

  @Test func missingGlyphsAreBoxes() {
    let set = run("a\u{F1234}\u{F1235}")
    let kinds = engine.layout(of: set).lines[0].pieces.map(\.kind)
    #expect(kinds.last == .missing(count: 2))
    let plain = engine.size(of: run("a"))
    #expect(engine.size(of: set).width > plain.width + 15)
    let image = engine.image(of: run("\u{F1234}"), grid: PixelGrid(scale: 1))
    #expect(image.raster.width > 5)
    #expect(image.raster.bitmap.pixels.contains { $0 >> 24 == 255 })
  }

  /// An emoji is as high as the text, in its own colours.
  @Test func emojiIsInColour() {
    let image = engine.image(of: run("🍕"), grid: PixelGrid(scale: 1))
    #expect((15...26).contains(image.raster.height))
    #expect(image.raster.bitmap.pixels.contains { $0 >> 16 & 255 > $0 & 255 + 50 })
  }

  /// Letters stand in the middle of the line height as in iOS.
  @Test func baselineIsCentred() {
    let image = engine.image(of: run("H", style: .body), grid: PixelGrid(scale: 4))
    let rows = (0..<image.raster.height).filter { y in
      (0..<image.raster.width).contains { image.raster.row(y)[$0] >> 24 > 128 }
    }
    let top = image.top + (rows.first ?? 0)
    let bottom = image.top + (rows.last ?? 0)
    #expect(abs(Double(top + bottom) / 2 - 44) < 8)
  }

  @Test func hostileTextIsHarmless() {
    let endless = String(repeating: "e\u{301}", count: 9000)
    for text in ["", " ", "\n", "\u{0}\u{1}\u{7F}", "\u{202E}abc", "\u{FEFF}", endless] {
      _ = engine.size(of: run(text, width: 100, lineLimit: 3))
      _ = engine.image(of: run(text, width: 0.5, lineLimit: 2), grid: PixelGrid(scale: 1))
    }
  }

  @Test func linesAreBounded() {
    let lines = lines(run(String(repeating: "\n", count: 4000), width: 100))
    #expect(lines.count == 500)
    #expect(lines.last == "…")
  }

  @Test func imagesAreBounded() {
    let small = TextEngine(finder: FontFinder(cachePath: nil), capacity: 50_000)
    for index in 0..<60 { _ = small.image(of: run("Number \(index)"), grid: PixelGrid(scale: 2)) }
    #expect(small.bytes <= 50_000)
  }
}
