import Canvas
import Workbench

/// A picture as a new PNG file in the folder for pictures, or why there is none.
struct SavedPicture: Sendable {
  let path: String
  let problem: String?

  /// Writes the file. To compress it takes longer than a frame may, and the disk may be slow: not for
  /// the thread that draws.
  init(_ bitmap: Bitmap, stem: String) {
    path = PictureFolder.freePath(stem: stem, ending: ".png")
    do {
      try PictureStudio.save(bitmap, to: path)
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
