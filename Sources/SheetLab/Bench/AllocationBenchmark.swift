import Glibc
import Workbench

/// How many allocations a drag makes for each move, picture and frame. They are counted by a program of its own, which has another
/// allocator; it is built with `swift build --product sheetkit-allocations`.
enum AllocationBenchmark {
  private static let program = "sheetkit-allocations"

  /// None where the program is not beside this one, which is said.
  static func run(assets: String) throws -> [Measurement] {
    guard let own = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(own) }
    let path = FilePath.join(FilePath.folder(of: String(cString: own)), program)
    guard access(path, X_OK) == 0 else {
      Program.complain(
        "allocations are not counted: \(program) is not beside this program",
        hint: "swift build -c release --product \(program) builds it")
      return []
    }
    let list = FilePath.join(assets, "restaurants.json")
    return try lines(of: "\(quoted(path)) \(quoted(list))").compactMap { line in
      let cells = line.split(separator: "\t")
      guard cells.count == 3, let count = Double(cells[1]),
        let times = Double(cells[2].prefix { $0.isNumber })
      else { return nil }
      return Measurement("allocations.\(cells[0])", "", [count / times])
    }
  }

  private static func lines(of command: String) throws -> [Substring] {
    guard let pipe = popen(command, "r") else { throw JobFailure("\(program): cannot be started") }
    var text: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { text.append(UInt8(byte)) }
    guard pclose(pipe) == 0 else { throw JobFailure("\(program) failed") }
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
