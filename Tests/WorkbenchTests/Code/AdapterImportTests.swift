import Scenes
import SheetKit
import Testing
import Workbench

/// Code in the manner of before iOS 16.4: a structure of its own, and an adapter between SwiftUI's
/// detents and UIKit's.
@Suite("pasted adapters")
struct AdapterImportTests {
  /// The structure, the modifier and the extension: what a drawer is when nobody configures it.
  private static let drawer = """
    struct BottomSheetViewConfiguration {
        var detents: Set<PresentationDetentAdapter>
        var largestUndimmedDetent: PresentationDetentAdapter
        var cornerRadius: CGFloat

        init(detents: Set<PresentationDetentAdapter> = [.height(80), .fraction(0.4), .large],
             largestUndimmedDetent: PresentationDetentAdapter = .fraction(0.4),
             cornerRadius: CGFloat = 20.0) {
            self.detents = detents
            self.largestUndimmedDetent = largestUndimmedDetent
            self.cornerRadius = cornerRadius
        }
    }

    struct BottomSheetViewModifier<Inner: View>: ViewModifier {
        var configuration: BottomSheetViewConfiguration = BottomSheetViewConfiguration()
        var inner: Inner

        func body(content: Content) -> some View {
            content.sheet(isPresented: .constant(true)) {
                inner
                    .interactiveDismissDisabled()
                    .presentationDetents(
                        configuration.detents, largestUndimmed: configuration.largestUndimmedDetent)
                    .presentationCornerRadius(configuration.cornerRadius)
            }
        }
    }

    extension View {
        func bottomSheet<C: View>(
            configuration: BottomSheetViewConfiguration = BottomSheetViewConfiguration(),
            _ content: () -> C) -> some View {
            modifier(BottomSheetViewModifier(inner: content()))
        }
    }
    """

  /// The adapter itself, which gets its detents from outside.
  private static let adapter = """
    enum PresentationDetentAdapter: Hashable {
        case height(_ height: CGFloat)
        func uiKitDetent() -> UISheetPresentationController.Detent {
            switch self {
            case .height(let height):
                return .custom(identifier: .init("Height:\\(height)")) { _ in return height }
            }
        }
    }

    class Undimming: UIViewController {
        var largestUndimmedDetent: PresentationDetentAdapter
        init(largestUndimmedDetent: PresentationDetentAdapter) {
            self.largestUndimmedDetent = largestUndimmedDetent
        }
        override func viewWillAppear(_ animated: Bool) {
            sheetPresentationController?.largestUndimmedDetentIdentifier = largestUndimmedDetent.uiKitDetent().identifier
            sheetPresentationController?.preferredCornerRadius = 20
            sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
            presentingViewController?.view.tintAdjustmentMode = .normal
        }
    }

    extension View {
        func presentationDetents(_ detents: Set<PresentationDetentAdapter>,
                                 largestUndimmed: PresentationDetentAdapter,
                                 selection: Binding<PresentationDetent>) -> some View {
            modifier(UndimmedModifier(largestUndimmedDetent: largestUndimmed))
                .presentationDetents(
                    Set(detents.map({ detent in detent.swiftUIDetent() })), selection: selection)
        }
    }
    """

  @Test(arguments: [
    drawer, drawer + "\n" + adapter, adapter + "\n" + drawer, "map.bottomSheet { List {} }",
  ])
  func aDrawerThatNobodyConfiguresIsTheClassicOne(code: String) {
    let read = CodeImport.read(code)
    #expect(read.problems.isEmpty)
    #expect(
      read.configuration.detents.sorted(by: Self.order)
        == [.height(80), .large, .fraction(0.4)].sorted(by: Self.order))
    var rest = read.configuration
    rest.detents = SheetConfiguration.bottomSheet().detents
    #expect(rest == .bottomSheet())
  }

  @Test func theAdapterAloneSaysWhatItAlwaysSets() {
    let read = CodeImport.read(Self.adapter)
    var expected = SheetConfiguration().presentationCornerRadius(20)
    expected.contentInteraction = .scrolls
    #expect(read.problems.isEmpty)
    #expect(read.configuration == expected)
  }

  @Test(arguments: [
    """
    let mine = BottomSheetViewConfiguration(
        detents: [.height(100), .large], largestUndimmedDetent: .height(100), cornerRadius: 12)
    map.bottomSheet(configuration: mine) { List {} }
    """,
    """
    map.bottomSheet(configuration: BottomSheetViewConfiguration(
        detents: [.height(100), .large], largestUndimmedDetent: .height(100), cornerRadius: 12)) { List {} }
    """,
    drawer + """

      map.bottomSheet(configuration: .init()) { List {} }
      let c = BottomSheetViewConfiguration(detents: [.height(100), .large],
          largestUndimmedDetent: .height(100), cornerRadius: 12)
      """,
  ])
  func everyFieldOfADrawersConfigurationIsHonoured(code: String) {
    let read = CodeImport.read(code)
    #expect(read.problems.isEmpty)
    var expected = SheetConfiguration.bottomSheet()
    expected.detents = [.height(100), .large]
    expected.largestUndimmedDetentIdentifier = .height(100)
    expected.cornerRadius = 12
    #expect(read.configuration == expected)
  }

  @Test func theAdaptersDetentsAreUndimmedAndScrollFirst() {
    let read = CodeImport.read(
      """
      @State var at: PresentationDetent = .large
      v.presentationDetents([.medium, .large], largestUndimmed: .medium, selection: $at)
      """)
    var expected = SheetConfiguration().presentationDetents([.medium, .large], selection: .large)
      .presentationCornerRadius(20).presentationContentInteraction(.scrolls)
    expected.largestUndimmedDetentIdentifier = .medium
    #expect(read.problems.isEmpty)
    #expect(read.configuration == expected)
  }

  /// A hosting controller with one stop and a grabber, beside a helper that clears its own view.
  @Test func aHalfSheetsControllerIsRead() {
    let read = CodeImport.read(
      """
      func makeUIViewController(context: Context) -> UIViewController {
          controller.view.backgroundColor = .clear
          return controller
      }
      override func viewDidLoad() {
          if let presented = presentationController as? UISheetPresentationController {
              presented.detents = [
                  .medium()
      //          .large()
              ]
              presented.prefersGrabberVisible = true
          }
      }
      """)
    #expect(read.problems.isEmpty)
    #expect(
      read.configuration
        == SheetConfiguration().presentationDetents([.medium]).presentationDragIndicator(.visible))
  }

  private static func order(_ a: Detent, _ b: Detent) -> Bool { a.identifier < b.identifier }
}
