#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The angular frequency of SPEC §6's spring, response 0.34414 s.
private let frequency = 2 * Double.pi / 0.34414

/// Milliseconds until the critically damped spring of SPEC §6, let go at rest `distance` points from
/// its goal, is within 0.25 pt of it and below 5 pt/s: searched for by halving, after its maximum
/// speed.
private func rest(_ distance: Double) -> Double {
  func moves(_ time: Double) -> Bool {
    let left = distance * exp(-frequency * time)
    return left * (1 + frequency * time) > 0.25 || left * frequency * frequency * time >= 5
  }
  var (low, high) = (1 / frequency, 10.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if moves(middle) { low = middle } else { high = middle }
  }
  return high * 1000
}

/// What the same spring has covered of a distance after so many milliseconds.
private func covered(_ distance: Double, after time: Double) -> Double {
  distance * (1 - (1 + frequency * time / 1000) * exp(-frequency * time / 1000))
}

/// The time of a row's last moment.
private let atTheEnd = Double.infinity

/// iPhone 14 is 390 × 844 with insets 47 and 34: full height 787, maximum detent value 753. So
/// medium shows 0.56 · 753 + 34 = 455.68, `.height(200)` 234, `.fraction(0.4)` 335.2,
/// `.fraction(0.1)` 109.3 (SPEC §2). A mouse loses 4 pt of slop, a finger 8 (§3).
let acceptanceRows: [AcceptanceRow] = [
  AcceptanceRow(
    name: "restaurants", part: "13a, stage 1",
    decisions: [
      // 90 pt up, 4 of them slop: 388.32 − 86; −1000 pt/s lead 99 pt on.
      .init(
        at: 1190, y: 302.32, velocity: -1000, projected: 203.32, nearest: "medium",
        landing: "large", target: "large"),
      // 304 pt down from 57, held still.
      .init(
        at: 2500, y: 357, velocity: 0, projected: 357, nearest: "medium", landing: "medium",
        target: "medium"),
    ],
    events: [
      .init(150 + rest(455.68), "didPresent", .code),
      .init(1190, "didChangeSelectedDetent large", .drag),
      .init(2500, "didChangeSelectedDetent medium", .drag),
    ] + AcceptanceRow.Happening.dismissal(3350, .dimmedArea, gone: 3350 + rest(455.68)),
    moments: [
      .init(
        400, .presenting, "medium", top: 844 - covered(455.68, after: 250),
        dim: covered(1, after: 250), taps: 1),
      .init(1000, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(1950, .resting, "large", top: 57, dim: 1, taps: 1),
      // A tap beside it at its top position and full width is nothing.
      .init(2150, .resting, "large", top: 57, dim: 1, taps: 1),
      .init(2400, .dragging, "large", top: 357, dim: 1, taps: 1),
      .init(3300, .resting, "medium", top: 388.32, dim: 1, taps: 1),
    ],
    end: .init(atTheEnd, .hidden, taps: 1)),

  AcceptanceRow(
    name: "restaurants-dismissal", part: "13a, stage 1, with §5's examples",
    decisions: [
      .init(
        at: 1300, y: 610, velocity: 0, projected: 610, nearest: "medium", landing: "medium",
        target: "medium"),
      .init(
        at: 2300, y: 620, velocity: 0, projected: 620, nearest: "dismissed",
        landing: "dismissed", target: "dismissed"),
      .init(
        at: 4400, y: 400, velocity: 1200, projected: 518.8, nearest: "medium",
        landing: "medium", target: "dismissed", rule: .flick),
    ],
    events: [
      .init(150 + rest(455.68), "didPresent", .code),
      // Asked where the drag first is below medium, not at the release.
      .init(1100, "shouldDismiss", .drag), .init(1100, "willDismiss", .drag),
      .init(1300, "didCancelDismiss", .drag),
    ]
      + AcceptanceRow.Happening.dismissal(2100, .drag, gone: 2300 + rest(224)) + [
        .init(3350 + rest(455.68), "didPresent", .code)
      ] + AcceptanceRow.Happening.dismissal(4400, .drag, gone: .nan),
    moments: [
      .init(1200, .dragging, "medium", top: 610, dim: 234 / 455.68, taps: 1),
      .init(1950, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(2200, .dragging, "medium", top: 620, dim: 224 / 455.68, taps: 1),
      .init(2850, .hidden, taps: 1),
      .init(4150, .resting, "medium", top: 388.32, dim: 1, taps: 2),
    ],
    end: .init(atTheEnd, .hidden, taps: 2)),

  AcceptanceRow(
    name: "restaurants-four-detents", part: "13a, stage 2",
    decisions: [
      .init(
        at: 3890, y: 648.7, velocity: -1000, projected: 549.7, nearest: "height:200",
        landing: "height:200", target: "height:200"),
      // It skips medium.
      .init(
        at: 4660, y: 434, velocity: -3000, projected: 137, nearest: "medium", landing: "large",
        target: "large"),
    ],
    events: [
      .init(150 + rest(109.3), "didPresent", .code),
      .init(1000, "didChangeSelectedDetent height:200", .key),
      .init(1600, "didChangeSelectedDetent medium", .key),
      .init(2200, "didChangeSelectedDetent large", .key),
      .init(3000, "didChangeSelectedDetent fraction:0.1", .key),
      .init(3890, "didChangeSelectedDetent height:200", .drag),
      .init(4660, "didChangeSelectedDetent large", .drag),
    ] + AcceptanceRow.Happening.dismissal(5600, .key, gone: 5600 + rest(787)),
    moments: [
      // Nothing is undimmed, so the smallest stop dims wholly.
      .init(950, .resting, "fraction:0.1", top: 734.7, dim: 1, taps: 1),
      .init(1550, .resting, "height:200", top: 610, dim: 1, taps: 1),
      .init(2150, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(2950, .resting, "large", top: 57, dim: 1, taps: 1),
      .init(3750, .resting, "fraction:0.1", top: 734.7, dim: 1, taps: 1),
      .init(4550, .resting, "height:200", top: 610, dim: 1, taps: 1),
      .init(5550, .resting, "large", top: 57, dim: 1, taps: 1),
    ],
    end: .init(atTheEnd, .hidden, taps: 1)),

  AcceptanceRow(
    name: "restaurants-stored-detent", part: "13a, stage 3", decisions: [],
    events: [
      .init(150 + rest(455.68), "didPresent", .code),
      .init(1000, "didChangeSelectedDetent large", .key),
    ]
      + AcceptanceRow.Happening.dismissal(1700, .key, gone: 1700 + rest(787)) + [
        .init(2650 + rest(787), "didPresent", .code)
      ] + AcceptanceRow.Happening.dismissal(3600, .key, gone: 3600 + rest(787)) + [
        .init(4650 + rest(234), "didPresent", .code)
      ],
    moments: [
      .init(950, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(1650, .resting, "large", top: 57, dim: 1, taps: 1),
      .init(2300, .hidden, taps: 1),
      // Reopening starts at the last stop.
      .init(3550, .resting, "large", top: 57, dim: 1, taps: 2),
    ],
    // With the switch off nothing is bound: every opening starts at 234 pt.
    end: .init(atTheEnd, .resting, "height:200", top: 610, dim: 1, taps: 3)),

  AcceptanceRow(
    name: "restaurants-browse", part: "13a, browse",
    decisions: [
      .init(
        at: 1800, y: 394, velocity: 0, projected: 394, nearest: "medium", landing: "medium",
        target: "medium")
    ],
    events: [
      .init(150 + rest(234), "didPresent", .code),
      .init(1800, "didChangeSelectedDetent medium", .drag),
    ] + AcceptanceRow.Happening.dismissal(2550, .dimmedArea, gone: 2550 + rest(455.68)),
    moments: [
      .init(950, .resting, "height:200", top: 610, isInteractive: true, taps: 1),
      // Another row swaps the item in place.
      .init(1350, .resting, "height:200", top: 610, isInteractive: true, taps: 2),
      // Half-way between 234 and 455.68, and above the undimmed stop: blocked.
      .init(1550, .dragging, "height:200", top: 499.16, dim: 0.5, taps: 2),
      .init(1700, .dragging, "height:200", top: 394, dim: 216 / 221.68, taps: 2),
      .init(2450, .resting, "medium", top: 388.32, dim: 1, taps: 2),
    ],
    end: .init(atTheEnd, .hidden, taps: 2)),

  AcceptanceRow(
    name: "basic", part: "13b",
    decisions: [
      // 100 pt of a finger, 8 of them slop; lost at −1000 pt/s, so let go with 0.
      .init(
        at: 3110, y: 296.32, velocity: 0, projected: 296.32, nearest: "medium",
        landing: "medium", target: "medium")
    ],
    events: [.init(150 + rest(455.68), "didPresent", .code)]
      + AcceptanceRow.Happening.dismissal(1050, .dimmedArea, gone: 1050 + rest(455.68))
      + [.init(2050 + rest(455.68), "didPresent", .code)],
    moments: [
      .init(950, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      // The button is dimmed: the click closes the sheet and does not reach it.
      .init(1600, .hidden, taps: 1),
      .init(2950, .resting, "medium", top: 388.32, dim: 1, taps: 2),
      .init(3100, .dragging, "medium", top: 296.32, dim: 1, taps: 2),
    ],
    end: .init(atTheEnd, .resting, "medium", top: 388.32, dim: 1, taps: 2)),

  AcceptanceRow(
    name: "map-drawer", part: "13c",
    decisions: [
      .init(
        at: 800, y: 836, velocity: 0, projected: 836, nearest: "height:120",
        landing: "height:120", target: "height:120"),
      .init(
        at: 1800, y: 508, velocity: 0, projected: 508, nearest: "fraction:0.4",
        landing: "fraction:0.4", target: "fraction:0.4"),
      .init(
        at: 3650, y: 192.8, velocity: 0, projected: 192.8, nearest: "large", landing: "large",
        target: "large"),
    ],
    events: [
      // A quarter of 787/4 is 49.1875: 41.6286 is no attempt, 57.0259 is one.
      .init(600, "didAttemptToDismiss", .drag),
      .init(1800, "didChangeSelectedDetent fraction:0.4", .drag),
      .init(3650, "didChangeSelectedDetent large", .drag),
      .init(4800, "didChangeSelectedDetent fraction:0.4", .key),
      .init(5600, "didChangeSelectedDetent height:120", .key),
      .init(6400, "didAttemptToDismiss", .key),
    ],
    moments: [
      .init(50, .resting, "height:120", top: 690, isInteractive: true),
      .init(350, .resting, "height:120", top: 690, isInteractive: true, taps: 1),
      // 96 and 146 pt below, d = 787/4 = 196.75: 196.75 · (1 − 1/(0.55·96/196.75 + 1)) = 41.6286.
      .init(550, .dragging, "height:120", top: 690 + 41.6286, isInteractive: true, taps: 1),
      .init(700, .dragging, "height:120", top: 690 + 57.0259, isInteractive: true, taps: 1),
      .init(1450, .resting, "height:120", top: 690, isInteractive: true, taps: 1),
      .init(1700, .dragging, "height:120", top: 508, dim: 0.8 / 451.8, taps: 1),
      .init(2450, .resting, "fraction:0.4", top: 508.8, isInteractive: true, taps: 1),
      // `.scrolls`: 100 pt up on the list scroll it by 96 and leave the drawer.
      .init(
        2700, .resting, "fraction:0.4", top: 508.8, isInteractive: true, taps: 1, scroll: 96),
      .init(3400, .dragging, "fraction:0.4", top: 282.9, dim: 0.5, taps: 1, scroll: 96),
      .init(3550, .dragging, "fraction:0.4", top: 192.8, dim: 316 / 451.8, taps: 1, scroll: 96),
      .init(4450, .resting, "large", top: 57, dim: 1, taps: 1, scroll: 96),
      .init(4750, .resting, "large", top: 57, dim: 1, taps: 1, scroll: 96),
      .init(
        5550, .resting, "fraction:0.4", top: 508.8, isInteractive: true, taps: 1, scroll: 96),
    ],
    end: .init(atTheEnd, .resting, "height:120", top: 690, isInteractive: true, taps: 1, scroll: 96)
  ),

  AcceptanceRow(
    name: "map-drawer-classic", part: "13c, classic",
    decisions: [
      .init(
        at: 2390, y: 644, velocity: -1000, projected: 545, nearest: "height:80",
        landing: "fraction:0.4", target: "fraction:0.4")
    ],
    events: [
      // With its owner, so by code.
      .init(150 + rest(114), "onDismiss", .code),
      .init(1150 + rest(114), "didPresent", .code),
      .init(2390, "didChangeSelectedDetent fraction:0.4", .drag),
    ],
    moments: [
      .init(50, .resting, "height:80", top: 730, isInteractive: true),
      .init(650, .hidden, taps: 1),
      .init(2250, .resting, "height:80", top: 730, isInteractive: true, taps: 2),
    ],
    end: .init(atTheEnd, .resting, "fraction:0.4", top: 508.8, isInteractive: true, taps: 2)),

  AcceptanceRow(
    name: "picker", part: "13d", decisions: [],
    events: [
      // By itself after 0.2 s, in 0.3 s; a tap beside it, and a choice.
      .init(500, "didPresent", .code)
    ]
      + AcceptanceRow.Happening.dismissal(1050, .dimmedArea, gone: 1350) + [
        .init(1910, "didPresent", .code), .init(2350, "onDismiss", .code),
      ],
    moments: [
      .init(150, .hidden),
      // Half of 400 pt at half of the symmetrical ease; clear, but blocking.
      .init(350, .presenting, "height:366", top: 644, isInteractive: false),
      .init(500, .resting, "height:366", top: 444, isInteractive: false),
      .init(850, .resting, "height:366", top: 444, isInteractive: false),
      .init(950, .resting, "height:366", top: 444, isInteractive: false),
      .init(1200, .dismissing, "height:366", top: 644, isInteractive: false),
      .init(1350, .hidden),
      .init(1950, .resting, "height:366", top: 444, isInteractive: false),
      .init(2200, .dismissing, "height:366", top: 644, isInteractive: false),
    ],
    end: .init(atTheEnd, .hidden)),

  AcceptanceRow(
    name: "half-sheet", part: "13e",
    decisions: [
      .init(
        at: 1300, y: 288.32, velocity: 0, projected: 288.32, nearest: "medium",
        landing: "medium", target: "medium")
    ],
    events: [.init(150 + rest(455.68), "didPresent", .code)]
      + AcceptanceRow.Happening.dismissal(2250, .grabber, gone: 2250 + rest(455.68)),
    moments: [
      .init(950, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      // 100 pt above, d held to 100: 100 · (1 − 1/1.55) = 35.4839.
      .init(1200, .dragging, "medium", top: 388.32 - 35.4839, dim: 1, taps: 1),
      .init(2150, .resting, "medium", top: 388.32, dim: 1, taps: 1),
    ],
    end: .init(atTheEnd, .hidden, taps: 1)),

  AcceptanceRow(
    name: "stack", part: "11, stacks", decisions: [],
    events: [
      .init(150 + rest(455.68), "didPresent", .code),
      .init(1010 + rest(455.68), "didPresent", .code, level: 1),
    ]
      + AcceptanceRow.Happening.dismissal(
        2050, .dimmedArea, gone: 2050 + rest(455.68), level: 1) + [
        .init(3000, "didChangeSelectedDetent large", .key)
      ] + AcceptanceRow.Happening.dismissal(3800, .key, gone: 3800 + rest(787)),
    moments: [
      .init(950, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(1950, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(1950, .resting, "medium", top: 388.32, dim: 1, taps: 1, level: 1),
      // The lower one stays where it was.
      .init(2600, .resting, "medium", top: 388.32, dim: 1, taps: 1),
      .init(3750, .resting, "large", top: 57, dim: 1, taps: 1),
    ],
    end: .init(atTheEnd, .hidden, taps: 1)),

  AcceptanceRow(
    name: "form", part: "9, text input",
    decisions: [
      .init(
        at: 2400, y: 157, velocity: 0, projected: 157, nearest: "keyboard",
        landing: "keyboard", target: "keyboard"),
      .init(
        at: 4500, y: 700, velocity: 0, projected: 700, nearest: "dismissed",
        landing: "dismissed", target: "dismissed"),
    ],
    events: [.init(150 + rest(374), "didPresent", .code)]
      + AcceptanceRow.Happening.dismissal(4300, .drag, gone: 4500 + rest(144)),
    moments: [
      .init(950, .resting, "height:340", top: 470, dim: 1, taps: 1),
      // The keyboard: at the largest stop, which is at full height already; selection unchanged.
      .init(1950, .resting, "height:340", top: 57, dim: 1, taps: 1),
      .init(2300, .dragging, "height:340", top: 157, dim: 1, taps: 1),
      .init(3150, .resting, "height:340", top: 57, dim: 1, taps: 1),
      .init(4150, .resting, "height:340", top: 470, dim: 1, taps: 1),
      .init(4400, .dragging, "height:340", top: 700, dim: 144 / 374, taps: 1),
    ],
    end: .init(atTheEnd, .hidden, taps: 1)),
]
