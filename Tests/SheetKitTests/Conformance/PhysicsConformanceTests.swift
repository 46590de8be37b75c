import SheetKit
import Testing

@Suite struct PhysicsConformanceTests {
  @Test(arguments: projectionRows)
  func projection(row: ProjectionRow) {
    let travel = Projection(decelerationRate: row.rate).travel(velocity: row.velocity)
    #expect(agree(travel, row.expected))
  }

  @Test(arguments: rubberBandRows)
  func rubberBand(row: RubberBandRow) {
    let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
    #expect(agree(band.shown(row.overshoot), row.expected))
    #expect(agree(band.overshoot(band.shown(row.overshoot)), row.overshoot))
  }

  @Test(arguments: springRows)
  func spring(row: SpringRow) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let run = SpringMotion(
      spring, from: row.from, to: row.target, velocity: row.velocity, settleDistance: 1e-9,
      settleSpeed: 1e-9)
    for point in row.expected {
      #expect(agree(run.position(at: point.time), point.position))
      #expect(agree(run.velocity(at: point.time), point.velocity))
    }
  }
}
