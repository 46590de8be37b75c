import Canvas

/// A name on the map: what it says, how, where, and how much it matters.
struct MapLabel: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case town, district, park, water, street, avenue, place }

  /// How the text stands to its place.
  enum Anchor: Hashable, Sendable {
    /// Its middle there.
    case middle
    /// Beside it, that many points to the right.
    case right(Double)
    /// Under it, that many points below.
    case below(Double)
  }

  var text: String
  var kind: Kind
  /// In metres.
  var position: Point
  var anchor: Anchor
  /// Greater ones are placed first.
  var priority: Int

  func run(_ palette: MapPalette, _ context: PageContext) -> TextRun {
    let (style, color): (TextStyle, Color) =
      switch kind {
      case .town: (.title2.weight(.bold), palette.avenueName)
      case .district: (.footnote.weight(.bold), palette.districtName)
      case .park: (.caption1.weight(.semibold), palette.parkName)
      case .water: (.footnote.weight(.medium), palette.waterName)
      case .street: (.caption2.weight(.medium), palette.streetName)
      case .avenue: (.caption1.weight(.medium), palette.avenueName)
      case .place: (.caption2.weight(.semibold), palette.avenueName)
      }
    return TextRun(text, style: context.scaled(style), color: color, lineLimit: 1)
  }

  /// The text's box around its place at (0, 0), in points.
  func box(_ size: Size) -> Rect {
    let y = -size.height / 2
    return switch anchor {
    case .middle: Rect(x: -size.width / 2, y: y, width: size.width, height: size.height)
    case .right(let gap): Rect(x: gap, y: y, width: size.width, height: size.height)
    case .below(let gap):
      Rect(x: -size.width / 2, y: gap, width: size.width, height: size.height)
    }
  }
}
