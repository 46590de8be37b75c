import Glibc

/// A film on the disk, as far as it takes to know that it is whole: ffmpeg says that all went well
/// where a disk was too full for a film's end.
struct FilmFile {
  private let descriptor: Int32
  private let size: Int

  /// Whether all of a film of a kind that ffmpeg makes here is in the file: MP4, GIF or WebP.
  static func isWhole(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let film = FilmFile(descriptor: descriptor, size: Int(status.st_size))
    return film.isWholeMP4 || film.isWholeGIF || film.isWholeWebP
  }

  /// Boxes follow each other to the end, and one of them says where the pictures are (ISO 14496-12).
  private var isWholeMP4: Bool {
    guard text(at: 4, count: 4) == "ftyp" else { return false }
    var place = 0
    var hasPictures = false
    while place < size {
      guard let length = boxLength(at: place) else { return false }
      if text(at: place + 4, count: 4) == "moov" { hasPictures = true }
      place += length
    }
    return hasPictures && place == size
  }

  /// A length of 1 is followed by the real one in eight bytes.
  private func boxLength(at place: Int) -> Int? {
    let short = bytes(at: place, count: 4)
    guard let short, let length = Int(exactly: Self.number(short)) else { return nil }
    guard length != 1 else {
      return bytes(at: place + 8, count: 8).flatMap { Int(exactly: Self.number($0)) }
        .flatMap { $0 >= 16 && $0 <= size ? $0 : nil }
    }
    return length >= 8 ? length : nil
  }

  /// The trailer is the last byte (GIF89a, 27).
  private var isWholeGIF: Bool {
    text(at: 0, count: 4) == "GIF8" && bytes(at: size - 1, count: 1) == [0x3B]
  }

  /// The file is as long as its head says (RIFF).
  private var isWholeWebP: Bool {
    guard text(at: 0, count: 4) == "RIFF", let length = bytes(at: 4, count: 4) else { return false }
    return Int(Self.number(length.reversed())) + 8 == size
  }

  private func text(at place: Int, count: Int) -> String? {
    bytes(at: place, count: count).map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(at place: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard place >= 0, pread(descriptor, &bytes, count, place) == count else { return nil }
    return bytes
  }

  /// The first byte counts most.
  private static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
