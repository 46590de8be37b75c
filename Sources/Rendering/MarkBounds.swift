import Canvas
import SDLKit

/// Which pixels a mark may touch.
struct MarkBounds {
  let grid: PixelGrid
  let text: TextEngine

  func bounds(of mark: Mark) -> PixelRect {
    switch mark {
    case .fill(let rect, _), .roundedFill(let rect, _, _), .stroke(let rect, _, _, _),
      .verticalGradient(let rect, _, _), .material(let rect, _, _), .clip(let rect, _, _):
      grid.rect(rect)
    case .shadow(let rect, let corners, let shadow):
      ShadowGeometry(rect: rect, corners: corners, shadow: shadow, grid: grid).outer
    case .text(let run, let at):
      text.bounds(of: run, at: at, grid: grid)
    case .image(let image):
      grid.rect(image.frame)
    case .icon(let icon):
      IconGeometry.square(in: grid.rect(icon.frame))
    case .polyline(let points, let width, _):
      polyline(points, width: width)
    case .polygon(let points, _):
      polyline(points, width: 0)
    case .layer(let layer, let placement):
      LayerGeometry(layer, placement, grid: grid).target
    }
  }

  private func polyline(_ points: [Point], width: Double) -> PixelRect {
    guard let first = points.first else { return .empty }
    var box = (left: first.x, top: first.y, right: first.x, bottom: first.y)
    for point in points {
      box.left = min(box.left, point.x)
      box.top = min(box.top, point.y)
      box.right = max(box.right, point.x)
      box.bottom = max(box.bottom, point.y)
    }
    return PixelRect(
      left: grid.pixel(box.left), top: grid.pixel(box.top), right: grid.pixel(box.right),
      bottom: grid.pixel(box.bottom)
    ).grown(by: Int((width * grid.scale / 2).rounded(.up)) + 2)
  }

  /// The pixels that the mark covers completely with opaque colour: nothing below shows there.
  func opaquePart(of mark: Mark) -> PixelRect {
    switch mark {
    case .fill(let rect, let color) where color.isOpaque:
      return grid.rect(rect)
    case .verticalGradient(let rect, let from, let to) where from.isOpaque && to.isOpaque:
      return grid.rect(rect)
    case .roundedFill(let rect, let corners, let color) where color.isOpaque:
      return core(of: grid.rect(rect), corners)
    case .layer(let layer, let placement) where layer.isOpaque && placement.opacity >= 1:
      return core(of: LayerGeometry(layer, placement, grid: grid).target, placement.corners)
    case .clip(let rect, let corners, let marks):
      return core(of: grid.rect(rect), corners).intersection(largestOpaquePart(of: marks))
    default:
      return .empty
    }
  }

  /// The largest rectangle that one of the marks covers completely with opaque colour.
  func largestOpaquePart(of marks: some Sequence<Mark>) -> PixelRect {
    var largest = PixelRect.empty
    for mark in marks {
      let part = opaquePart(of: mark)
      if part.area > largest.area { largest = part }
    }
    return largest
  }

  /// The rectangle without the rows that hold its corners.
  private func core(of rect: PixelRect, _ corners: CornerRadii) -> PixelRect {
    let radii = grid.radii(corners, in: rect)
    return PixelRect(
      left: rect.x, top: rect.y + radii.top, right: rect.right, bottom: rect.bottom - radii.bottom)
  }
}
