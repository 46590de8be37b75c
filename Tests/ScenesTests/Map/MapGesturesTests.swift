import Canvas
import Testing

@testable import Scenes

@Suite struct CoastingTests {
  @Test func itComesToRestWhereTheRateSays() {
    let motion = Coasting(from: 1000, velocity: 800, range: 0...10_000)
    // The whole way of a rate of 0.998 a millisecond is v / 2.002 a second; it stands at 6 pt/s.
    #expect(abs(motion.position(at: 60) - (1000 + (800 - 6) / 2.002)) < 0.1)
    #expect(motion.position(at: motion.settlingTime) == motion.position(at: 60))
  }

  @Test(arguments: [
    (500.0, 4000.0, "out over an edge and back"), (-80.0, 0.0, "let go outside"),
    (1080.0, -200.0, "let go outside, moving in"), (1000.0, 3000.0, "at the edge"),
    (0.0, -3000.0, "at the other"),
  ])
  func itAlwaysRestsInItsRange(from: Double, velocity: Double, reason: Comment) {
    let motion = Coasting(from: from, velocity: velocity, range: 0...1000)
    let rest = motion.position(at: motion.settlingTime)
    #expect((0...1000).contains(rest), reason)
    #expect(motion.settlingTime < 5, reason)
  }

  @Test(arguments: [(500.0, 4000.0), (-80.0, 0.0), (990.0, 900.0), (300.0, -2500.0)])
  func itNeverJumps(from: Double, velocity: Double) {
    let motion = Coasting(from: from, velocity: velocity, range: 0...1000)
    #expect(motion.position(at: 0) == from)
    var last = from
    for step in 1...3000 {
      let next = motion.position(at: Double(step) / 1000)
      #expect(abs(next - last) <= max(abs(velocity), 1100) / 1000 + 0.02)
      last = next
    }
  }
}

@Suite struct MapGesturesTests {
  static let view = Size(width: 390, height: 844)
  static let limits = MapLimits(view: view, coveredBottom: 300)

  private func map(zoom: Double = 4) -> MapGestures {
    MapGestures(MapCamera(center: Point(x: 2000, y: 2000), zoom: zoom), limits: Self.limits)
  }

  @Test func theGroundStaysUnderTheFinger() {
    var map = map()
    let isMaybeTap = map.press(1, at: Point(x: 200, y: 300), device: .mouse, time: 0)
    #expect(isMaybeTap)
    map.move(1, to: Point(x: 130, y: 300), time: 0.1)
    map.move(1, to: Point(x: 100, y: 260), time: 0.2)
    let center = map.camera(at: 0.2).center
    #expect(center.distance(to: Point(x: 2096, y: 2040)) < 1e-9, "100 less the slop of 4")
    map.move(1, to: Point(x: 100, y: 260), time: 0.5)
    let isTap = map.release(1, time: 0.5)
    #expect(!isTap)
    #expect(!map.isMoving(at: 0.5), "a pause is no flick")
    #expect(map.camera(at: 9).center == center)
  }

  @Test func aFlickGoesOnInBothAxes() {
    var map = map()
    _ = map.press(1, at: Point(x: 200, y: 300), device: .mouse, time: 0)
    for step in 1...10 {
      let way = Double(step) * 8
      map.move(1, to: Point(x: 200 - way, y: 300 - way / 2), time: Double(step) * 0.01)
    }
    _ = map.release(1, time: 0.1)
    let start = map.camera(at: 0.1).center
    let end = map.camera(at: 20).center
    #expect(abs(end.x - start.x - (800 - 6) / 2.002) < 6)
    #expect(abs((end.y - start.y) * 2 - (end.x - start.x)) < 12)
    #expect(!map.isMoving(at: 5))
    let stops = map.press(1, at: .zero, device: .mouse, time: 0.3)
    #expect(!stops, "a press that stops a motion is no tap")
    #expect(!map.isMoving(at: 0.3))
  }

