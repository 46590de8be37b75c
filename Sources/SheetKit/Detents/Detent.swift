/// A height at which a sheet naturally rests (SwiftUI's `PresentationDetent`).
///
/// A detent is identified by its kind and parameter: `.fraction(0.42)` and `.fraction(0.4)` are
/// different detents, and two detents of equal height stay two. What a detent measures in a given
/// container is the ``DetentLadder``'s business.
///
///     Detent.fraction(0.4).identifier   // "fraction:0.4"
///     Detent.height(200).identifier     // "height:200"
public enum Detent: Hashable, Sendable {
  /// About half of the container: 0.56 of the maximum detent value (0.63 in a short container);
  /// inactive in compact height.
  case medium
  /// The maximum detent value.
  case large
  /// A fraction of the maximum detent value, 0 < fraction ≤ 1.
  case fraction(Double)
  /// A height in points, > 0, held at the maximum detent value; the safe area comes on top of it.
  case height(Double)
  /// A detent by name, measured by the ``CustomDetent`` of that name in the configuration.
  case custom(String)

  /// The detent as a trace writes it: `medium`, `large`, `fraction:0.4`, `height:200`,
  /// `custom:compact`. Different detents have different identifiers.
  public var identifier: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction:" + fraction.shortestDecimal
    case .height(let height): "height:" + height.shortestDecimal
    case .custom(let name): "custom:" + name
    }
  }
}

/// SwiftUI's name for ``Detent``.
public typealias PresentationDetent = Detent
