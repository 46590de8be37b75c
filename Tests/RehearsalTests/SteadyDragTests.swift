import Rehearsal
import Testing

/// In a steady drag nothing is drawn that was drawn before.
@Suite("a steady drag") struct SteadyDragTests {
  /// With the list pushed back meanwhile, and without.
  @Test(arguments: [(false, 14), (true, 7)])
  func layersAreCopied(reduceMotion: Bool, mostMarks: Int) throws {
    let drag = DragRehearsal(
      restaurants: try Sample.restaurants(), assets: Sample.assets, reduceMotion: reduceMotion)
    let layerBytes = drag.compositor.statistics.layerBytes
    let decoded = drag.resources.images.decodedCount
    let textBytes = drag.resources.text.bytes
    for frame in 0..<DragRehearsal.period {
      drag.frame()
      let statistics = drag.compositor.statistics
      #expect(statistics.layersRedrawn == 0, "frame \(frame)")
      #expect(statistics.marksPainted <= mostMarks, "frame \(frame)")
      #expect(statistics.layerBytes == layerBytes)
    }
    #expect(drag.resources.images.decodedCount == decoded)
    #expect(drag.resources.text.bytes == textBytes)
  }

  @Test func withoutAMoveNothingIsPainted() throws {
    let drag = DragRehearsal(restaurants: try Sample.restaurants(), assets: Sample.assets)
    drag.draw(drag.picture())
    drag.draw(drag.picture())
    #expect(drag.compositor.statistics.marksPainted == 0)
    #expect(drag.compositor.statistics.pixelsDamaged == 0)
  }
}
