import Canvas
import SDLKit

/// Draws pictures in software into memory that nobody sees, as ``SoftwareCompositor`` does into a
/// window: what differs, and nothing else. A frame is three steps, so that each can be measured.
///
///     compositor.begin()
///     compositor.prepareLayers(of: picture)     // what has another revision is drawn again
///     compositor.paint(picture)                 // copies and loose marks
package final class OffscreenCompositor {
  private let painter: SoftwarePainter
  private let resources: DrawingResources
  private let target: RetainedRaster

  /// A screen of a size in points, at `scale` pixels a point.
  package init(size: Size, scale: Double, resources: DrawingResources) {
    self.resources = resources
    painter = SoftwarePainter(resources: resources, scale: scale)
    let raster = Raster(
      width: painter.grid.length(size.width), height: painter.grid.length(size.height))
    target = RetainedRaster(raster: raster, background: 0)
  }

  /// Begins a frame.
  package func begin() { painter.beginFrame(arrived: resources.images.drain()) }

  /// Has the pictures that the frame's marks and layers show decoded, where they are not yet.
  package func preparePictures(of picture: Picture) {
    painter.preparePictures(of: picture.marks)
  }

  /// Brings the layers of the frame's picture up to date.
  package func prepareLayers(of picture: Picture) { painter.prepareLayers(of: picture.marks) }

  /// Paints what differs from the frame before, and ends the frame.
  package func paint(_ picture: Picture) {
    let damage = painter.update(
      target, to: picture.marks, background: picture.background.word | 0xFF00_0000)
    painter.statistics.pixelsDamaged = damage.reduce(0) { $0 + $1.area }
    painter.endFrame()
  }

  /// What the last frame took.
  package var statistics: FrameStatistics { painter.statistics }

  /// Bytes of the screen itself.
  package var screenBytes: Int { target.raster.byteCount }
}
