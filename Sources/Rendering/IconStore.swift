import SDLKit

/// The icons (`FOLDER/NAME.svg`) as coverage masks, by size, drawn once.
final class IconStore {
  private struct Key: Hashable {
    let name: String
    let side: Int
  }

  private let folder: String
  private var masks: [Key: [UInt8]] = [:]
  private var problems: [String] = []

  init(folder: String) {
    self.folder = folder
  }

  /// Coverage of side × side pixels. An icon that cannot be read shows as a framed box.
  func icon(_ name: String, side: Int) -> [UInt8] {
    let key = Key(name: name, side: side)
    if let known = masks[key] { return known }
    if masks.count >= Self.capacity { masks.removeAll(keepingCapacity: true) }
    let mask = load(key)
    masks[key] = mask
    return mask
  }

  /// Icons that could not be read since the last call, a line each.
  func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  private func load(_ key: Key) -> [UInt8] {
    do throws(ImageFileError) {
      let surface = try ImageFile.load(
        "\(folder)/\(key.name).svg", vectorWidth: key.side, isOwn: true)
      return coverage(of: surface, side: key.side)
    } catch {
      problems.append(error.description)
      return box(side: key.side)
    }
  }

  /// The alpha of a drawing, whatever its colours.
  private func coverage(of surface: Surface, side: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: side * side)
    for y in 0..<min(side, surface.height) {
      for x in 0..<min(side, surface.width) {
        result[y * side + x] = UInt8(surface.pixels[y * surface.stride + x] >> 24)
      }
    }
    return result
  }

  private func box(side: Int) -> [UInt8] {
    let margin = side / 6
    let line = max(1, side / 16)
    let outer = margin..<(side - margin)
    let inner = (margin + line)..<max(margin + line, side - margin - line)
    return (0..<(side * side)).map { index in
      let (x, y) = (index % side, index / side)
      guard outer.contains(x), outer.contains(y) else { return 0 }
      return inner.contains(x) && inner.contains(y) ? 0 : 255
    }
  }

  private static let capacity = 512
}
