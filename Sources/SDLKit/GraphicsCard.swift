#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether the machine has hardware that draws.
package enum GraphicsCard {
  /// On Linux: a render node (`/dev/dri/renderD128` and on) or NVIDIA's device that may be opened.
  /// Elsewhere every machine has one.
  package static var isPresent: Bool {
    #if os(Linux)
      let renderNodes = (128..<136).map { "/dev/dri/renderD\($0)" }
      return (renderNodes + ["/dev/nvidia0"]).contains { access($0, R_OK | W_OK) == 0 }
    #else
      return true
    #endif
  }
}
