import Rehearsal
import Rendering
import Workbench

/// The list with 22 and with 10,000 restaurants: its start with the pictures that are seen, and the
/// frames of scrolling it, for which pictures are decoded on another thread, as in the window.
enum ListBenchmark {
  private static let runs = 5
  private static let frames = 60

  static func run(assets: String) throws -> [Measurement] {
    let sample = try RestaurantsFile.read(FilePath.join(assets, "restaurants.json")).restaurants
    return [22, 10_000].flatMap { count in
      let restaurants = ListRehearsal.restaurants(count, like: sample)
      let watch = Stopwatch()
      var starts: [Double] = []
      var scrolled: [Double] = []
      var jumped: [Double] = []
      var dragged: [Double] = []
      for _ in 0..<runs {
        starts.append(
          watch.time {
            let list = ListRehearsal(restaurants: restaurants, assets: assets)
            list.frame()
          })
        let list = ListRehearsal(restaurants: restaurants, assets: assets, images: ImageStore())
        list.frame()
        scrolled += scroll(list, watch)
        list.press(.end)
        while list.isMoving { jumped.append(watch.time { list.frame() }) }
        list.press(.home)
        while list.isMoving { list.frame() }
        dragged += drag(list, watch)
      }
      return [
        Measurement("list-\(count).start", "ms", starts.seconds(times: 1e3)),
        Measurement("list-\(count).scroll-frame", "µs", scrolled.seconds(times: 1e6)),
        Measurement("list-\(count).end-frame", "µs", jumped.seconds(times: 1e6)),
        Measurement("list-\(count).indicator-frame", "µs", dragged.seconds(times: 1e6)),
      ]
    }
  }

  /// A second of turning the wheel: a notch every sixth frame.
  private static func scroll(_ list: ListRehearsal, _ watch: Stopwatch) -> [Double] {
    (0..<frames).map { number in
      if number % 6 == 0 { list.notch() }
      return watch.time { list.frame() }
    }
  }

  /// The scroll indicator is dragged from the top to the end: of ten thousand rows every frame shows
  /// others.
  private static func drag(_ list: ListRehearsal, _ watch: Stopwatch) -> [Double] {
    list.grabIndicator()
    return (0..<frames).map { number in
      list.dragIndicator(to: 60 + 12 * Double(number))
      return watch.time { list.frame() }
    }
  }
}
