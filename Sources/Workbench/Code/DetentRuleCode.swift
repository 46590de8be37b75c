import SheetKit

/// What a custom detent measures, as a Swift expression.
enum DetentRuleCode {
  /// `maximum` is how the context spells its maximum detent value.
  static func expression(_ rule: CustomDetentRule?, maximum: String) -> String {
    switch rule {
    case .height(let height, let least):
      atLeast(least, SwiftLiteral.number(height))
    case .fraction(let fraction, let least):
      atLeast(least, "\(SwiftLiteral.number(fraction)) * context.\(maximum)")
    case .inactive, nil: "nil"
    }
  }

  /// Whether the expression looks at the context.
  static func usesContext(_ rule: CustomDetentRule?) -> Bool {
    if case .fraction = rule { true } else { false }
  }

  private static func atLeast(_ least: Double?, _ measure: String) -> String {
    least.map { "max(\(SwiftLiteral.number($0)), \(measure))" } ?? measure
  }
}
