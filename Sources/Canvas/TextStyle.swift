/// How a text is set: size, line height, weight and design. Sizes are points before scaling.
package struct TextStyle: Hashable, Sendable {
  package enum Weight: String, Hashable, Sendable { case regular, medium, semibold, bold }
  package enum Design: String, Hashable, Sendable { case standard, rounded, monospaced }

  /// The em size in points.
  package var size: Double
  /// The distance between two baselines in points.
  package var lineHeight: Double
  package var weight: Weight
  package var design: Design

  package init(
    size: Double, lineHeight: Double, weight: Weight = .regular, design: Design = .standard
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.design = design
  }

  package func weight(_ weight: Weight) -> TextStyle {
    var result = self
    result.weight = weight
    return result
  }

  package func design(_ design: Design) -> TextStyle {
    var result = self
    result.design = design
    return result
  }

  /// The style with size and line height multiplied.
  package func scaled(_ factor: Double) -> TextStyle {
    var result = self
    result.size = size * factor
    result.lineHeight = lineHeight * factor
    return result
  }
}

/// The text styles of iOS at the default content size (Human Interface Guidelines, Typography).
extension TextStyle {
  package static let largeTitle = TextStyle(size: 34, lineHeight: 41, weight: .bold)
  package static let title1 = TextStyle(size: 28, lineHeight: 34)
  package static let title2 = TextStyle(size: 22, lineHeight: 28)
  package static let title3 = TextStyle(size: 20, lineHeight: 25)
  package static let headline = TextStyle(size: 17, lineHeight: 22, weight: .semibold)
  package static let body = TextStyle(size: 17, lineHeight: 22)
  package static let callout = TextStyle(size: 16, lineHeight: 21)
  package static let subheadline = TextStyle(size: 15, lineHeight: 20)
  package static let footnote = TextStyle(size: 13, lineHeight: 18)
  package static let caption1 = TextStyle(size: 12, lineHeight: 16)
  package static let caption2 = TextStyle(size: 11, lineHeight: 13)
}
