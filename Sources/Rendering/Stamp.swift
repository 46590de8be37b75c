import Canvas
import SDLKit

/// A mark that is drawn once and then copied: the mark moved to the origin, and its place.
struct Stamp {
  /// Equal for marks that differ in nothing but their place.
  let mark: Mark
  /// From the moved mark to the one asked for, in pixels.
  let dx: Int
  let dy: Int

  init(_ mark: Mark, grid: PixelGrid) {
    func moved(_ rect: Rect) -> Rect {
      let pixels = grid.rect(rect)
      return Rect(
        x: 0, y: 0, width: Double(pixels.width) / grid.scale,
        height: Double(pixels.height) / grid.scale)
    }
    var place = Point.zero
    switch mark {
    case .roundedFill(let rect, let corners, let color):
      place = rect.origin
      self.mark = .roundedFill(moved(rect), corners, color)
    case .stroke(let rect, let corners, let width, let color):
      place = rect.origin
      self.mark = .stroke(moved(rect), corners, width: width, color)
    case .verticalGradient(let rect, let from, let to):
      place = rect.origin
      self.mark = .verticalGradient(moved(rect), from: from, to: to)
    case .text(let run, let at):
      place = at
      self.mark = .text(run, at: .zero)
    case .image(var image):
      place = image.frame.origin
      image.frame = moved(image.frame)
      self.mark = .image(image)
    case .icon(var icon):
      place = icon.frame.origin
      icon.frame = moved(icon.frame)
      self.mark = .icon(icon)
    default:
      self.mark = mark
    }
    dx = grid.pixel(place.x)
    dy = grid.pixel(place.y)
  }
}
