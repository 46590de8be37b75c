import Synchronization

/// A retained part of a picture: drawn once into a surface, and again only when `revision` changes.
///
/// A scene keeps it and hands it out every frame; equal identity and revision promise equal marks,
/// so comparing two layers never looks at the marks.
package final class Layer: Sendable {
  /// Names a layer for as long as the program runs. The same identity at another revision replaces
  /// the drawn surface, so that no picture shows two layers of one identity.
  package struct ID: Hashable, Sendable, CustomStringConvertible {
    package var name: String
    package var index: Int
    /// Keeps the layers of a page apart that is shown more than once, each on a sheet of its own.
    package var level: Int

    package init(_ name: String, _ index: Int = 0, level: Int = 0) {
      self.name = name
      self.index = index
      self.level = level
    }

    package var description: String {
      (index == 0 ? name : "\(name)#\(index)") + (level == 0 ? "" : " on \(level)")
    }
  }

  /// Who makes layers and counts their revisions: a revision of one source says nothing about the
  /// same revision of another. Copies of a value that makes layers share its source, and so never
  /// give two different layers the same revision.
  package final class Source: Sendable {
    private let revisions = Atomic(0)

    package init() {}

    package func nextRevision() -> Int {
      revisions.add(1, ordering: .relaxed).newValue
    }
  }

  package let id: ID
  package let revision: Int
  /// Nil for a layer that is the only one ever made under its identity.
  package let source: Source?
  package let size: Size
  /// Whether every pixel is covered by opaque marks: it is copied, never blended.
  package let isOpaque: Bool
  /// What it shows, in its own coordinates from (0, 0).
  package let marks: [Mark]

  package init(
    id: ID, revision: Int, source: Source? = nil, size: Size, isOpaque: Bool, marks: [Mark]
  ) {
    self.id = id
    self.revision = revision
    self.source = source
    self.size = size
    self.isOpaque = isOpaque
    self.marks = marks
  }
}

extension Layer: Hashable {
  package static func == (a: Layer, b: Layer) -> Bool {
    a === b
      || a.id == b.id && a.isSameVersion(as: b) && a.size == b.size && a.isOpaque == b.isOpaque
  }

  /// Whether both show the same, where their identity is the same.
  package func isSameVersion(as other: Layer) -> Bool {
    revision == other.revision && source === other.source
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(revision)
  }
}

/// Where and how a layer is copied into the picture.
package struct LayerPlacement: Hashable, Sendable {
  /// The destination in points; a size other than the layer's scales it smoothly.
  package var frame: Rect
  /// Anti-aliased rounded corners cut from the copy.
  package var corners: CornerRadii
  /// How much black is mixed in, 0…1. For an opaque layer a modulation of the copy.
  package var dim: Double
  /// Opacity of the whole copy, 0…1.
  package var opacity: Double

  package init(
    frame: Rect, corners: CornerRadii = .none, dim: Double = 0, opacity: Double = 1
  ) {
    self.frame = frame
    self.corners = corners
    self.dim = dim
    self.opacity = opacity
  }
}
