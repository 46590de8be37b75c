import Rehearsal

/// SheetKit alone. How many allocations it takes is counted by `sheetkit-allocations`.
enum SheetKitBenchmark {
  private static let moves = 1000

  static func run() -> [Measurement] {
    var drag = SheetRehearsal()
    for _ in 0..<300 { drag.move() }
    let watch = Stopwatch()
    let runs = watch.times(41) { for _ in 0..<moves { drag.move() } }
    let gestures = watch.times(41) { drag.gesture() }
    precondition(drag.checksum.isFinite)
    return [
      Measurement("sheetkit.move+presentation", "ns", runs.seconds(per: moves, times: 1e9)),
      Measurement("sheetkit.gesture-2s-120hz", "µs", gestures.seconds(times: 1e6)),
    ]
  }
}
