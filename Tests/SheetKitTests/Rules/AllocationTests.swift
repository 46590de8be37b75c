import Glibc
import Testing

/// A steady drag allocates nothing once it is optimised, and no more than it did otherwise. The
/// counting program replaces the allocator, so it is a program of its own; it lies beside the
/// test bundle, which is what runs now.
@Suite struct AllocationTests {
  /// Over 10,000 moves: without optimisation closures and indirect values stand on the heap.
  #if DEBUG
    private static let most = 21 * 10_000
  #else
    private static let most = 0
  #endif

  @Test func aSteadyDragAllocatesNothing() throws {
    let lines = try output(of: "sheetkit-allocations").split(separator: "\n")
    let cells = try #require(lines.first).split(separator: "\t")
    try #require(cells.count == 3, "expected name, count and extent, got \(lines)")
    #expect(cells[0] == "sheetkit.drag")
    let count = try #require(Int(cells[1]))
    #expect(count <= Self.most, "allocations over \(cells[2])")
  }

  private func output(of program: String) throws -> String {
    let own = try #require(realpath("/proc/self/exe", nil))
    defer { free(own) }
    let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
    let pipe = try #require(popen("'/\(folder)/\(program)'", "r"))
    var text: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { text.append(UInt8(byte)) }
    let status = pclose(pipe)
    try #require(status == 0, "\(program) ended with \(status)")
    return String(decoding: text, as: UTF8.self)
  }
}
