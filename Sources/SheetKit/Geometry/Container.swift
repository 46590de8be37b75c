/// The area a sheet is presented in: a phone's screen, or a window. Points.
///
///     let phone = Container(width: 390, height: 844, safeArea: .init(top: 47, bottom: 34))
public struct Container: Hashable, Sendable {
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double
  /// The insets of the safe area. `bottom` > 0 means a home indicator.
  public var safeArea: EdgeInsets
  /// The text size as a factor of the standard one; custom detents may look at it.
  public var textSize: Double
  /// The radius of the display's own corners in points; 0 for a window (profile iOS 26 only).
  public var displayCornerRadius: Double

  /// Makes a container.
  public init(
    width: Double, height: Double, safeArea: EdgeInsets = EdgeInsets(), textSize: Double = 1,
    displayCornerRadius: Double = 0
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.textSize = textSize
    self.displayCornerRadius = displayCornerRadius
  }

  /// Whether both sides are finite and above 0, and the insets finite and not below 0. Others are
  /// ignored until a real one comes (SPEC §11).
  public var isReal: Bool {
    let numbers = [width, height, safeArea.top, safeArea.bottom]
    return width > 0 && height > 0 && numbers.allSatisfy { $0.isFinite && $0 >= 0 }
  }

  /// Itself where it is real, else one without any room.
  var real: Container { isReal ? self : Container(width: 0, height: 0, textSize: textSize) }
}
