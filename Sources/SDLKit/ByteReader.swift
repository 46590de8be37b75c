/// Numbers and tags at places of a byte sequence; nil beyond its end.
struct ByteReader {
  let bytes: [UInt8]

  func has(_ tag: String, at place: Int) -> Bool {
    let expected = tag.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    guard place >= 0, place + expected.count <= bytes.count else { return false }
    return bytes[place..<(place + expected.count)].elementsEqual(expected)
  }

  /// The first place of a tag in a range of places; what lies beyond the end is left out.
  func place(of tag: String, in range: Range<Int>) -> Int? {
    range.clamped(to: 0..<bytes.count).first { has(tag, at: $0) }
  }

  func byte(at place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

  func big(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
