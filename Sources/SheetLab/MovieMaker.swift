import Canvas
import Rendering
import Workbench

/// Makes a film of a movement a frame at a time, so that the window stays usable meanwhile.
final class MovieMaker {
  let path: String
  private var reel: Reel
  private let film: Film
  private let studio: PictureStudio

  init(
    _ reel: Reel, path: String, resources: DrawingResources, scale: Double,
    isInterrupted: @escaping () -> Bool
  ) {
    self.reel = reel
    self.path = path
    film = Film(path: path, fps: Reel.fps, isInterrupted: isInterrupted)
    studio = PictureStudio(resources: resources, scale: scale)
  }

  /// Adds a frame; false where that was the last, and the film is there.
  func step() throws -> Bool {
    guard let picture = reel.next() else {
      try film.finish()
      return false
    }
    try film.add(try studio.bitmap(of: picture))
    return true
  }

  /// In per cent.
  var progress: Int { 100 * reel.taken / max(reel.count, 1) }
}
