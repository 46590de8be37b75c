/// How much a run of storms has done.
struct StormTally: CustomStringConvertible {
  var failures = 0
  private var storms = 0
  private var steps = 0
  private var inputs = 0
  private var places: Set<StormPlace> = []

  mutating func add(_ steps: [StormStep], in place: StormPlace) {
    storms += 1
    self.steps += steps.count
    for case .input in steps { inputs += 1 }
    places.insert(place)
  }

  var description: String {
    "\(storms) storms in \(places.count) places, \(steps) steps, \(inputs) of them inputs,"
      + " \(failures) failures"
  }
}
