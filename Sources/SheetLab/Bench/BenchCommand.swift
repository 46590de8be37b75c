import Workbench

/// Measures the program on this machine.
enum BenchCommand {
  static func run(_ options: BenchOptions) throws {
    let names = options.names.isEmpty ? BenchmarkName.allCases : options.names
    let assets = try AssetFolder.find(option: options.assets)
    var all: [Measurement] = []
    for name in names {
      let measured = try measure(name, assets)
      if !options.writesJSON { try Program.say(measured.map(\.line).joined()) }
      all += measured
    }
    guard options.writesJSON else { return }
    let report: JSONValue = .object([
      "version": .number(1), "measurements": .array(all.map(\.json)),
    ])
    try Program.say(report.indented(width: 200) + "\n")
  }

  private static func measure(_ name: BenchmarkName, _ assets: String) throws -> [Measurement] {
    switch name {
    case .copy: CopyBenchmark.run()
    case .sheetkit: SheetKitBenchmark.run()
    case .frame: try FrameBenchmark.run(assets: assets)
    case .start: try StartBenchmark.run(assets: assets)
    case .list: try ListBenchmark.run(assets: assets)
    case .memory: try MemoryBenchmark.run(assets: assets)
    case .present: try PresentBenchmark.run()
    case .allocations: try AllocationBenchmark.run(assets: assets)
    }
  }
}
