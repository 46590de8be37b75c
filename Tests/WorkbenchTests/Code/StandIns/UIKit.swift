// UIKit's declarations that the exported texts use, with their availability on iOS as Apple
// documents it, and no bodies worth the name.

@_exported import CoreGraphics

@available(iOS 2.0, *)
public final class UIColor: Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}
@available(iOS 2.0, *)
@MainActor public class UIView {
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
}
@available(iOS 3.2, *)
public enum UIModalPresentationStyle {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case popover
  case none
  case automatic
}
@available(iOS 2.0, *)
@MainActor public class UIViewController {
  public var view: UIView! {
    get { fatal() }
    set {}
  }
  @available(iOS 3.2, *)
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { fatal() }
    set {}
  }
  @available(iOS 13.0, *)
  public var isModalInPresentation: Bool {
    get { fatal() }
    set {}
  }
  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? { nil }
}
@available(iOS 16.0, *)
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}
@available(iOS 15.0, *)
@MainActor public class UISheetPresentationController {
  @MainActor public class Detent {
    public struct Identifier: Hashable, Sendable {
      public init(_ rawValue: String) {}
      public init(rawValue: String) {}
      public static let medium = Identifier("")
      public static let large = Identifier("")
      public static func == (left: Identifier, right: Identifier) -> Bool { true }
      #if os(Linux)
        public func hash(into hasher: inout Hasher) {}
      #endif
    }
    public static func medium() -> Detent { fatal() }
    public static func large() -> Detent { fatal() }
    @available(iOS 16.0, *)
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (_ context: any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent { fatal() }
  }
  public var detents: [Detent] {
    get { fatal() }
    set {}
  }
  public var selectedDetentIdentifier: Detent.Identifier? {
    get { nil }
    set {}
  }
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { nil }
    set {}
  }
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { fatal() }
    set {}
  }
  public var prefersEdgeAttachedInCompactHeight: Bool {
    get { fatal() }
    set {}
  }
  public var prefersGrabberVisible: Bool {
    get { fatal() }
    set {}
  }
  public var preferredCornerRadius: CGFloat? {
    get { nil }
    set {}
  }
}
