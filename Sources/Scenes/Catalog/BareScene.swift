import Canvas
import SheetKit

/// An empty background under a sheet with a 44 pt header over scrolling content: for tests. Nothing on
/// it presents the sheet; Return does.
struct BareScene: Scene {
  var background: any BackgroundPage
  let contentHeight: Double
  private var isHidden = true

  /// `showsHint` writes on the background how the sheet is presented.
  init(contentHeight: Double, showsHint: Bool) {
    self.contentHeight = contentHeight
    background = EmptyPage(showsHint: showsHint)
  }

  var configuration: SheetConfiguration { SheetConfiguration() }

  func sheetPage(item: String?, level: Int) -> any SheetPage {
    StripedPage(contentHeight: contentHeight)
  }

  mutating func sheetPhase(_ phase: SheetPhase.Name) { isHidden = phase == .hidden }

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [SheetCommand]? {
    isHidden && key == .enter ? [.present] : nil
  }
}

/// A screen of one colour.
private struct EmptyPage: BackgroundPage {
  private struct Inputs: Hashable, Sendable {
    var size: Size
    var theme: Theme
    var textScale: Double
  }

  let showsHint: Bool
  private var layers = LayerStore<Inputs>(capacity: 1)
  private var taps = TapTracker()

  init(showsHint: Bool) {
    self.showsHint = showsHint
  }

  func contentHeight(in context: PageContext) -> Double { context.size.height }

  mutating func take(_ gesture: PageGesture, in context: PageContext) -> PageGesture.Answer {
    taps.take(gesture)
  }

  mutating func layer(
    in context: PageContext, scroll: Double, highlight: PageHighlight
  ) -> Layer {
    let inputs = Inputs(
      size: context.size, theme: context.theme, textScale: context.textScale)
    let hint = showsHint ? Self.hint.marks(top: context.safeArea.top + 24, in: context) : []
    return layers.layer(
      id: Layer.ID("empty"), inputs: inputs, size: context.size, isOpaque: true
    ) { [.fill(Rect(size: context.size), context.theme.background)] + hint }
  }

  private static let hint = ButtonColumn(items: [
    .title("Bare"),
    .text("An empty background, for tests: it only counts the taps that reach it."),
    .note("Return presents the sheet."),
  ])
}

/// A plain header over a column ruled every 50 pt, so that scrolling shows.
private struct StripedPage: SheetPage {
  let contentHeight: Double

  func headerHeight(in context: PageContext) -> Double { 44 }
  func contentHeight(in context: PageContext) -> Double { contentHeight }

  mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let theme = context.theme
    let header = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 44)
    var marks: [Mark] = [.fill(frame, context.surface)]
    for line in stride(from: 0, to: contentHeight, by: 50) {
      let y = context.snap(header.maxY + line - scroll)
      guard y >= header.maxY, y < frame.maxY else { continue }
      marks.append(
        .fill(Rect(x: frame.minX, y: y, width: frame.width, height: 1), theme.separator))
    }
    return marks
  }
}
