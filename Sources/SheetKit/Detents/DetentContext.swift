/// What a custom detent may look at (SwiftUI's `CustomPresentationDetent.Context`).
public struct DetentContext: Hashable, Sendable {
  /// The height of the large detent in points, without the safe area.
  public var maximumDetentValue: Double
  /// The container's width class.
  public var horizontalSizeClass: SizeClass
  /// The container's height class.
  public var verticalSizeClass: SizeClass
  /// The text size as a factor of the standard one, > 0.
  public var textSize: Double

  /// Makes a context; a ``DetentLadder`` makes its own.
  public init(
    maximumDetentValue: Double, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, textSize: Double = 1
  ) {
    self.maximumDetentValue = maximumDetentValue
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.textSize = textSize
  }
}
