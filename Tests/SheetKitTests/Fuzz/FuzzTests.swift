import SheetKit
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// SPEC §15 over random lives. `SHEETKIT_FUZZ_COUNT` asks for more of them, `SHEETKIT_FUZZ_SEED`
/// for others, `SHEETKIT_FUZZ_STOP` says how many failures are enough. Each prints its seed, and the
/// shortest script that still fails.
@Suite struct FuzzTests {
  @Test func invariantsHold() {
    let count = number("SHEETKIT_FUZZ_COUNT") ?? 20_000
    let first = number("SHEETKIT_FUZZ_SEED") ?? 20_261_130
    var failures: UInt64 = 0
    for seed in first..<(first + count) where failures < (number("SHEETKIT_FUZZ_STOP") ?? 3) {
      var generator = FuzzGenerator(seed: seed)
      let life = generator.life()
      guard FuzzRunner.failure(of: life) != nil else { continue }
      let short = FuzzShrinker.shrink(life)
      Issue.record(
        """
        seed \(seed): \(FuzzRunner.failure(of: short) ?? "")
        \(FuzzScript.text(short))
        """)
      failures += 1
    }
  }

  private func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }
}
