import SheetKit

/// The containers that SPEC §2 works out, and the ones tests share.
enum Containers {
  static let phone = Container(width: 390, height: 844, safeArea: EdgeInsets(top: 47, bottom: 34))
  static let small = Container(width: 375, height: 667, safeArea: EdgeInsets(top: 20))
  static let tall = Container(width: 393, height: 852, safeArea: EdgeInsets(top: 59, bottom: 34))
  static let landscape = Container(
    width: 844, height: 390, safeArea: EdgeInsets(leading: 47, bottom: 21, trailing: 47))
  static let pad = Container(
    width: 1024, height: 1366, safeArea: EdgeInsets(top: 24, bottom: 20))

  /// A window without insets, for profile `plain`.
  static func window(_ height: Double) -> Container { Container(width: 390, height: height) }
}
