import Canvas
import Foundation

/// A list of restaurants whose pictures are of one colour each, so that a pixel says which
/// restaurant it belongs to, and which are there at once.
enum SampleRestaurants {
  /// The colour of the picture of a row. No two of them, nor any part of their light, are alike.
  static func color(_ row: Int) -> Color { colors[row % colors.count] }

  /// The row whose description is long enough to scroll at large.
  static let longRow = 1

  private static let colors = [0xC0392B, 0x2471A3, 0x239B56, 0xD68910, 0x7D3C98, 0x17A589].map {
    Color($0)
  }
  private static let count = 24

  private struct Entry: Encodable {
    var name: String
    var type = "Test kitchen"
    var location = "1 Bench Lane"
    var phone = "(232) 555-0100"
    var description: String
    var image: String
  }

  /// Writes the list and its pictures; answers the list's path.
  static func write(in folder: URL) throws -> String {
    for (index, color) in colors.enumerated() {
      try bitmap(color).write(to: folder.appendingPathComponent("\(index).bmp"))
    }
    let entries = (0..<count).map { row in
      Entry(
        name: "Restaurant \(row)", description: description(row),
        image: "\(row % colors.count).bmp")
    }
    let file = folder.appendingPathComponent("restaurants.json")
    try JSONEncoder().encode(entries).write(to: file)
    return file.path
  }

  private static func description(_ row: Int) -> String {
    String(repeating: "A pot, a pan and a plate. ", count: row == longRow ? 80 : 3)
  }

  /// A Windows bitmap of 13 × 10 pixels of one colour, the proportions of the real pictures.
  private static func bitmap(_ color: Color) -> Data {
    let (width, height) = (13, 10)
    let row = [UInt8]((0..<width).map { _ in [color.blue, color.green, color.red] }.joined()) + [0]
    let header = [14 + 40 + height * row.count, 0, 54, 40, width, height, 1 | 24 << 16, 0, 0]
    var bytes = [UInt8]("BM".utf8)
    for word in header + [0, 0, 0, 0] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    for _ in 0..<height { bytes += row }
    return Data(bytes)
  }
}
