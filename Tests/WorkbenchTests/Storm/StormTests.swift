import Glibc
import Scenes
import Testing

/// Random events through the whole window, without one: every scene, the panel shown and hidden,
/// recordings, replays, wrong files, any size. `SHEETLAB_STORM_COUNT` asks for more storms,
/// `SHEETLAB_STORM_SEED` for others. A failure prints its seed, the shortest storm that still fails,
/// and what was done to the phone as a script, which it leaves in `/tmp` for `sheetlab replay`. A long
/// run prints what it has done.
@Suite struct StormTests {
  private static let stepsEach = 250
  /// So many storms are run by themselves.
  private static let longRun: UInt64 = 400

  @Test func invariantsHold() {
    let files = StormFiles()
    defer { files.remove() }
    let count = Self.number("SHEETLAB_STORM_COUNT") ?? 26
    let first = Self.number("SHEETLAB_STORM_SEED") ?? 1
    let memory = Self.residentBytes
    var tally = StormTally()
    for seed in first..<(first + count) where tally.failures < 3 {
      let place = StormPlace(seed: seed)
      var generator = StormGenerator(
        seed: seed, window: place.workbench.preferredSize(), files: files.paths)
      let steps = generator.steps(Self.stepsEach)
      tally.add(steps, in: place)
      guard StormRunner.failure(of: steps, in: place, files: files) != nil else { continue }
      tally.failures += 1
      report(steps, place, files, seed: seed)
    }
    // A short run shares its process with other tests, whose memory it would count.
    guard count >= Self.longRun else { return }
    let growth = Self.residentBytes - memory
    print("seeds from \(first): \(tally), grew by \(growth >> 20) MB")
    #expect(growth < 300 << 20, "grew by \(growth >> 20) MB")
  }

  private func report(_ steps: [StormStep], _ place: StormPlace, _ files: StormFiles, seed: UInt64)
  {
    let short = StormShrinker.shrink(steps) {
      StormRunner.failure(of: $0, in: place, files: files) != nil
    }
    let reason = StormRunner.failure(of: short, in: place, files: files) ?? ""
    let script = StormRunner.script(of: short, in: place, files: files)
    let path = "/tmp/sheetlab-storm-\(seed).json"
    if let file = fopen(path, "w") {
      fputs(script + "\n", file)
      fclose(file)
    }
    Issue.record(
      """
      seed \(seed), \(place): \(reason)
      \(short.map { "  \($0)" }.joined(separator: "\n"))
      \(path):
      \(script)
      """)
  }

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  /// The second number of Linux's `statm` is in pages.
  private static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    guard fgets(&line, CInt(line.count), file) != nil else { return 0 }
    let numbers = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let fields = String(decoding: numbers, as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(CInt(_SC_PAGESIZE)))
  }
}
