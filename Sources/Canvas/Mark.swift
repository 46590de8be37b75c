/// One thing drawn. A picture is a list of marks, later ones over earlier ones.
package indirect enum Mark: Hashable, Sendable {
  /// A rectangle in one colour.
  case fill(Rect, Color)
  /// A rectangle with rounded, anti-aliased corners.
  case roundedFill(Rect, CornerRadii, Color)
  /// A line along the inside of a rounded rectangle's edge.
  case stroke(Rect, CornerRadii, width: Double, Color)
  /// A soft shadow around a rounded rectangle, which itself is not drawn.
  case shadow(Rect, CornerRadii, Shadow)
  /// Text with its top-left corner at a point.
  case text(TextRun, at: Point)
  /// A picture file, filling its frame.
  case image(ImageMark)
  /// A vector icon in one colour, fitted into a frame.
  case icon(IconMark)
  /// A gradient between two colours from the top of the rectangle to its bottom.
  case verticalGradient(Rect, from: Color, to: Color)
  /// Straight segments joined with round caps, for graphs and paths.
  case polyline([Point], width: Double, Color)
  /// A closed polygon, filled wherever its edge winds around; what it covers twice counts once.
  case polygon([Point], Color)
  /// What was drawn before, blurred and tinted, inside a rounded rectangle.
  case material(Rect, CornerRadii, Material)
  /// Marks cut off at a rounded rectangle.
  case clip(Rect, CornerRadii, [Mark])
  /// A retained layer copied into the picture.
  case layer(Layer, LayerPlacement)
}

/// A shadow's softness, strength and offset.
package struct Shadow: Hashable, Sendable {
  /// The blur's standard deviation × 2 in points, as in Core Animation's `shadowRadius`.
  package var radius: Double
  package var color: Color
  package var offset: Point

  package init(radius: Double, color: Color, offset: Point = .zero) {
    self.radius = radius
    self.color = color
    self.offset = offset
  }
}

/// A blur of what lies behind, tinted. Thicker ones let less through.
package struct Material: Hashable, Sendable {
  /// The blur's radius in points.
  package var blurRadius: Double
  /// Laid over the blur; its alpha says how much of what is behind comes through.
  package var tint: Color

  package init(blurRadius: Double, tint: Color) {
    self.blurRadius = blurRadius
    self.tint = tint
  }
}

/// A picture file in a frame: scaled to fill it, centred, and cut at its rounded edge.
package struct ImageMark: Hashable, Sendable {
  /// The file's path as the scene knows it. The renderer loads, scales and caches.
  package var path: String
  package var frame: Rect
  package var corners: CornerRadii
  /// Shown until the picture is ready, and behind the sign for a broken one.
  package var placeholder: Color

  package init(path: String, frame: Rect, corners: CornerRadii = .none, placeholder: Color) {
    self.path = path
    self.frame = frame
    self.corners = corners
    self.placeholder = placeholder
  }
}

/// A vector icon (`Assets/icons/NAME.svg`) in one colour.
package struct IconMark: Hashable, Sendable {
  package var name: String
  package var frame: Rect
  package var color: Color

  package init(_ name: String, frame: Rect, color: Color) {
    self.name = name
    self.frame = frame
    self.color = color
  }
}
