import Canvas
import Testing

@testable import Rendering
@testable import SDLKit

/// Drawing only what changed gives the same pixels as drawing everything.
@Suite struct DamageTests {
  @Test(arguments: [1.0, 1.5, 2.0], 0..<5 as Range<UInt64>)
  func equalsFullRedraw(scale: Double, seed: UInt64) throws {
    var pictures = RandomPictures(seed: seed)
    let resources = Fixture.resources()
    let painter = SoftwarePainter(resources: resources, scale: scale)
    let kept = Fixture.target(scale: scale)
    for step in 0..<16 {
      let picture = pictures.next()
      let damage = Fixture.draw(picture, with: painter, into: kept)
      let fresh = Fixture.target(scale: scale)
      let other = SoftwarePainter(resources: resources, scale: scale)
      Fixture.draw(picture, with: other, into: fresh)
      if let place = kept.raster.firstDifference(from: fresh.raster) {
        Issue.record("seed \(seed) step \(step) at \(place), damage \(damage)\n\(picture)")
        return
      }
    }
  }

  /// Pictures show no two layers of one identity; where one does, nothing is read that is not there.
  @Test func aLayerIsNeverDrawnFromThePixelsOfAnother() {
    func layer(_ size: Size, _ color: Color) -> Mark {
      let layer = Layer(
        id: Layer.ID("twice"), revision: 1, source: Layer.Source(), size: size, isOpaque: true,
        marks: [.fill(Rect(size: size), color)])
      return .layer(layer, LayerPlacement(frame: Rect(size: size)))
    }
    let picture = Picture(
      size: Size(width: 60, height: 60), background: .white,
      marks: [
        layer(Size(width: 60, height: 60), Color(0xFF0000)),
        layer(Size(width: 20, height: 20), Color(0x0000FF)),
      ])
    let bitmap = Snapshot(resources: Fixture.resources()).bitmap(of: picture, scale: 1)
    #expect(bitmap[10, 10] == Color(0x0000FF))
    #expect(bitmap[59, 59] != Color(0x0000FF))
    #expect(bitmap[30, 5] != Color(0x0000FF))
  }

  @Test func equalPictureDamagesNothing() {
    var pictures = RandomPictures(seed: 1)
    let painter = SoftwarePainter(resources: Fixture.resources(), scale: 1)
    let target = Fixture.target(scale: 1)
    for _ in 0..<20 {
      let picture = pictures.next()
      Fixture.draw(picture, with: painter, into: target)
      let damage = Fixture.draw(picture, with: painter, into: target)
      #expect(damage.isEmpty)
      #expect(painter.statistics.layersRedrawn == 0)
      #expect(painter.statistics.marksPainted == 0)
    }
  }

  @Test func movedMarkDamagesBothPlaces() {
    let painter = SoftwarePainter(resources: Fixture.resources(), scale: 1)
    let target = Fixture.target(scale: 1)
    func picture(_ x: Double) -> Picture {
      Picture(
        size: RandomPictures.size, background: .white,
        marks: [
          .fill(Rect(x: 0, y: 100, width: 120, height: 10), .black),
          .fill(Rect(x: x, y: 10, width: 8, height: 8), .black),
        ])
    }
    Fixture.draw(picture(0), with: painter, into: target)
    let damage = Fixture.draw(picture(4), with: painter, into: target)
    #expect(damage == [PixelRect(x: 0, y: 10, width: 12, height: 8)])
    #expect(painter.statistics.marksPainted == 1)
  }

  /// A layer whose revision changes draws again only what differs inside it.
  @Test func changeInsideLayerStaysSmall() {
    let painter = SoftwarePainter(resources: Fixture.resources(), scale: 1)
    let target = Fixture.target(scale: 1)
    func picture(_ revision: Int) -> Picture {
      let layer = Layer(
        id: .init("list"), revision: revision, size: RandomPictures.size, isOpaque: true,
        marks: [
          .fill(Rect(size: RandomPictures.size), .white),
          .fill(
            Rect(x: 10, y: 20, width: 50, height: 20),
            revision == 1 ? .white : Color(0xDDDDDD)),
        ])
      let frame = Rect(origin: Point(x: 5, y: 5), size: RandomPictures.size)
      return Picture(
        size: RandomPictures.size, background: .black,
        marks: [.layer(layer, LayerPlacement(frame: frame))])
    }
    Fixture.draw(picture(1), with: painter, into: target)
    let damage = Fixture.draw(picture(2), with: painter, into: target)
    #expect(damage == [PixelRect(x: 15, y: 25, width: 50, height: 20)])
    #expect(painter.statistics.layersRedrawn == 1)
  }

  /// What an opaque layer hides is not painted.
  @Test func hiddenMarksAreSkipped() {
    let painter = SoftwarePainter(resources: Fixture.resources(), scale: 1)
    let target = Fixture.target(scale: 1)
    let cover = Mark.fill(Rect(size: RandomPictures.size), .white)
    Fixture.draw(
      Picture(
        size: RandomPictures.size, background: .black,
        marks: [.fill(Rect(x: 3, y: 3, width: 9, height: 9), .black), cover]),
      with: painter, into: target)
    #expect(painter.statistics.marksPainted == 1)
  }
}
