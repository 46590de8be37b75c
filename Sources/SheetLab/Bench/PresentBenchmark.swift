import Glibc
import SDLKit

/// What handing pixels to the display takes, by the driver that does it: a window shows for a moment
/// where there is a display, else SDL's dummy driver takes them and shows nothing.
enum PresentBenchmark {
  private static let frames = 121
  /// A sheet at medium, which a frame of a drag changes, and all of a phone's screen.
  private static let parts = [
    ("sheet", PixelRect(x: 0, y: 388, width: 390, height: 456)),
    ("screen", PixelRect(x: 0, y: 0, width: 390, height: 844)),
  ]

  static func run() throws -> [Measurement] {
    let (library, window) = try open()
    let surface = try window.surface()
    return try parts.map { name, part in
      let times = try Stopwatch().times(frames) {
        try window.present([part.intersection(surface.bounds)])
      }
      return Measurement(
        "present.\(name).\(library.videoDriver)", "µs", times.seconds(times: 1e6))
    }
  }

  /// A window of a phone's size.
  static func open() throws -> (library: Library, window: Window) {
    // Ctrl-C ends the program as it does in the other benchmarks.
    setenv("SDL_NO_SIGNAL_HANDLERS", "1", 1)
    if !hasDisplay { setenv("SDL_VIDEODRIVER", "dummy", 0) }
    let library = try Library()
    let options = Window.Options(title: "SheetLab", width: 390, height: 844)
    return (library, try Window(options, library: library))
  }

  private static var hasDisplay: Bool {
    ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"].contains { (name: String) in
      getenv(name).map { $0.pointee != 0 } ?? false
    }
  }
}
