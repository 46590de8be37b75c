import Canvas
import SDLKit

/// The open fonts, and which of them shows a character.
final class FontBook {
  private let finder: FontFinder
  private var library: FontLibrary?
  private var fonts: [Font.Key: (font: Font, lastUse: Int)] = [:]
  private var files: [FontFace: FontFile?] = [:]
  private var holders: [Holder: FontFile?] = [:]
  /// Which of the first characters a style's own font is known to hold: nil where nobody asked yet.
  private var latin: [FontFace: [Bool?]] = [:]
  private var useCount = 0
  /// Made when Thai text comes.
  private(set) lazy var thaiWords = ThaiWords()

  private struct Holder: Hashable {
    let face: FontFace
    let character: UInt32
  }

  init(finder: FontFinder) {
    self.finder = finder
  }

  /// The font file of a style, or an error where the machine has no font at all.
  func file(for face: FontFace) throws(FontError) -> FontFile {
    if let known = files[face], let file = known { return file }
    guard files[face] == nil, let found = finder.file(for: face) else { throw .noFontFound }
    _ = try open(found, pixelSize: Self.askingSize)
    files[face] = found
    return found
  }

  /// A font that shows some characters.
  struct Choice {
    let file: FontFile
    /// Whether its glyphs are colour pictures of one size.
    let isEmoji: Bool
  }

  /// A font with glyphs for all the characters; nil where there is none.
  func choice(
    holding characters: [UInt32], of script: Script, face: FontFace, prefersEmoji: Bool
  ) -> Choice? {
    if prefersEmoji, let emoji = emoji(characters) { return emoji }
    if let own = try? file(for: face), isHeld(characters, by: own, of: face) {
      return Choice(file: own, isEmoji: false)
    }
    guard let first = characters.first else { return nil }
    let plain = FontFace(design: .text, weight: face.weight)
    for sample in [script.sample, first] {
      if let found = fallback(plain, sample), holds(found, characters) {
        return Choice(file: found, isEmoji: false)
      }
    }
    return emoji(characters)
  }

  /// Whether a style's own font has them; for a letter of a Latin text, which most are, without a look
  /// at the font.
  private func isHeld(_ characters: [UInt32], by own: FontFile, of face: FontFace) -> Bool {
    guard characters.count == 1, characters[0] < Self.latinCount else {
      return holds(own, characters)
    }
    let index = Int(characters[0])
    if let known = latin[face]?[index] { return known }
    let isHeld = holds(own, characters)
    latin[face, default: Array(repeating: nil, count: Int(Self.latinCount))][index] = isHeld
    return isHeld
  }

  private func emoji(_ characters: [UInt32]) -> Choice? {
    guard let first = characters.first,
      let found = fallback(FontFace(design: .emoji, weight: .regular), first),
      holds(found, characters)
    else { return nil }
    return Choice(file: found, isEmoji: true)
  }

  private func fallback(_ face: FontFace, _ character: UInt32) -> FontFile? {
    let key = Holder(face: face, character: character)
    if let known = holders[key] { return known }
    let found = finder.file(for: face, holding: character)
    holders[key] = .some(found)
    return found
  }

  /// Marks that change their neighbours need no glyph of their own: joiners and variation
  /// selectors.
  private func holds(_ file: FontFile, _ characters: [UInt32]) -> Bool {
    guard let font = try? open(file, pixelSize: Self.askingSize) else { return false }
    return characters.allSatisfy { isInvisible($0) || font.holds($0) }
  }

  private func isInvisible(_ character: UInt32) -> Bool {
    switch character {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF,
      0xE0020...0xE007F:
      true
    default: false
    }
  }

  /// The font of a file at a size, opened once and kept while it is used.
  func open(_ file: FontFile, pixelSize: Double) throws(FontError) -> Font {
    let key = Font.Key(file: file, pixelSize: pixelSize)
    useCount += 1
    if let known = fonts[key] {
      fonts[key]?.lastUse = useCount
      return known.font
    }
    let font = try openedLibrary().open(key)
    makeRoom()
    fonts[key] = (font, useCount)
    return font
  }

  private func openedLibrary() throws(FontError) -> FontLibrary {
    if let library { return library }
    do {
      let made = try FontLibrary()
      library = made
      return made
    } catch {
      throw .unreadable(path: "SDL_ttf", reason: error.message)
    }
  }

  private func makeRoom() {
    guard fonts.count >= Self.capacity,
      let oldest = fonts.min(by: { $0.value.lastUse < $1.value.lastUse })
    else { return }
    fonts[oldest.key] = nil
  }

  private static let capacity = 40
  /// Basic Latin up to Latin Extended-B.
  private static let latinCount: UInt32 = 0x250
  /// Body text: most probably open anyway.
  private static let askingSize = 17.0
}

extension FontFace {
  /// Inter has a design for display sizes, as San Francisco has: from 20 points on.
  init(_ style: TextStyle) {
    let weight: Weight =
      switch style.weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    switch style.design {
    case .standard: self.init(design: style.size >= 20 ? .display : .text, weight: weight)
    case .rounded: self.init(design: .rounded, weight: weight)
    case .monospaced: self.init(design: .monospaced, weight: weight)
    }
  }
}
