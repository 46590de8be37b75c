import Canvas
import Rendering
import Scenes
import Workbench

/// From nothing to the first whole picture, several times over; the system's own caches are warm.
enum StartBenchmark {
  private static let runs = 7

  static func run(assets: String) throws -> [Measurement] {
    let starts = try (0..<runs).map { _ in try Start(assets: assets) }
    func measurement(_ stage: String, _ path: KeyPath<Start, Double>) -> Measurement {
      Measurement("start.\(stage)", "ms", starts.map { $0[keyPath: path] * 1000 })
    }
    return [
      measurement("window", \.window), measurement("data", \.data),
      measurement("fonts", \.fonts), measurement("phone", \.phone),
      measurement("picture", \.picture), measurement("decoding", \.decoding),
      measurement("layers", \.layers), measurement("copies", \.copies),
    ]
  }

  /// One start: seconds a stage.
  private struct Start {
    let window: Double
    let data: Double
    let fonts: Double
    let phone: Double
    let picture: Double
    let decoding: Double
    let layers: Double
    let copies: Double

    init(assets: String) throws {
      let watch = Stopwatch()
      window = try watch.time { _ = try PresentBenchmark.open().window.surface() }
      var setup = PhoneSetup()
      data = try watch.time {
        setup.restaurants = try RestaurantsFile.read(FilePath.join(assets, "restaurants.json"))
          .restaurants
      }
      let resources = DrawingResources(assets: assets)
      resources.images.mode = .immediate
      fonts = try watch.time { try resources.text.requireFont() }
      let start = setup
      var made: Workbench?
      phone = watch.time {
        made = Workbench(setup: start, showsBackdrop: false, text: resources.text)
      }
      var first = Picture(size: .zero, background: .black, marks: [])
      picture = watch.time { if let shown = made?.picture(at: 0) { first = shown } }
      let screen = OffscreenCompositor(size: first.size, scale: 1, resources: resources)
      screen.begin()
      decoding = watch.time { screen.preparePictures(of: first) }
      layers = watch.time { screen.prepareLayers(of: first) }
      copies = watch.time { screen.paint(first) }
    }
  }
}
