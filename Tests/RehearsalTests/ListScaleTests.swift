import Canvas
import Rehearsal
import Rendering
import Scenes
import Testing
import Workbench

/// Ten thousand restaurants cost what twenty-two do: in counts, which are the same on every machine.
@Suite("ten thousand rows") struct ListScaleTests {
  /// What a frame took.
  private struct Cost: Equatable {
    var marks: Int
    var layers: Int
    var measured: Int
    var decoded: Int
  }

  /// A list under the count, and what has been counted of it.
  private final class Counted {
    let list: ListRehearsal
    private let text = CountingText()
    private var measured = 0
    private var decoded = 0

    init(_ count: Int, sample: [Restaurant]) {
      list = ListRehearsal(
        restaurants: ListRehearsal.restaurants(count, like: sample), assets: Sample.assets,
        text: text)
    }

    /// Draws a frame.
    func frame() -> Cost {
      list.frame()
      defer {
        measured = text.count
        decoded = list.resources.images.decodedCount
      }
      return Cost(
        marks: list.compositor.statistics.marksPainted,
        layers: list.compositor.statistics.layersRedrawn, measured: text.count - measured,
        decoded: list.resources.images.decodedCount - decoded)
    }

    /// Draws frames until nothing moves, at most a minute's worth.
    func settle() -> [Cost] {
      var costs: [Cost] = []
      while list.needsFrame, costs.count < 3600 { costs.append(frame()) }
      return costs
    }
  }

  @Test func theFirstFrameCostsTheSame() throws {
    let sample = try Sample.restaurants()
    let few = Counted(22, sample: sample).frame()
    let many = Counted(10_000, sample: sample).frame()
    #expect(few == many)
    #expect(few.decoded == 7, "the rows that are seen")
    #expect(few.measured < 100)
  }

  @Test func aScrolledFrameCostsTheSame() throws {
    let sample = try Sample.restaurants()
    let lists = [22, 10_000].map { Counted($0, sample: sample) }
    let costs = lists.map { list in
      var costs = [list.frame()]
      for _ in 0..<5 {
        list.list.notch()
        for _ in 0..<4 { costs.append(list.frame()) }
      }
      return costs + list.settle()
    }
    #expect(lists[0].list.offset == lists[1].list.offset)
    #expect(lists[1].list.offset > 100)
    for (few, many) in zip(costs[0], costs[1]) {
      #expect(few.layers == many.layers)
      #expect(few.measured == many.measured)
      #expect(few.decoded == many.decoded)
    }
    // The scroll indicator stands elsewhere, and is of another length.
    let marks = costs.map { $0.reduce(0) { $0 + $1.marks } }
    #expect(abs(marks[0] - marks[1]) * 10 <= marks[0], "\(marks)")
  }

  /// What scrolls the list through.
  enum Way: CaseIterable { case fling, end, indicator, page }

  /// Every frame draws a screen of rows at the most, whatever the list's length and speed.
  @Test(arguments: Way.allCases)
  func noFrameDrawsMoreThanAScreen(way: Way) {
    let counted = Counted(10_000, sample: Sample.withoutPictures)
    _ = counted.frame()
    var costs: [Cost] = []
    switch way {
    case .fling:
      for _ in 0..<12 {
        counted.list.fling()
        for _ in 0..<20 { costs.append(counted.frame()) }
      }
      #expect(counted.list.offset > 10_000)
    case .end:
      counted.list.press(.end)
      costs += counted.settle()
      #expect(counted.list.offset == counted.list.maximumOffset)
    case .indicator:
      counted.list.grabIndicator()
      for step in 1...60 {
        counted.list.dragIndicator(to: 60 + 15 * Double(step))
        costs.append(counted.frame())
      }
      #expect(counted.list.offset == counted.list.maximumOffset)
    case .page:
      for _ in 0..<40 {
        counted.list.press(.pageDown)
        for _ in 0..<3 { costs.append(counted.frame()) }
      }
      #expect(counted.list.offset > 10_000)
    }
    costs += counted.settle()
    // Nine rows are in view at the most, the page and the status bar are a layer each.
    #expect(costs.allSatisfy { $0.layers <= 11 && $0.marks <= 110 && $0.measured <= 60 })
    #expect(counted.frame() == Cost(marks: 0, layers: 0, measured: 0, decoded: 0), "at rest")
  }

  /// The picture cache holds what it may, however many pictures go by.
  @Test func memoryIsBounded() throws {
    let folder = try PictureCopies(count: 400)
    let images = ImageStore(mode: .immediate, capacity: 1 << 20)
    let list = ListRehearsal(
      restaurants: folder.restaurants, assets: Sample.assets, images: images)
    var most = 0
    for _ in 0..<400 {
      list.notch()
      list.frame()
      most = max(most, images.bytes)
    }
    #expect(images.decodedCount > 100)
    #expect(most <= 1 << 20)
    #expect(most > 1 << 19, "and it is used")
  }
}
