/// Whether the drag indicator shows (SwiftUI's `presentationDragIndicator`).
public enum DragIndicator: String, Hashable, Sendable, CaseIterable {
  /// Visible with two or more declared detents (C).
  case automatic
  /// Always shown.
  case visible
  /// Never shown.
  case hidden
}

/// What a drag on scrolling content does first (SwiftUI's `presentationContentInteraction`).
public enum ContentInteraction: String, Hashable, Sendable, CaseIterable {
  /// The same as ``resizes``.
  case automatic
  /// The sheet grows to its largest stop, then the content scrolls.
  case resizes
  /// The content scrolls; only a header or the grabber resizes upwards.
  case scrolls
}

/// Who gets events outside the sheet (SwiftUI's `presentationBackgroundInteraction`).
public enum BackgroundInteraction: Hashable, Sendable {
  /// The same as ``disabled`` on a phone.
  case automatic
  /// What is behind is dimmed and gets nothing.
  case disabled
  /// What is behind is never dimmed and gets every event outside the sheet.
  case enabled
  /// What is behind is undimmed and gets events up to this detent.
  case enabledUpThrough(Detent)
}

/// What a sheet becomes in a compact size class (SwiftUI's `PresentationAdaptation`).
public enum PresentationAdaptation: String, Hashable, Sendable, CaseIterable {
  /// A sheet in compact width, a full-screen cover in compact height.
  case automatic
  /// No adaptation: it stays a sheet.
  case none
  /// A card with an arrow.
  case popover
  /// A sheet.
  case sheet
  /// A cover of the whole container.
  case fullScreenCover
}

/// The adaptation of each axis; where both are compact the vertical one wins.
public struct CompactAdaptation: Hashable, Sendable {
  /// In compact width.
  public var horizontal: PresentationAdaptation
  /// In compact height.
  public var vertical: PresentationAdaptation

  /// Makes an adaptation by axis.
  public init(
    horizontal: PresentationAdaptation = .automatic, vertical: PresentationAdaptation = .automatic
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The size of the card in regular width (SwiftUI's `PresentationSizing`).
public enum PresentationSizing: String, Hashable, Sendable, CaseIterable {
  /// The same as ``form``.
  case automatic
  /// The form sheet's size.
  case form
  /// Readable width, nearly full height.
  case page
  /// The content's own height.
  case fitted
  /// The content's own height, growing but not shrinking.
  case sticky
}

/// What a sheet's surface is made of (SwiftUI's `presentationBackground`).
public enum PresentationBackground: Hashable, Sendable {
  /// The opaque system background; glass at partial heights in profile iOS 26.
  case automatic
  /// A colour, components 0…1, not premultiplied.
  case color(red: Double, green: Double, blue: Double, opacity: Double)
  /// What is behind, blurred and tinted.
  case material(PresentationMaterial)
  /// A picture, by the name its caller knows it by.
  case image(String)
}

/// How much of what is behind shows through, from most to least.
public enum PresentationMaterial: String, Hashable, Sendable, CaseIterable {
  /// The most transparent one.
  case ultraThin
  /// More transparent than regular.
  case thin
  /// Between thin and thick.
  case regular
  /// Less transparent than regular.
  case thick
  /// The least transparent one.
  case ultraThick
}

/// How a sheet moves when it is presented, dismissed or moved by code.
public enum MotionStyle: Hashable, Sendable {
  /// The tuning's spring.
  case automatic
  /// A spring of its own: response in seconds > 0, damping ratio > 0.
  case spring(response: Seconds, dampingRatio: Double)
  /// A symmetric ease of a fixed duration in seconds > 0.
  case easeInOut(duration: Seconds)
}
