/// Rows of the project's `conformance/physics-cases.json`, generated once.
struct ProjectionRow: Sendable, CustomStringConvertible {
  let velocity: Double
  let rate: Double
  let expected: Double
  let why: String

  var description: String { why }
}

/// An overshoot and what is shown of it.
struct RubberBandRow: Sendable, CustomStringConvertible {
  let overshoot: Double
  let dimension: Double
  let coefficient: Double
  let expected: Double
  let why: String

  var description: String { why }
}

/// A run of a spring at several times.
struct SpringRow: Sendable, CustomStringConvertible {
  let mass: Double
  let stiffness: Double
  let damping: Double
  let from: Double
  let target: Double
  let velocity: Double
  let expected: [(time: Double, position: Double, velocity: Double)]
  let why: String

  var description: String { why }
}

let projectionRows: [ProjectionRow] = [
  ProjectionRow(
    velocity: 0, rate: 0.998, expected: 0,
    why: "no momentum, no travel"),
  ProjectionRow(
    velocity: 500, rate: 0.998, expected: 249.5,
    why: "the moderate flick of the panel suites"),
  ProjectionRow(
    velocity: -1000, rate: 0.998, expected: -499,
    why: "odd in velocity: upward mirrors downward"),
  ProjectionRow(
    velocity: -2473.6, rate: 0.998, expected: -1234.3264,
    why: "a measured, un-round velocity"),
  ProjectionRow(
    velocity: -4321, rate: 0.99, expected: -427.779,
    why: "fast rate, strong upward flick"),
  ProjectionRow(
    velocity: 50, rate: 0.998, expected: 24.95,
    why: "the usual minimum fling speed moves under 25 points"),
]

let rubberBandRows: [RubberBandRow] = [
  RubberBandRow(
    overshoot: 0, dimension: 800, coefficient: 0.55,
    expected: 0,
    why: "at the limit there is no offset"),
  RubberBandRow(
    overshoot: 10, dimension: 800, coefficient: 0.55,
    expected: 5.46244569,
    why: "small overshoot"),
  RubberBandRow(
    overshoot: 100, dimension: 800, coefficient: 0.55,
    expected: 51.4619883,
    why: "a hundred points pulls about fifty"),
  RubberBandRow(
    overshoot: 400, dimension: 800, coefficient: 0.55,
    expected: 172.54902,
    why: "half a screen of overshoot"),
  RubberBandRow(
    overshoot: 10000, dimension: 800, coefficient: 0.55,
    expected: 698.412698,
    why: "never reaches the dimension"),
  RubberBandRow(
    overshoot: 100, dimension: 800, coefficient: 1,
    expected: 88.8888889,
    why: "c = 1"),
]

let springRows: [SpringRow] = [
  SpringRow(
    mass: 1, stiffness: 438.6490844928604, damping: 41.88790204786391,
    from: 0, target: 1, velocity: 0,
    expected: [
      (0.05, 0.28159783, 7.69653261),
      (0.15, 0.821025554, 2.84336185),
      (0.35, 0.994540911, 0.100609837),
      (0.8, 0.999999061, 1.85580922e-05),
    ],
    why: "unit step, critically damped, 0.3 s response"),
  SpringRow(
    mass: 1, stiffness: 130.5071656342394, damping: 11.423973285781065,
    from: 0, target: 1, velocity: 0,
    expected: [
      (0.05, 0.132532054, 4.70664394),
      (0.15, 0.719032996, 5.57887478),
      (0.35, 1.15320235, -0.563921184),
      (0.8, 0.994657839, 0.136438351),
    ],
    why: "unit step, visible bounce"),
  SpringRow(
    mass: 1, stiffness: 246.74011002723395, damping: 31.41592653589793,
    from: 647, target: 250, velocity: 1200,
    expected: [
      (0.05, 600.526633, -2115.67555),
      (0.15, 393.346485, -1546.88975),
      (0.35, 262.285924, -162.530043),
      (0.8, 250.02213, -0.321687467),
    ],
    why: "collapse while still moving the wrong way: first rises"),
  SpringRow(
    mass: 1, stiffness: 322.27279677026473, damping: 32.313524436923586,
    from: 330, target: 330, velocity: 800,
    expected: [
      (0.05, 347.38133, 48.8787013),
      (0.15, 338.354358, -107.568116),
      (0.35, 330.140288, -4.8428177),
      (0.8, 329.999994, 0.00204079122),
    ],
    why: "released exactly on the detent with speed: leaves and returns"),
  SpringRow(
    mass: 1, stiffness: 100, damping: 10,
    from: 0, target: 1, velocity: 0,
    expected: [
      (0.05, 0.104405473, 3.77345203),
      (0.15, 0.610492535, 5.25424431),
      (0.35, 1.16164992, 0.221282351),
      (0.8, 0.979006627, 0.127150956),
    ],
    why: "mass-stiffness-damping form, ratio 0.5"),
  SpringRow(
    mass: 1, stiffness: 400, damping: 32,
    from: 0, target: 1, velocity: 3,
    expected: [
      (0.05, 0.354300067, 8.55470798),
      (0.15, 0.924903723, 2.52963301),
      (0.35, 1.00530447, -0.0999791602),
      (0.8, 1.00000324, -2.22729445e-05),
    ],
    why: "stiffness 400, ratio 0.8, progress units with speed"),
  SpringRow(
    mass: 0.5, stiffness: 100, damping: 15.556349186104045,
    from: 600, target: 300, velocity: -900,
    expected: [
      (0.05, 533.17091, -1510.57369),
      (0.15, 407.781214, -911.326771),
      (0.35, 318.325666, -165.501853),
      (0.8, 300.309652, -2.81023744),
    ],
    why: "light mass, ratio 1.1, initial velocity towards the target"),
  SpringRow(
    mass: 1, stiffness: 100, damping: 19.998,
    from: 0, target: 1, velocity: 0,
    expected: [
      (0.05, 0.0902065377, 3.03277966),
      (0.15, 0.442199703, 3.34720344),
      (0.35, 0.864154934, 1.05684675),
      (0.8, 0.99698656, 0.0268012298),
    ],
    why: "a hair under critical: must not cancel"),
]
