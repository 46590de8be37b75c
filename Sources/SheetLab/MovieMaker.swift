import Canvas
import Rendering
import Workbench

/// Makes a film of a movement a frame at a time, so that the window stays usable meanwhile.
final class MovieMaker {
  let path: String
  private var reel: Reel
  private let film: Film
  private let studio: PictureStudio
  /// Whether all frames are taken, and the encoder is at work on them: of a GIF it first looks at all.
  private(set) var isEncoding = false

  init(
    _ reel: Reel, path: String, resources: DrawingResources, scale: Double,
    isInterrupted: @escaping () -> Bool
  ) {
    self.reel = reel
    self.path = path
    film = Film(path: path, fps: Reel.fps, isInterrupted: isInterrupted)
    studio = PictureStudio(resources: resources, scale: scale)
  }

  /// Adds a frame; false once the film is there.
  func step() throws -> Bool {
    guard let picture = reel.next() else {
      isEncoding = !film.isEncoded()
      if !isEncoding { try film.finish() }
      return isEncoding
    }
    try film.add(try studio.bitmap(of: picture))
    return true
  }

  /// Seconds between two looks at an encoder that is at work.
  static let patience = 0.02

  var progress: FilmProgress {
    FilmProgress(
      name: FilePath.name(of: path), percent: 100 * reel.taken / max(reel.count, 1),
      isEncoding: isEncoding)
  }
}
