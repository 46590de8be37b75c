import Canvas
import SDLKit

/// Text as pixels, and where they lie from the place the text is put at.
struct TextImage {
  let raster: Raster
  /// From the text's top-left corner, in pixels; negative where letters reach out of their box.
  let left: Int
  let top: Int

  func rect(at place: Point, grid: PixelGrid) -> PixelRect {
    PixelRect(
      x: grid.pixel(place.x) + left, y: grid.pixel(place.y) + top, width: raster.width,
      height: raster.height)
  }
}
