import Canvas
import SheetKit

/// A phone or a tablet in one orientation: what the sheet needs to know of it.
///
///     let device = Device.named("iphone 14 landscape")    // 844×390, safe area 0 47 21 47
///
/// Numbers come from Apple's Human Interface Guidelines (Layout) and from the simulators; keyboard
/// heights are of the English keyboard with its suggestions bar.
package struct Device: Hashable, Sendable {
  package enum Orientation: String, Hashable, Sendable { case portrait, landscape }

  package var name: String
  package var orientation: Orientation
  /// The screen in points, as it is held.
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  package var safeArea: EdgeInsets
  /// The height in points of the keyboard that a text field raises, home indicator included.
  package var keyboardHeight: Double

  package init(
    name: String, orientation: Orientation, size: Size, scale: Double, safeArea: EdgeInsets,
    keyboardHeight: Double
  ) {
    self.name = name
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
  }
}

extension Device {
  /// What a list of devices says about it: `390×844 @3x, safe area 47 34`.
  package var summary: String {
    let edges =
      orientation == .portrait
      ? [safeArea.top, safeArea.bottom]
      : [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    let insets = edges.map(short).joined(separator: " ")
    return "\(short(size.width))×\(short(size.height)) @\(short(scale))x, safe area \(insets)"
  }

  /// A screen of any size in points.
  ///
  /// A size that a known device has gets that device's insets, scale and keyboard: 390×844 is an
  /// iPhone 12. Any other size has no insets and one pixel a point.
  package static func ofSize(_ size: Size) -> Device {
    if let known = all.first(where: { $0.size == size }) { return known }
    return custom(size: size, safeArea: EdgeInsets(), scale: 1)
  }

  /// A screen that is nobody's, with insets of its own.
  package static func custom(size: Size, safeArea: EdgeInsets, scale: Double) -> Device {
    let orientation: Orientation = size.width > size.height ? .landscape : .portrait
    return Device(
      name: "\(short(size.width))x\(short(size.height))", orientation: orientation, size: size,
      scale: scale, safeArea: safeArea,
      keyboardHeight: defaultKeyboardHeight(orientation, hasHomeIndicator: safeArea.bottom > 0))
  }

  /// The keyboard of a device that no table lists, in points (SPEC §9; landscape: C).
  package static func defaultKeyboardHeight(
    _ orientation: Orientation, hasHomeIndicator: Bool
  ) -> Double {
    switch orientation {
    case .portrait: hasHomeIndicator ? 336 : 260
    case .landscape: hasHomeIndicator ? 209 : 194
    }
  }
}

extension Device {
  /// The same device held upright or on its side; one that no table lists is turned as it is.
  package func held(_ orientation: Orientation) -> Device {
    guard orientation != self.orientation else { return self }
    let name = orientation == .landscape ? "\(self.name) landscape" : self.name
    if let known = Device.named(name), known.orientation == orientation { return known }
    return Device.custom(
      size: Size(width: size.height, height: size.width),
      safeArea: EdgeInsets(
        top: orientation == .landscape ? 0 : safeArea.leading,
        leading: orientation == .landscape ? safeArea.top : 0, bottom: safeArea.bottom,
        trailing: orientation == .landscape ? safeArea.top : 0), scale: scale)
  }
}
