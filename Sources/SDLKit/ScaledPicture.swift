import ScaledJPEG

/// JPEG files, decoded smaller than they are where less will do: an eighth, a quarter or a half of
/// their size costs a part of the time.
enum ScaledPicture {
  /// The file at the smallest of these sizes that, stood upright, fills the room; at its own where it
  /// has no more.
  static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, filling room: (width: Int, height: Int)
  ) throws(SDLError) -> Surface {
    let isTurned = header.orientation >= 5
    let eighths = eighths(
      of: (header.width, header.height),
      filling: isTurned ? (room.height, room.width) : room)
    let size = (
      scaled_jpeg_length(CInt(header.width), CInt(eighths)),
      scaled_jpeg_length(CInt(header.height), CInt(eighths))
    )
    let surface = try Surface(width: Int(size.0), height: Int(size.1))
    var reason = [CChar](repeating: 0, count: scaled_jpeg_reason_size)
    let isDecoded = bytes.withUnsafeBytes {
      scaled_jpeg_decode(
        $0.baseAddress, $0.count, CInt(eighths), surface.pixels, size.0, size.1, surface.stride,
        &reason)
    }
    guard isDecoded else {
      throw SDLError(function: "libjpeg", message: text(of: reason))
    }
    return surface
  }

  /// Whether both sides, so many eighths long, are as long as they should be.
  static func eighths(
    of file: (width: Int, height: Int), filling frame: (width: Int, height: Int)
  ) -> Int {
    [1, 2, 4].first {
      file.width * $0 >= frame.width * 8 && file.height * $0 >= frame.height * 8
    } ?? 8
  }

  private static func text(of reason: [CChar]) -> String {
    String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
