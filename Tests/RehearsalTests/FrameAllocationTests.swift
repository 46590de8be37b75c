import Glibc
import Testing

/// The allocations of a steady drag through the whole program: events, the picture, its pixels. The
/// counting program replaces the allocator, so it is a program of its own; it lies beside the test
/// bundle, which is what runs now.
@Suite struct FrameAllocationTests {
  /// For each move, picture and whole frame. Without optimisation closures and indirect values stand
  /// on the heap.
  #if DEBUG
    private static let most = ["frame.events": 70.0, "frame.picture": 215, "frame.whole": 860]
  #else
    private static let most = ["frame.events": 0.0, "frame.picture": 36, "frame.whole": 40]
  #endif

  @Test func aFrameOfADragAllocatesLittle() throws {
    var counted: [String: Double] = [:]
    for line in try output(of: "sheetkit-allocations", Sample.assets + "/restaurants.json") {
      let cells = line.split(separator: "\t")
      try #require(cells.count == 3, "expected name, count and extent, got \(line)")
      let times = try #require(Double(cells[2].prefix { $0.isNumber }))
      counted[String(cells[0])] = try #require(Double(cells[1])) / times
    }
    for (name, most) in Self.most {
      let count = try #require(counted[name])
      #expect(count <= most, "\(name)")
    }
  }

  private func output(of program: String, _ argument: String) throws -> [Substring] {
    let own = try #require(realpath("/proc/self/exe", nil))
    defer { free(own) }
    let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
    let pipe = try #require(popen("'/\(folder)/\(program)' '\(argument)'", "r"))
    var text: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { text.append(UInt8(byte)) }
    let status = pclose(pipe)
    try #require(status == 0, "\(program) ended with \(status)")
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
  }
}
