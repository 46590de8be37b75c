/// A font file in memory. FreeType would otherwise read it from the disk piece by piece: some ten
/// thousand calls of the system for the first screen of text.
final class FontBytes {
  let memory: UnsafeRawBufferPointer

  /// Nil for files that are too large to be kept whole, or that cannot be read.
  init?(_ path: String) {
    guard let identity = FileBytes.identity(of: path), identity.size <= Self.largest,
      let bytes = try? FileBytes.read(path, atMost: Self.largest)
    else { return nil }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
  }

  deinit { memory.deallocate() }

  /// Latin fonts take a few hundred kilobytes a face; those of Chinese or of emoji ten times more.
  private static let largest = 1 << 20
}
