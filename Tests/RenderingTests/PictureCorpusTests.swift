import Foundation
import Testing

@testable import SDLKit

/// Pictures that a fuzzer made up (`Sources/Fuzz`), those that reach the most of the reader.
@Suite("fuzzer's pictures") struct PictureCorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  @Test func areShownOrRefusedInWords() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    var (shown, refused) = (0, 0)
    for name in names {
      let path = Self.folder.appending(path: name).path()
      do {
        let surface = try ImageFile.load(path, vectorWidth: 64)
        #expect(
          surface.width > 0 && surface.width * surface.height <= ImageFile.mostPixels, "\(name)")
        shown += 1
      } catch {
        #expect(error.description.contains(name), "\(error.description)")
        refused += 1
      }
    }
    #expect(shown > 0 && refused > 0)
  }
}
