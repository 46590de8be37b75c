import Canvas
import SDLKit

/// A picture as pixels or as a PNG file: no window, no display, no `SDL_Init`.
package struct Snapshot {
  private let resources: DrawingResources

  /// Pictures are decoded at once while it draws.
  package init(resources: DrawingResources) {
    self.resources = resources
  }

  /// The picture at `scale` pixels per point.
  package func bitmap(of picture: Picture, scale: Double) -> Bitmap {
    let mode = resources.images.mode
    resources.images.mode = .immediate
    defer { resources.images.mode = mode }
    let painter = SoftwarePainter(resources: resources, scale: scale)
    let raster = Raster(
      width: painter.grid.length(picture.size.width),
      height: painter.grid.length(picture.size.height))
    painter.beginFrame(arrived: [])
    _ = painter.update(
      RetainedRaster(raster: raster, background: 0), to: picture.marks,
      background: picture.background.word)
    var bitmap = raster.bitmap
    if !picture.background.isOpaque {
      bitmap.pixels = bitmap.pixels.map(Word.straight)
    }
    return bitmap
  }

  package func write(_ picture: Picture, scale: Double, to path: String) throws(SDLError) {
    try ImageFile.savePNG(bitmap(of: picture, scale: scale), to: path)
  }
}
