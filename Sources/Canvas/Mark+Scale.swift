extension Mark {
  /// The same mark enlarged or made smaller about a point that stays where it is.
  package func scaled(by factor: Double, about anchor: Point) -> Mark {
    guard factor != 1 else { return self }
    func scaled(_ point: Point) -> Point {
      Point(
        x: anchor.x + (point.x - anchor.x) * factor, y: anchor.y + (point.y - anchor.y) * factor)
    }
    func scaled(_ rect: Rect) -> Rect {
      Rect(
        origin: scaled(rect.origin),
        size: Size(width: rect.width * factor, height: rect.height * factor))
    }
    func scaled(_ corners: CornerRadii) -> CornerRadii {
      CornerRadii(
        topLeft: corners.topLeft * factor, topRight: corners.topRight * factor,
        bottomLeft: corners.bottomLeft * factor, bottomRight: corners.bottomRight * factor)
    }
    switch self {
    case .fill(let rect, let color): return .fill(scaled(rect), color)
    case .roundedFill(let rect, let corners, let color):
      return .roundedFill(scaled(rect), scaled(corners), color)
    case .stroke(let rect, let corners, let width, let color):
      return .stroke(scaled(rect), scaled(corners), width: width * factor, color)
    case .shadow(let rect, let corners, let shadow):
      return .shadow(scaled(rect), scaled(corners), shadow)
    case .text(var run, let at):
      run.style = run.style.scaled(factor)
      run.width = run.width.map { $0 * factor }
      return .text(run, at: scaled(at))
    case .image(var image):
      image.frame = scaled(image.frame)
      image.corners = scaled(image.corners)
      return .image(image)
    case .icon(var icon):
      icon.frame = scaled(icon.frame)
      return .icon(icon)
    case .verticalGradient(let rect, let from, let to):
      return .verticalGradient(scaled(rect), from: from, to: to)
    case .polyline(let points, let width, let color):
      return .polyline(points.map { scaled($0) }, width: width * factor, color)
    case .polygon(let points, let color): return .polygon(points.map { scaled($0) }, color)
    case .material(let rect, let corners, let material):
      return .material(scaled(rect), scaled(corners), material)
    case .clip(let rect, let corners, let marks):
      return .clip(
        scaled(rect), scaled(corners), marks.map { $0.scaled(by: factor, about: anchor) })
    case .layer(let layer, var placement):
      placement.frame = scaled(placement.frame)
      placement.corners = scaled(placement.corners)
      return .layer(layer, placement)
    }
  }
}
