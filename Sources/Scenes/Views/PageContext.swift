import Canvas
import SheetKit

/// What a view needs to know to lay itself out and to draw itself.
package struct PageContext {
  /// The page's size in points.
  package var size: Size
  /// The parts of the page's edges that hardware or the system covers.
  package var safeArea: EdgeInsets
  package var theme: Theme
  /// The colour of controls: the theme's, greyed while a sheet dims the page.
  package var tint: Color
  /// How much of its colour the tint has lost, 0…1.
  package var tintLoss = 0.0
  /// What the page stands on: its own background's colour, or clear where the sheet shows a
  /// material or a picture.
  package var surface: Color
  /// Dynamic Type's factor, 1 at the default content size.
  package var textScale: Double
  /// Device pixels per point: positions are snapped to it.
  package var pixelScale: Double
  package var text: any TextMeasuring
  /// The instant that is asked about: what moves by itself is where it is then.
  package var time: Seconds = 0

  package init(
    size: Size, safeArea: EdgeInsets, theme: Theme, textScale: Double = 1, pixelScale: Double = 1,
    text: any TextMeasuring
  ) {
    self.size = size
    self.safeArea = safeArea
    self.theme = theme
    tint = theme.tint
    surface = theme.background
    self.textScale = textScale
    self.pixelScale = pixelScale
    self.text = text
  }

  /// The nearest whole device pixel, in points: edges drawn there are crisp.
  package func snap(_ value: Double) -> Double {
    (value * pixelScale).rounded() / pixelScale
  }

  /// Where text begins from the left edge in points: past a notch at the side.
  package var leading: Double { 16 + safeArea.leading }

  /// How far from the right edge text ends, in points.
  package var trailing: Double { 16 + safeArea.trailing }

  /// One device pixel in points: a hairline.
  package var hairline: Double { 1 / pixelScale }

  /// A text style at the present text size.
  package func scaled(_ style: TextStyle) -> TextStyle { style.dynamic(textScale) }

  /// A length that goes with the text: of an icon beside it, of the room around it. In points, at
  /// most `limit` times as long.
  package func scaled(_ length: Double, atMost limit: Double = 2) -> Double {
    length * min(textScale, limit)
  }

  /// Whether text is larger than the largest of the standard sizes (23 pt for body): names then wrap
  /// where they would be cut off otherwise.
  package var hasAccessibilityText: Bool { textScale > 1.36 }

  /// The lines that a name in a list may have.
  package var nameLines: Int { hasAccessibilityText ? 2 : 1 }

  /// A run of one line set smaller, to half its size at the least, where its width would cut it off.
  package func fitted(_ run: TextRun) -> TextRun {
    guard let width = run.width else { return run }
    var whole = run
    whole.width = nil
    let needed = text.size(of: whole).width
    guard needed > width, needed > 0 else { return run }
    var result = run
    result.style = run.style.scaled(max(0.5, 0.99 * width / needed))
    return result
  }
}

/// A tappable thing of a page, named by its kind and number within the page.
package struct ElementID: Hashable, Sendable, CustomStringConvertible {
  package var name: String
  package var index: Int

  package init(_ name: String, _ index: Int = 0) {
    self.name = name
    self.index = index
  }

  package var description: String { index == 0 ? name : "\(name)#\(index)" }
}

/// Which elements of a page are under the pointer, held down, or focused by the keyboard.
package struct PageHighlight: Hashable, Sendable {
  package var hovered: ElementID?
  package var pressed: ElementID?
  package var focused: ElementID?
  /// What the scene has chosen.
  package var selected: ElementID?

  package init(
    hovered: ElementID? = nil, pressed: ElementID? = nil, focused: ElementID? = nil,
    selected: ElementID? = nil
  ) {
    self.hovered = hovered
    self.pressed = pressed
    self.focused = focused
    self.selected = selected
  }

  package static let none = PageHighlight()
}
