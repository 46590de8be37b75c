/// A marker segment of a JPEG file (ITU T.81, B.1.1.4).
struct JPEGSegment {
  /// The marker's second byte: 0xC0 for a baseline frame, 0xDA for a scan.
  let marker: Int
  /// Where its length stands; its content follows that.
  let place: Int

  /// The segments up to the first scan; none where the file is no JPEG file.
  static func all(in reader: ByteReader) -> [JPEGSegment] {
    guard reader.big(2, at: 0) == 0xFFD8 else { return [] }
    var segments: [JPEGSegment] = []
    var place = 2
    while let marker = reader.big(2, at: place), marker >> 8 == 0xFF {
      if marker == 0xFFFF {
        place += 1
        continue
      }
      segments.append(JPEGSegment(marker: marker & 0xFF, place: place + 2))
      guard marker != 0xFFDA, let length = reader.big(2, at: place + 2), length >= 2 else { break }
      place += 2 + length
    }
    return segments
  }

  /// Whether it begins a frame: 0xC0…0xCF but for the tables (C4, CC) and the reserved C8.
  var isStartOfFrame: Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Whether one of Adobe's programs wrote the file.
  func isAdobes(in reader: ByteReader) -> Bool {
    marker == 0xEE && reader.has("Adobe", at: place + 2)
  }

  /// The orientation that a camera noted, 1…8 (Exif 2.32, 4.6.5, tag 0x112); nil elsewhere.
  func orientation(in reader: ByteReader) -> Int? {
    let start = place + 8
    guard marker == 0xE1, reader.has("Exif\0\0", at: place + 2) else { return nil }
    let isLittle = reader.has("II", at: start)
    func number(_ count: Int, _ offset: Int) -> Int? {
      isLittle ? reader.little(count, at: start + offset) : reader.big(count, at: start + offset)
    }
    guard let directory = number(4, 4), let count = number(2, directory) else { return nil }
    for entry in 0..<min(count, 200) {
      let offset = directory + 2 + entry * 12
      if number(2, offset) == 0x112 {
        return number(2, offset + 8).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }
}
