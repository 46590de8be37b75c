/// Four pixels at once: the arithmetic of `Word` on sixteen-bit lanes, which every processor since
/// SSE2 and NEON multiplies in one instruction. Built without optimisation it is slow, so debug
/// builds use `Word`; the results are the same, and a test says so.
struct VectorWords {
  var words: SIMD4<UInt32>

  typealias Lanes = SIMD8<UInt16>

  @inline(__always)
  init(_ words: SIMD4<UInt32>) { self.words = words }

  @inline(__always)
  init(at pointer: UnsafePointer<UInt32>) {
    words = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Whether all four are wholly transparent.
  @inline(__always)
  var isEmpty: Bool {
    let halves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// A factor a pixel, for both of its lanes.
  @inline(__always)
  static func lanes(_ factors: SIMD4<UInt32>) -> Lanes {
    unsafeBitCast(factors | factors &<< SIMD4(repeating: 16), to: Lanes.self)
  }

  @inline(__always)
  func store(at pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }

  /// The first and third component of every pixel.
  @inline(__always)
  private var low: Lanes {
    unsafeBitCast(words & SIMD4(repeating: 0x00FF_00FF), to: Lanes.self)
  }

  /// The second and the fourth.
  @inline(__always)
  private var high: Lanes {
    unsafeBitCast(words, to: Lanes.self) &>> Lanes(repeating: 8)
  }

  /// From components times 256; what is beyond their upper byte is cut off.
  @inline(__always)
  private init(low: Lanes, high: Lanes) {
    words = unsafeBitCast(
      low &>> Lanes(repeating: 8) | high & Lanes(repeating: 0xFF00), to: SIMD4<UInt32>.self)
  }

  /// As `Word.scaled`.
  @inline(__always)
  func scaled(by factor: Lanes) -> VectorWords {
    @inline(__always) func rounded(_ product: Lanes) -> Lanes {
      let sum = product &+ Lanes(repeating: 128)
      return sum &+ sum &>> Lanes(repeating: 8)
    }
    return VectorWords(low: rounded(low &* factor), high: rounded(high &* factor))
  }

  /// The colours scaled, the coverage as it is.
  @inline(__always)
  func darkened(by light: Lanes) -> VectorWords {
    let mask = SIMD4<UInt32>(repeating: 0x00FF_FFFF)
    return VectorWords(scaled(by: light).words & mask | words & ~mask)
  }

  /// As `Word.over`.
  @inline(__always)
  func over(_ below: VectorWords) -> VectorWords {
    let rest = SIMD4<UInt32>(repeating: 255) &- words &>> SIMD4(repeating: 24)
    return VectorWords(words &+ below.scaled(by: Self.lanes(rest)).words)
  }
}
