import Canvas
import Testing

@testable import SheetLab

/// Pictures of the window and films of a movement are drawn by a studio too.
@Suite struct PictureStudioTests {
  @Test(arguments: [(16_384.0, 16_384.0, 2.0), (4001, 4000, 2), (100, 1e7, 0.5)])
  func aPictureHasAnEnd(width: Double, height: Double, scale: Double) {
    let studio = PictureStudio(assets: Tools.assets, scale: scale)
    let picture = Picture(size: Size(width: width, height: height), background: .black)
    let failure = #expect(throws: JobFailure.self) { try studio.bitmap(of: picture) }
    #expect(failure?.description.contains("at most 64 million pixels") == true)
  }

  @Test func whatCannotBeSavedIsNamed() {
    let saved = SavedPicture(Bitmap(width: 2, height: 2), stem: "no-such-folder/picture")
    #expect(saved.path.hasSuffix("no-such-folder/picture-1.png"))
    #expect(saved.problem?.hasPrefix(saved.path + ": ") == true, "\(saved.problem ?? "none")")
  }
}
