/// What drawing a frame took, as counts, which no noise changes.
package struct FrameStatistics: Hashable, Sendable {
  /// Marks painted into the window, layers counting one each.
  package var marksPainted = 0
  /// Layers whose retained pixels changed.
  package var layersRedrawn = 0
  /// Pixels of the window that were painted again.
  package var pixelsDamaged = 0
  /// Textures uploaded; always 0 in software.
  package var texturesUploaded = 0
  /// Bytes of retained layers.
  package var layerBytes = 0

  package init() {}
}
