import Canvas

/// What every way of drawing shares: fonts, pictures and icons. Made once, kept as long as the
/// program draws; nothing is loaded before it is drawn.
package final class DrawingResources {
  package let text: TextEngine
  package let images: ImageStore
  let icons: IconStore

  /// - Parameter assets: the folder that holds `icons/`.
  package init(assets: String, text: TextEngine = TextEngine(), images: ImageStore = ImageStore()) {
    self.text = text
    self.images = images
    icons = IconStore(folder: assets + "/icons")
  }

  /// Icons and pictures that could not be read so far, a line each.
  package func takeProblems() -> [String] { icons.takeProblems() + images.takeProblems() }
}