  @Test func twoFingersKeepTheirPlaces() {
    var map = map()
    _ = map.press(1, at: Point(x: 100, y: 300), device: .touch, time: 0)
    _ = map.press(2, at: Point(x: 200, y: 300), device: .touch, time: 0.01)
    let before = map.camera(at: 0.01)
    let west = before.place(Point(x: 100, y: 300), in: Self.view)
    let east = before.place(Point(x: 200, y: 300), in: Self.view)
    map.move(1, to: Point(x: 70, y: 340), time: 0.1)
    map.move(2, to: Point(x: 270, y: 340), time: 0.1)
    let after = map.camera(at: 0.1)
    #expect(abs(after.zoom - 5) < 1e-9, "twice as far apart: a level nearer")
    #expect(after.screen(west, in: Self.view).distance(to: Point(x: 70, y: 340)) < 1e-6)
    #expect(after.screen(east, in: Self.view).distance(to: Point(x: 270, y: 340)) < 1e-6)
    _ = map.release(2, time: 0.2)
    #expect(map.camera(at: 0.2).center.distance(to: after.center) < 1e-6, "no jump")
    _ = map.release(1, time: 0.3)
  }

  @Test func aPinchPastTheLimitComesBack() {
    var map = map(zoom: 5.5)
    _ = map.press(1, at: Point(x: 190, y: 300), device: .touch, time: 0)
    _ = map.press(2, at: Point(x: 210, y: 300), device: .touch, time: 0)
    map.move(1, to: Point(x: 10, y: 300), time: 0.1)
    map.move(2, to: Point(x: 380, y: 300), time: 0.1)
    #expect(map.camera(at: 0.1).zoom > 5.75)
    #expect(map.camera(at: 0.1).zoom < 6.35)
    map.cancel(1, time: 0.2)
    map.cancel(2, time: 0.2)
    #expect(map.camera(at: 3).zoom == 5.75)
  }

  @Test(arguments: [(1.0, 0.35), (-2.0, -0.7), (30.0, 1.75), (-30.0, -2.0)])
  func theWheelZoomsAtThePointer(notches: Double, levels: Double) {
    var map = map()
    let pointer = Point(x: 120, y: 250)
    let place = map.camera(at: 0).place(pointer, in: Self.view)
    map.wheel(Wheel(position: pointer, dx: 0, dy: notches, isPrecise: false), time: 0)
    for time in [0.05, 0.1, 1] {
      #expect(map.camera(at: time).screen(place, in: Self.view).distance(to: pointer) < 1e-6)
    }
    #expect(abs(map.camera(at: 1).zoom - 4 - levels) < 1e-9)
  }

  @Test func notchesAddUpWhileItGlides() {
    var map = map()
    for step in 0..<3 {
      map.wheel(
        Wheel(position: Point(x: 195, y: 300), dx: 0, dy: 1, isPrecise: false),
        time: Double(step) * 0.02)
    }
    #expect(abs(map.camera(at: 1).zoom - 5.05) < 1e-9)
  }

  @Test func twoTapsAtAPlaceComeNearer() {
    var map = map()
    let place = Point(x: 100, y: 200)
    let first = map.tap(at: place, time: 1)
    let late = map.tap(at: place, time: 2)
    let second = map.tap(at: Point(x: 103, y: 201), time: 2.2)
    #expect([first, late, second] == [false, false, true])
    #expect(map.camera(at: 4).zoom == 5)
  }

  @Test func pulledPastTheEdgeItComesBack() {
    var map = MapGestures(MapCamera(center: .zero, zoom: 4), limits: Self.limits)
    let home = map.camera(at: 0).center
    _ = map.press(1, at: Point(x: 100, y: 200), device: .mouse, time: 0)
    map.move(1, to: Point(x: 300, y: 200), time: 0.2)
    let pulled = home.x - map.camera(at: 0.2).center.x
    #expect(pulled > 30 && pulled < 110)
    map.move(1, to: Point(x: 300, y: 200), time: 0.5)
    _ = map.release(1, time: 0.5)
    #expect(abs(map.camera(at: 0.5).center.x - (home.x - pulled)) < 1e-6, "no jump")
    #expect(map.camera(at: 3).center == home)
  }
}
