import SDLKit

/// What a reader takes for one character, with its script.
struct TextCluster: Hashable {
  let string: String
  let scalars: [UInt32]
  /// Characters of every script take that of their neighbour before.
  let script: Script
  let isEmoji: Bool
  /// Whether a word may end here, where the script has no spaces to show it.
  var endsWord = true

  var isSpace: Bool { scalars == [0x20] || scalars == [0x3000] }

  /// The clusters of a paragraph. Control characters show as spaces.
  static func clusters(of text: Substring) -> [TextCluster] {
    var script: Script?
    let first = text.unicodeScalars.lazy.compactMap { Script.of($0.value) }.first ?? .latin
    return text.map { whole in
      let character = bounded(whole)
      let scalars = character.unicodeScalars.map { visible($0.value) }
      script = scalars.lazy.compactMap { Script.of($0) }.first ?? script ?? first
      return TextCluster(
        string: scalars == [0x20] ? " " : String(character), scalars: scalars,
        script: script ?? first, isEmoji: isEmoji(character))
    }
  }

  /// A character without the marks that are too many to be seen: no script puts more than a dozen
  /// on a letter (Unicode Standard Annex 15, stream-safe text format: 30).
  private static func bounded(_ character: Character) -> Character {
    guard character.unicodeScalars.count > mostScalars else { return character }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(mostScalars))).first
      ?? character
  }

  private static let mostScalars = 32

  private static func visible(_ scalar: UInt32) -> UInt32 {
    scalar < 0x20 || scalar == 0x7F ? 0x20 : scalar
  }

  /// Unicode Technical Standard 51: shown as a picture by itself or by a variation selector.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    return scalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether a line may end after this one when `next` follows: after spaces and hyphens, and
  /// between words of scripts without spaces, but not before closing punctuation.
  func mayBreak(before next: TextCluster) -> Bool {
    if next.isSpace { return false }
    if isSpace || scalars == [0x2D] || scalars == [0x2013] || scalars == [0x200B] { return true }
    if next.isClosing || isOpening { return false }
    return endsWord && script.breaksAnywhere && next.script.breaksAnywhere
  }

  private var isClosing: Bool { scalars.first.map { closing.contains($0) } ?? false }
  private var isOpening: Bool { scalars.first.map { opening.contains($0) } ?? false }
}

/// Kinsoku: what may not begin a line, and what may not end one (JIS X 4051), with the small kana
/// and the signs that Latin text puts after a word.
private let closing = Set<UInt32>(
  "、。，．・：；？！）］｝」』】〉》〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々,.!?:;)]}%’”".unicodeScalars.map(\.value))
private let opening = Set<UInt32>("（［｛「『【〈《〔([{‘“".unicodeScalars.map(\.value))
