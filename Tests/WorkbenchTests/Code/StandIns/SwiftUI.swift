// SwiftUI's declarations that the exported texts use, with their availability on iOS as Apple
// documents it, and no bodies worth the name.

@_exported import CoreGraphics

// MARK: Views

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
@available(iOS 13.0, *)
extension Never: View {
  public var body: Never { return fatal() }
}
@available(iOS 13.0, *)
@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { fatal() }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> {
    fatal()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    fatal()
  }
}
@available(iOS 13.0, *)
public struct ConditionalContent<A: View, B: View>: View {
  public var body: Never { return fatal() }
}
@available(iOS 13.0, *)
public struct AnyView: View {
  public var body: Never { return fatal() }
}
@available(iOS 13.0, *)
public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { return fatal() }
}
@available(iOS 13.0, *)
public struct Image: View {
  public init(_ name: String) {}
  public func resizable() -> Image { self }
  public var body: Never { return fatal() }
}
@available(iOS 13.0, *)
public struct Button<Label: View>: View {
  public var body: Never { return fatal() }
}
@available(iOS 13.0, *)
extension Button where Label == Text {
  public init(_ title: String, action: @escaping () -> Void) {}
}

// MARK: State

@available(iOS 13.0, *)
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatal() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatal() }
}
@available(iOS 13.0, *)
public struct Binding<Value> {}

// MARK: Styles

@available(iOS 13.0, *)
public protocol ShapeStyle: Sendable {}
@available(iOS 13.0, *)
public struct Color: ShapeStyle {
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
}
@available(iOS 15.0, *)
public struct Material: ShapeStyle {}
@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatal() }
  public static var thinMaterial: Material { fatal() }
  public static var regularMaterial: Material { fatal() }
  public static var thickMaterial: Material { fatal() }
  public static var ultraThickMaterial: Material { fatal() }
}
@available(iOS 15.0, *)
public enum Visibility {
  case automatic
  case visible
  case hidden
}
@available(iOS 13.0, *)
public struct Alignment {
  public static var center: Alignment { fatal() }
}

// MARK: Detents

@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent()
  }
  public struct Context {
    public var maxDetentValue: CGFloat { fatal() }
  }
  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { true }
  #if os(Linux)
    public func hash(into hasher: inout Hasher) {}
  #endif
}
@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

// MARK: Values of the modifiers

@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction {
  public static var automatic: PresentationBackgroundInteraction { fatal() }
  public static var enabled: PresentationBackgroundInteraction { fatal() }
  public static func enabled(upThrough: PresentationDetent) -> PresentationBackgroundInteraction {
    fatal()
  }
  public static var disabled: PresentationBackgroundInteraction { fatal() }
}
@available(iOS 16.4, *)
public struct PresentationContentInteraction {
  public static var automatic: PresentationContentInteraction { fatal() }
  public static var resizes: PresentationContentInteraction { fatal() }
  public static var scrolls: PresentationContentInteraction { fatal() }
}
@available(iOS 16.4, *)
public struct PresentationAdaptation {
  public static var automatic: PresentationAdaptation { fatal() }
  public static var none: PresentationAdaptation { fatal() }
  public static var popover: PresentationAdaptation { fatal() }
  public static var sheet: PresentationAdaptation { fatal() }
  public static var fullScreenCover: PresentationAdaptation { fatal() }
}
@available(iOS 18.0, *)
public protocol PresentationSizing {}
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {}
@available(iOS 18.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { fatal() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { fatal() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { fatal() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { fatal() }
}
@available(iOS 18.0, *)
extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

// MARK: Modifiers

@available(iOS 13.0, *)
extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func scaledToFill() -> some View { self }
}
@available(iOS 15.0, *)
extension View {
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
@available(iOS 16.0, *)
extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
@available(iOS 16.4, *)
extension View {
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
@available(iOS 18.0, *)
extension View {
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
