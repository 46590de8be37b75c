import Canvas
import SheetKit

/// The details of one restaurant as the content of a sheet.
package struct RestaurantDetailPage: SheetPage {
  /// What its layers depend on beside the restaurant, which is always the same one.
  private struct Inputs: Hashable, Sendable {
    var width: Double
    var safeArea: EdgeInsets
    var theme: Theme
    var surface: Color
    var textScale: Double
    var pixelScale: Double
  }

  package let restaurant: Restaurant
  private let index: Int
  private let level: Int
  private var layers = LayerStore<Inputs>(capacity: 4)
  private var measured: Measured?

  private struct Measured {
    var inputs: Inputs
    var height: Double
    /// Where the picture stands in the scrolling column.
    var picture: ClosedRange<Double>
  }

  /// `index` keeps the layers of different restaurants apart, `level` those of different sheets.
  package init(_ restaurant: Restaurant, index: Int, level: Int = 0) {
    self.restaurant = restaurant
    self.index = index
    self.level = level
  }

  package func headerHeight(in context: PageContext) -> Double { RestaurantDetail.handleHeight }

  package func contentHeight(in context: PageContext) -> Double {
    measured(in: context).height
  }

  package func isDark(at y: Double, scroll: Double, in context: PageContext) -> Bool {
    let place = y - RestaurantDetail.handleHeight + scroll
    return context.theme.appearance == .dark || measured(in: context).picture.contains(place)
  }

  /// What was measured last, where nothing has changed since.
  private func measured(in context: PageContext) -> Measured {
    let inputs = inputs(in: context)
    if let measured, measured.inputs == inputs { return measured }
    return Measured(
      inputs: inputs, height: RestaurantDetail(restaurant).contentHeight(in: context),
      picture: RestaurantDetail.picture(in: context))
  }

  package mutating func marks(
    in context: PageContext, frame: Rect, scroll: Double, highlight: PageHighlight
  ) -> [Mark] {
    let detail = RestaurantDetail(restaurant)
    let inputs = inputs(in: context)
    let top = frame.minY + RestaurantDetail.handleHeight
    let content = column(detail, inputs, in: context)
    let contentFrame = Rect(
      x: frame.minX, y: top - context.snap(scroll), width: frame.width,
      height: content.size.height)
    let handle = layers.layer(
      id: Layer.ID("handle", index, level: level), inputs: inputs,
      size: Size(width: frame.width, height: RestaurantDetail.handleHeight),
      isOpaque: context.surface.isOpaque
    ) { RestaurantDetail.handleMarks(in: context) }
    var marks: [Mark] = []
    if contentFrame.maxY < frame.maxY {
      marks.append(
        .fill(
          Rect(
            x: frame.minX, y: contentFrame.maxY, width: frame.width,
            height: frame.maxY - contentFrame.maxY), context.surface))
    }
    marks.append(.layer(content, LayerPlacement(frame: contentFrame)))
    let handleFrame = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: RestaurantDetail.handleHeight)
    marks.append(.layer(handle, LayerPlacement(frame: handleFrame)))
    return marks
  }

  private mutating func column(
    _ detail: RestaurantDetail, _ inputs: Inputs, in context: PageContext
  ) -> Layer {
    let measured = measured(in: context)
    self.measured = measured
    let size = Size(width: context.size.width, height: measured.height)
    return layers.layer(
      id: Layer.ID("detail", index, level: level), inputs: inputs, size: size,
      isOpaque: context.surface.isOpaque
    ) { detail.contentMarks(in: context) }
  }

  private func inputs(in context: PageContext) -> Inputs {
    Inputs(
      width: context.size.width, safeArea: context.safeArea,
      theme: context.theme, surface: context.surface, textScale: context.textScale,
      pixelScale: context.pixelScale)
  }
}
