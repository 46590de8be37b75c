import CSDL2

/// A stream of SDL's that keeps in memory what a C library writes to it.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// Lets a library write; nil where there is no memory for the stream.
  static func collect(
    _ write: (UnsafeMutablePointer<SDL_RWops>) -> Bool
  ) -> [UInt8]? {
    guard let stream = SDL_AllocRW() else { return nil }
    defer { SDL_FreeRW(stream) }
    let sink = ByteSink()
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(sink).toOpaque()
    stream.pointee.write = { stream, bytes, size, count in
      guard let bytes, let place = stream?.pointee.hidden.unknown.data1 else { return 0 }
      let all = UnsafeRawBufferPointer(start: bytes, count: size * count)
      Unmanaged<ByteSink>.fromOpaque(place).takeUnretainedValue().bytes.append(contentsOf: all)
      return count
    }
    return withExtendedLifetime(sink) { write(stream) ? sink.bytes : nil }
  }
}
