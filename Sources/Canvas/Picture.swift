/// What a window or a file shows at one instant: marks over a background, in points.
package struct Picture: Hashable, Sendable {
  package var size: Size
  package var background: Color
  package var marks: [Mark]

  package init(size: Size, background: Color, marks: [Mark] = []) {
    self.size = size
    self.background = background
    self.marks = marks
  }
}

/// A picture as text, a mark a line, children indented: what tests of scenes compare.
extension Picture: CustomStringConvertible {
  package var description: String {
    var lines = ["picture \(short(size.width))×\(short(size.height)) on \(background)"]
    for mark in marks { mark.describe(into: &lines, indent: "  ") }
    return lines.joined(separator: "\n")
  }
}

extension Mark {
  /// Appends this mark's lines, children below it.
  package func describe(into lines: inout [String], indent: String) {
    switch self {
    case .fill(let rect, let color):
      lines.append("\(indent)fill \(short(rect)) \(color)")
    case .roundedFill(let rect, let corners, let color):
      lines.append("\(indent)rounded \(short(rect)) \(short(corners)) \(color)")
    case .stroke(let rect, let corners, let width, let color):
      lines.append("\(indent)stroke \(short(rect)) \(short(corners)) w\(short(width)) \(color)")
    case .shadow(let rect, let corners, let shadow):
      lines.append(
        "\(indent)shadow \(short(rect)) \(short(corners)) r\(short(shadow.radius)) \(shadow.color)")
    case .text(let run, let at):
      let weight = run.style.weight == .regular ? "" : " \(run.style.weight.rawValue)"
      let style = short(run.style.size) + weight
      lines.append("\(indent)text \(short(at)) \(style) \(run.color) \"\(run.string)\"")
    case .image(let image):
      lines.append("\(indent)image \(short(image.frame)) \(short(image.corners)) \(image.path)")
    case .icon(let icon):
      lines.append("\(indent)icon \(short(icon.frame)) \(icon.name) \(icon.color)")
    case .verticalGradient(let rect, let from, let to):
      lines.append("\(indent)gradient \(short(rect)) \(from) → \(to)")
    case .polyline(let points, let width, let color):
      lines.append("\(indent)polyline \(points.count) points w\(short(width)) \(color)")
    case .polygon(let points, let color):
      lines.append("\(indent)polygon \(points.count) points \(color)")
    case .material(let rect, let corners, let material):
      lines.append("\(indent)material \(short(rect)) \(short(corners)) \(material.tint)")
    case .clip(let rect, let corners, let marks):
      lines.append("\(indent)clip \(short(rect)) \(short(corners))")
      for mark in marks { mark.describe(into: &lines, indent: indent + "  ") }
    case .layer(let layer, let placement):
      let dim = placement.dim == 0 ? "" : " dim \(short(placement.dim))"
      let opacity = placement.opacity == 1 ? "" : " opacity \(short(placement.opacity))"
      lines.append(
        "\(indent)layer \(layer.id) \(short(placement.frame)) \(short(placement.corners))"
          + dim + opacity)
      for mark in layer.marks { mark.describe(into: &lines, indent: indent + "  ") }
    }
  }
}

/// A number to at most two decimals, without trailing zeros.
package func short(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let whole = abs(hundredths) / 100
  let rest = abs(hundredths) % 100
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

private func short(_ p: Point) -> String { "\(short(p.x)),\(short(p.y))" }

private func short(_ r: Rect) -> String {
  "\(short(r.minX)),\(short(r.minY)) \(short(r.width))×\(short(r.height))"
}

private func short(_ c: CornerRadii) -> String {
  if c.topLeft == c.topRight, c.topLeft == c.bottomLeft, c.topLeft == c.bottomRight {
    return "r\(short(c.topLeft))"
  }
  let all = [c.topLeft, c.topRight, c.bottomLeft, c.bottomRight]
  return "r" + all.map(short).joined(separator: "/")
}
