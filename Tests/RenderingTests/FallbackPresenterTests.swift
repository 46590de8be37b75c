import Canvas
import Testing

@testable import Rendering
@testable import SDLKit

@Suite struct FallbackPresenterTests {
  /// Draws until it has drawn enough.
  private final class Mortal: Presenter {
    private var frames: Int
    private(set) var pictures: [Picture] = []
    let statistics = FrameStatistics()
    let waitsForRefresh = false
    let description: String

    init(_ name: String, frames: Int) {
      description = name
      self.frames = frames
    }

    func draw(_ picture: Picture, scale: Double) throws(SDLError) {
      guard frames > 0 else { throw SDLError(function: "SDL_SetRenderTarget", message: "lost") }
      frames -= 1
      pictures.append(picture)
    }

    func invalidate() {}
    func renderTargetsLost() {}
  }

  private func picture(_ color: Color) -> Picture {
    Picture(size: Size(width: 9, height: 9), background: color, marks: [])
  }

  @Test func goesOnWithTheOtherAndSaysSoOnce() throws {
    var reports: [String] = []
    let other = Mortal("software", frames: 9)
    weak var gone: Mortal?
    func make() -> FallbackPresenter {
      let first = Mortal("opengl", frames: 1)
      gone = first
      return FallbackPresenter(
        first, report: { reports.append($0) },
        fallback: {
          #expect(gone == nil, "the first one is gone by now")
          return other
        })
    }
    let presenter = make()
    for _ in 0..<3 { try presenter.draw(picture(.white), scale: 1) }
    #expect(other.pictures.count == 2, "the frame that failed is drawn")
    #expect(
      reports == [
        "opengl has failed: SDL_SetRenderTarget: lost; drawing by the processor from now on"
      ])
    #expect("\(presenter)" == "software")
  }

  @Test func failsWhereTheOtherFailsToo() {
    let presenter = FallbackPresenter(
      Mortal("a", frames: 0), report: { _ in }, fallback: { Mortal("b", frames: 0) })
    #expect(throws: SDLError.self) { try presenter.draw(picture(.white), scale: 1) }
    #expect(throws: SDLError.self) { try presenter.draw(picture(.white), scale: 1) }
  }
}
