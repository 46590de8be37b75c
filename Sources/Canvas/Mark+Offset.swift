extension Mark {
  /// The same mark moved by a distance in points.
  package func offset(by distance: Point) -> Mark {
    func moved(_ rect: Rect) -> Rect { rect.offset(dx: distance.x, dy: distance.y) }
    switch self {
    case .fill(let rect, let color): return .fill(moved(rect), color)
    case .roundedFill(let rect, let corners, let color):
      return .roundedFill(moved(rect), corners, color)
    case .stroke(let rect, let corners, let width, let color):
      return .stroke(moved(rect), corners, width: width, color)
    case .shadow(let rect, let corners, let shadow): return .shadow(moved(rect), corners, shadow)
    case .text(let run, let at): return .text(run, at: at + distance)
    case .image(var image):
      image.frame = moved(image.frame)
      return .image(image)
    case .icon(var icon):
      icon.frame = moved(icon.frame)
      return .icon(icon)
    case .verticalGradient(let rect, let from, let to):
      return .verticalGradient(moved(rect), from: from, to: to)
    case .polyline(let points, let width, let color):
      return .polyline(points.map { $0 + distance }, width: width, color)
    case .polygon(let points, let color):
      return .polygon(points.map { $0 + distance }, color)
    case .material(let rect, let corners, let material):
      return .material(moved(rect), corners, material)
    case .clip(let rect, let corners, let marks):
      return .clip(moved(rect), corners, marks.map { $0.offset(by: distance) })
    case .layer(let layer, var placement):
      placement.frame = moved(placement.frame)
      return .layer(layer, placement)
    }
  }
}
