import Canvas

/// Why a picture file cannot be shown. The description is one line that names the file.
package enum ImageFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case notAFile(path: String)
  case tooLong(path: String)
  case unknownFormat(path: String)
  case empty(path: String)
  case tooLarge(path: String, width: Int, height: Int)
  case undecodable(path: String, reason: String)
  /// The file ends before the picture does.
  case cutOff(path: String)
  case noAVIF(path: String)

  package var description: String { text.printable() }

  private var text: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .notAFile(let path): "\(path): not a regular file"
    case .unknownFormat(let path): "\(path): not a PNG, JPEG, WebP, AVIF, GIF, BMP or SVG picture"
    case .tooLong(let path): "\(path): more than 256 MB are not read"
    case .empty(let path): "\(path): a picture without pixels"
    case .tooLarge(let path, let width, let height):
      "\(path): \(width) × \(height) pixels are more than the \(ImageFile.mostPixels) allowed"
    case .undecodable(let path, let reason): "\(path): cannot be decoded: \(reason)"
    case .cutOff(let path): "\(path): is cut off: the file ends before the picture does"
    case .noAVIF(let path):
      "\(path): the SDL_image of this system was built without AVIF; save it as PNG, JPEG or WebP"
    }
  }
}
