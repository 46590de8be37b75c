import Canvas
import Glibc
import SDLKit
import Scenes
import SheetKit
import Workbench

/// The readers' tests.
enum FileTests {
  static func configuration(_ bytes: [UInt8]) {
    guard let document = document(bytes),
      let configuration = try? ConfigurationFile.configuration(document.root)
    else { return }
    let text = ConfigurationFile.value(of: configuration).indented()
    let again = try? ConfigurationFile.configuration(
      JSONDocument(text: text, file: "written").root)
    demand(again == configuration, "written as \(text)")
    for profile in SheetProfile.all {
      _ = ConfigurationReport(configuration, on: .standard, profile: profile).text
    }
  }

  /// Plays it too: the first ten seconds, at a low frame rate.
  static func script(_ bytes: [UInt8]) {
    guard let document = document(bytes), let script = try? ScriptFile.script(document.root)
    else { return }
    var replay = Replay(script, fps: 20, restaurants: menu, text: FixedAdvanceText())
    var count = 0
    while count < 200, let step = replay.next() {
      count += 1
      for frame in step.frames { check(frame, of: replay.screen) }
      _ = step.events.map(TraceLine.event)
    }
    _ = replay.picture(at: 10_000)
  }

  static func restaurants(_ bytes: [UInt8]) {
    guard let document = document(bytes) else { return }
    do throws(FileMistakes) {
      let content = try RestaurantsFile.content(document.root, folder: "folder")
      for restaurant in content.restaurants where !restaurant.image.isEmpty {
        demand(restaurant.image.hasPrefix("folder/"), "\(restaurant.image) is outside")
      }
      _ = content.warnings.description
    } catch {
      demand(!error.description.isEmpty, "refused without a word")
    }
  }

  static func state(_ bytes: [UInt8]) {
    let path = scratch("state.json", holding: bytes)
    var state = StateFile(path: path)
    _ = state.selection(of: .restaurantsStoredDetent)
    state.setSelection(.height(200), of: .restaurantsStoredDetent)
    guard (try? state.write()) != nil else { return }
    let again = StateFile(path: path).selection(of: .restaurantsStoredDetent)
    demand(again == .height(200), "not remembered")
  }

  static func picture(_ bytes: [UInt8]) {
    let path = scratch("picture", holding: bytes)
    guard let surface = try? ImageFile.load(path, vectorWidth: 64) else { return }
    demand(surface.width * surface.height <= ImageFile.mostPixels, "too large")
  }

  private static let menu = [
    Restaurant(
      name: "Café", type: "Coffee", location: "1 Main St", phone: "1", description: "Good.")
  ]

  private static func check(_ frame: FrameState, of screen: PhoneScreen) {
    let picture = frame.presentation
    let numbers = [picture.height, picture.top, picture.velocity, picture.dim, picture.scroll]
    demand(numbers.allSatisfy(\.isFinite), "not finite: \(picture)")
    demand(picture.height >= 0, "height \(picture.height)")
    demand((0...1).contains(picture.dim), "dim \(picture.dim)")
    _ = TraceLine.frame(frame, at: 1)
  }

  private static func document(_ bytes: [UInt8]) -> JSONDocument? {
    try? JSONDocument(bytes: bytes, file: "fuzz")
  }

  /// A file in memory of this process's own.
  private static func scratch(_ name: String, holding bytes: [UInt8]) -> String {
    let path = "/dev/shm/sheetlab-fuzz-\(getpid())-\(name)"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0, write(file, bytes, bytes.count) == bytes.count, close(file) == 0 else {
      fatalError("cannot write \(path)")
    }
    return path
  }
}
