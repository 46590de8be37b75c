import Canvas
import SDLKit

/// Decodes a picture file at the size it is shown at: scaled to fill, centred, the rest cut off.
enum PictureLoader {
  /// The pixels with premultiplied alpha.
  static func load(_ key: ImageKey) throws(ImageFileError) -> Raster {
    let decoded = try ImageFile.decode(
      key.path, vectorWidth: max(key.width, key.height), filling: (key.width, key.height))
    let source = Raster(decoded.surface).upright(from: decoded.orientation)
    source.premultiply()
    let part = fillCrop(
      of: Size(width: Double(source.width), height: Double(source.height)),
      to: Size(width: Double(key.width), height: Double(key.height)))
    return AreaScaler.scaled(source, part: part, width: key.width, height: key.height)
  }

  /// The largest centred part of a picture with the frame's proportions.
  static func fillCrop(of picture: Size, to frame: Size) -> Rect {
    let scale = max(frame.width / picture.width, frame.height / picture.height)
    let width = min(picture.width, frame.width / scale)
    let height = min(picture.height, frame.height / scale)
    return Rect(
      x: (picture.width - width) / 2, y: (picture.height - height) / 2, width: width,
      height: height)
  }
}

extension Raster {
  /// Straight alpha becomes premultiplied; opaque pixels, which most are, stay as they are.
  func premultiply() {
    for y in 0..<height {
      let row = row(y)
      var x = 0
      while x < width {
        let word = row[x]
        if word < 0xFF00_0000 { row[x] = Word.premultiplied(word) }
        x += 1
      }
    }
  }

  /// The picture of a camera that was held as Exif's orientation says (1…8; 1 is upright).
  func upright(from orientation: Int) -> Raster {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let result = Raster(width: isTurned ? height : width, height: isTurned ? width : height)
    // Which of the file's edges are mirrored, before rows and columns change places.
    let mirrorsX = [2, 3, 7, 8].contains(orientation)
    let mirrorsY = [3, 4, 6, 7].contains(orientation)
    for y in 0..<result.height {
      let row = result.row(y)
      for x in 0..<result.width {
        let (across, down) = isTurned ? (y, x) : (x, y)
        row[x] =
          self.row(mirrorsY ? height - 1 - down : down)[
            mirrorsX ? width - 1 - across : across]
      }
    }
    return result
  }

  var bitmap: Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      words.append(contentsOf: UnsafeBufferPointer(start: row(y), count: width))
    }
    return Bitmap(width: width, height: height, pixels: words)
  }
}
