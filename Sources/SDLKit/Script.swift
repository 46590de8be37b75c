/// A writing system, as far as shaping and the choice of a font need to know it.
package struct Script: Hashable, Sendable {
  /// ISO 15924, as HarfBuzz wants it.
  package let tag: String
  /// A letter that every font for the script holds, in regular use.
  package let sample: UInt32
  /// Whether lines may break between any two of its letters.
  package let breaksAnywhere: Bool

  package static let latin = Script(tag: "Latn", sample: 0x61, breaksAnywhere: false)

  /// The script of a character; nil for those of every script: spaces, digits, punctuation, emoji.
  package static func of(_ character: UInt32) -> Script? {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].range.upperBound < character { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low].range.contains(character) else { return nil }
    return table[low].script
  }
}

private func script(_ tag: String, _ sample: UInt32, anywhere: Bool = false) -> Script {
  Script(tag: tag, sample: sample, breaksAnywhere: anywhere)
}

private let greek = script("Grek", 0x3B1)
private let cyrillic = script("Cyrl", 0x436)
private let hebrew = script("Hebr", 0x5D0)
private let arabic = script("Arab", 0x645)
private let georgian = script("Geor", 0x10D0)
private let ethiopic = script("Ethi", 0x1200)
private let khmer = script("Khmr", 0x1780, anywhere: true)
private let hangul = script("Hang", 0xAC00)
private let hiragana = script("Hira", 0x3042, anywhere: true)
private let katakana = script("Kana", 0x30A2, anywhere: true)
private let han = script("Hani", 0x4E00, anywhere: true)

/// The blocks of the Unicode Standard 15 (Blocks.txt) that hold one script's letters, in order.
private let table: [(range: ClosedRange<UInt32>, script: Script)] = [
  (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xAA...0xAA, .latin), (0xBA...0xBA, .latin),
  (0xC0...0xD6, .latin), (0xD8...0xF6, .latin), (0xF8...0x2AF, .latin),
  (0x370...0x3FF, greek), (0x400...0x52F, cyrillic), (0x530...0x58F, script("Armn", 0x561)),
  (0x590...0x5FF, hebrew), (0x600...0x6FF, arabic), (0x700...0x74F, script("Syrc", 0x710)),
  (0x750...0x77F, arabic), (0x780...0x7BF, script("Thaa", 0x780)),
  (0x7C0...0x7FF, script("Nkoo", 0x7CA)), (0x8A0...0x8FF, arabic),
  (0x900...0x963, script("Deva", 0x915)), (0x966...0x97F, script("Deva", 0x915)),
  (0x980...0x9FF, script("Beng", 0x995)), (0xA00...0xA7F, script("Guru", 0xA15)),
  (0xA80...0xAFF, script("Gujr", 0xA95)), (0xB00...0xB7F, script("Orya", 0xB15)),
  (0xB80...0xBFF, script("Taml", 0xB95)), (0xC00...0xC7F, script("Telu", 0xC15)),
  (0xC80...0xCFF, script("Knda", 0xC95)), (0xD00...0xD7F, script("Mlym", 0xD15)),
  (0xD80...0xDFF, script("Sinh", 0xD9A)), (0xE00...0xE7F, script("Thai", 0xE01, anywhere: true)),
  (0xE80...0xEFF, script("Laoo", 0xE81, anywhere: true)),
  (0xF00...0xFFF, script("Tibt", 0xF40)),
  (0x1000...0x109F, script("Mymr", 0x1000, anywhere: true)), (0x10A0...0x10FF, georgian),
  (0x1100...0x11FF, hangul), (0x1200...0x139F, ethiopic), (0x13A0...0x13FF, script("Cher", 0x13A0)),
  (0x1780...0x17FF, khmer), (0x1800...0x18AF, script("Mong", 0x1820)),
  (0x1C80...0x1C8F, cyrillic), (0x1C90...0x1CBF, georgian), (0x1E00...0x1EFF, .latin),
  (0x1F00...0x1FFF, greek), (0x2C60...0x2C7F, .latin), (0x2D00...0x2D2F, georgian),
  (0x2D80...0x2DDF, ethiopic), (0x2DE0...0x2DFF, cyrillic), (0x2E80...0x2FDF, han),
  (0x3005...0x3007, han), (0x3041...0x309F, hiragana), (0x30A0...0x30FF, katakana),
  (0x3100...0x312F, script("Bopo", 0x3105, anywhere: true)), (0x3130...0x318F, hangul),
  (0x31F0...0x31FF, katakana), (0x3400...0x4DBF, han), (0x4E00...0x9FFF, han),
  (0xA640...0xA69F, cyrillic), (0xA720...0xA7FF, .latin), (0xAB30...0xAB6F, .latin),
  (0xAC00...0xD7FF, hangul), (0xF900...0xFAFF, han), (0xFB00...0xFB06, .latin),
  (0xFB1D...0xFB4F, hebrew), (0xFB50...0xFDFF, arabic), (0xFE70...0xFEFE, arabic),
  (0xFF21...0xFF3A, .latin), (0xFF41...0xFF5A, .latin), (0xFF66...0xFF9F, katakana),
  (0x20000...0x323AF, han),
]
