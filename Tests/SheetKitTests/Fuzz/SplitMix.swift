/// A small generator whose whole state is its seed (SplitMix64, Steele et al. 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + Double(next() >> 11) / Double(1 << 53) * (high - low)
  }

  mutating func count(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func chance(_ oneIn: Int) -> Bool { count(oneIn) == 0 }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[count(choices.count)] }
}
