#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// e to the power of `value`.
func exponential(_ value: Double) -> Double { exp(value) }
