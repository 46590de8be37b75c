import Workbench

/// What `sheetlab bench` is asked to do.
struct BenchOptions {
  /// Which benchmarks; none = all.
  var names: [BenchmarkName] = []
  /// Whether to write JSON instead of lines.
  var writesJSON = false
  /// The folder of pictures and icons.
  var assets: String?

  static func parse(_ arguments: [String]) throws(UsageError) -> BenchOptions {
    var settings = BenchOptions()
    let reader = Arguments(options: options, command: "bench")
    for word in try reader.read(arguments, into: &settings) {
      settings.names.append(try ArgumentValues.choice("bench", word))
    }
    return settings
  }

  static let options: [Option<BenchOptions>] = [
    Option("--json", "write JSON", sets: \.writesJSON),
    Option("--assets", "FOLDER", "where pictures and icons are", path: \.assets),
  ]
}

/// The benchmarks by name, in the order that they run in.
enum BenchmarkName: String, CaseIterable {
  case copy, sheetkit, frame, present, start, list, memory, allocations

  /// What it measures.
  var about: String {
    switch self {
    case .copy: "a memcpy of the window: the unit that machines differ in"
    case .sheetkit: "SheetKit alone: a move with a presentation, a gesture of 2 s at 120 Hz"
    case .frame:
      "a frame of a drag in memory by stage; plain: Reduce Motion; cold: after a pause"
    case .present: "handing pixels to the display; where there is none, to SDL's dummy driver"
    case .start: "from nothing to the first picture by stage, the window's opening among them"
    case .list:
      "the list with 22 and with 10,000 rows: its start; frames of the wheel, End, the indicator"
    case .memory: "bytes that the caches hold during a drag, and the whole program does"
    case .allocations:
      "allocations a move, picture and frame of a drag, by sheetkit-allocations beside this"
    }
  }
}
