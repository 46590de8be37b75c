#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// e to the power of `value`.
func exponential(_ value: Double) -> Double { exp(value) }

/// Words of zero. The system maps untouched memory only when it is written; `release` gives it back.
func zeroed(count: Int) -> UnsafeMutablePointer<UInt32> {
  guard let memory = calloc(max(1, count), MemoryLayout<UInt32>.stride) else {
    fatalError("no memory for \(count) pixels")
  }
  return memory.assumingMemoryBound(to: UInt32.self)
}

func release(_ memory: UnsafeMutablePointer<UInt32>) { free(memory) }

/// Whether two runs of words are the same.
func equal(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int) -> Bool {
  memcmp(a, b, count * MemoryLayout<UInt32>.stride) == 0
}
