import SheetKit

private let threeStops = SheetConfiguration()
  .presentationDetents([.height(200), .medium, .large], selection: .medium)
private let refusing = SheetConfiguration().presentationDetents([.medium, .large])
  .interactiveDismissDisabled()
private let bouncing: SheetConfiguration = {
  var configuration = SheetConfiguration().presentationDetents([.medium, .large])
  configuration.tuning.dampingRatio = 0.3
  return configuration
}()
private let withoutMedium = SheetConfiguration().presentationDetents([.height(300), .large])
private let lower = SheetConfiguration().presentationDetents([.height(100), .height(300)])
private let turned = Container(width: 393, height: 852, safeArea: EdgeInsets(top: 59, bottom: 34))
private let keyboard = SheetInput.keyboard(height: 336)

/// Another finger pulls the sheet down by 150 pt in 100 ms, rests, and lets go at 200 ms.
private let pulledDown: [Int: [SheetInput]] = {
  func place(_ ms: Int) -> PointerPosition {
    PointerPosition(x: 195, y: 400 + 1.5 * Double(min(ms, 100)))
  }
  var inputs: [Int: [SheetInput]] = [0: [.pointerDown(2, place(0), on: .header)]]
  for ms in 1...199 { inputs[ms] = [.pointerMove(2, place(ms))] }
  inputs[200] = [.pointerUp(2, place(200))]
  return inputs
}()

/// Stops of the phone: 234, 455.68 and 787 pt up; the keyboard's is 490 above `.height(120)`.
let seams: [Seam] = [
  // MARK: Grabbed
  Seam(
    name: "pressed in mid-settle: within the slop it goes on", inputs: [0: [.select(.large)]],
    finger: .init(down: 90, y: 380, speed: 0), seam: 90, rule: .kept),
  Seam(
    name: "grabbed in mid-settle", inputs: [0: [.select(.large)]],
    finger: .init(down: 90, y: 380, speed: 0.8), seam: 96, rule: .held),
  Seam(
    name: "grabbed in mid-settle and thrown up", inputs: [0: [.select(.large)]],
    finger: .init(down: 90, y: 380, speed: -0.8, up: 200), seam: 200, rule: .thrown),
  Seam(
    name: "grabbed while it is presented", startsPresented: false, inputs: [0: [.present]],
    finger: .init(down: 80, y: 700, speed: -0.8), seam: 86, rule: .held),
  Seam(
    name: "grabbed beyond large, where its spring overshoots", configuration: bouncing,
    inputs: [0: [.select(.large)]], finger: .init(down: 130, y: 90, speed: 0.5), seam: 140,
    rule: .held),
  Seam(
    name: "a dismissal caught", inputs: [0: [.key(.escape)]],
    finger: .init(down: 90, y: 700, speed: -1), seam: 96, rule: .held),
  Seam(
    name: "thrown down from a drag below the smallest stop",
    finger: .init(down: 10, y: 400, speed: 1.5, up: 150), seam: 150, rule: .thrown),

  // MARK: Retargeted
  Seam(
    name: "sent back by code in mid-flight", configuration: threeStops,
    inputs: [0: [.select(.large)], 110: [.select(.height(200))]], seam: 110, rule: .kept),
  Seam(
    name: "sent on by code in mid-flight", configuration: threeStops,
    inputs: [0: [.select(.height(200))], 60: [.select(.large)]], seam: 60, rule: .kept),
  Seam(
    name: "sent back by code beyond large", configuration: bouncing,
    inputs: [0: [.select(.large)], 130: [.select(.medium)]], seam: 130, rule: .kept),
  Seam(
    name: "sent back by a key", configuration: threeStops,
    inputs: [0: [.key(.up)], 100: [.key(.end)]], seam: 100, rule: .kept),
  Seam(
    name: "dismissed by code in mid-settle", inputs: [0: [.select(.large)], 90: [.dismiss]],
    seam: 90, rule: .kept),
  Seam(
    name: "presented again while code dismisses it", inputs: [0: [.dismiss], 90: [.present]],
    seam: 90, rule: .kept),
  Seam(
    name: "selected while it is presented", startsPresented: false,
    inputs: [0: [.present], 100: [.select(.large)]], seam: 100, rule: .kept),
  Seam(
    name: "sent back just before it is settled", configuration: threeStops,
    inputs: [0: [.select(.large)], 380: [.select(.height(200))]], seam: 380, rule: .kept,
    least: 1),

  // MARK: Detents
  Seam(
    name: "its stop gone in mid-flight", configuration: threeStops,
    inputs: [0: [.select(.large)], 100: [.configure(lower)]], seam: 100, rule: .kept),
  Seam(
    name: "its stop gone on the way down",
    configuration: SheetConfiguration().presentationDetents(
      [.medium, .large], selection: .large),
    inputs: [0: [.select(.medium)], 100: [.configure(withoutMedium)]], seam: 100, rule: .kept),
  Seam(
    name: "other detents in the hand, moving up",
    inputs: [150: [.configure(withoutMedium)]], finger: .init(down: 10, y: 400, speed: -0.7),
    seam: 149, rule: .held),
  Seam(
    name: "the hand above every new detent, moving down",
    configuration: SheetConfiguration().presentationDetents([.medium, .large], selection: .large),
    inputs: [150: [.configure(lower)]], finger: .init(down: 10, y: 70, speed: 0.7), seam: 149,
    rule: .held),
  Seam(
    name: "other detents in the hand, then thrown",
    inputs: [100: [.configure(withoutMedium)]],
    finger: .init(down: 10, y: 400, speed: -0.7, up: 180), seam: 180, rule: .thrown),

  // MARK: Resized
  Seam(
    name: "the container resized in the hand", inputs: [100: [.resize(turned)]],
    finger: .init(down: 10, y: 400, speed: -0.7), seam: 99, rule: .held),
  Seam(
    name: "the container resized in mid-flight",
    inputs: [0: [.select(.large)], 100: [.resize(turned)]], seam: 100, rule: .kept),
  Seam(
    name: "the container resized while it is dismissed",
    inputs: [0: [.dismiss], 100: [.resize(turned)]], seam: 100, rule: .kept),

  // MARK: Content
  Seam(
    name: "into the content and back", contentHeight: 3000,
    finger: .init(down: 10, y: 700, speed: -1.5, turns: 350, region: .content(0)), seam: 20,
    rule: .held, follows: 600),
  Seam(
    name: "out of the content: down to its top, then the sheet",
    configuration: SheetConfiguration().presentationDetents([.medium, .large], selection: .large),
    contentHeight: 3000,
    finger: .init(down: 10, y: 400, speed: -1, turns: 100, region: .content(0)), seam: 20,
    rule: .held, follows: 240),
  Seam(
    name: "let go of content that lowers the sheet",
    configuration: SheetConfiguration().presentationDetents([.medium, .large], selection: .large),
    contentHeight: 3000,
    finger: .init(down: 10, y: 300, speed: 0.9, up: 200, region: .content(0)), seam: 200,
    rule: .thrown),

  // MARK: Refusal
  Seam(
    name: "into the refusal's rubber band and back", configuration: refusing,
    finger: .init(down: 10, y: 300, speed: 0.8, turns: 300), seam: 20, rule: .held, follows: 500),
  Seam(
    name: "let go in the refusal's rubber band", configuration: refusing,
    finger: .init(down: 10, y: 400, speed: 0.8, up: 200), seam: 200, rule: .thrown),
  Seam(
    name: "grabbed again in the refusal's rubber band", configuration: refusing,
    inputs: pulledDown, finger: .init(down: 210, y: 400, speed: 0.8), seam: 220, rule: .held),
  Seam(
    name: "let go above large",
    configuration: SheetConfiguration().presentationDetents([.medium]),
    finger: .init(down: 10, y: 400, speed: -0.6, up: 200), seam: 200, rule: .thrown),

  Seam(
    name: "resized in the refusal's rubber band", configuration: refusing,
    inputs: [200: [.resize(turned)]], finger: .init(down: 10, y: 400, speed: 0.8), seam: 200,
    rule: .held),
  Seam(
    name: "resized above the only stop",
    configuration: SheetConfiguration().presentationDetents([.medium]),
    inputs: [200: [.resize(turned)]], finger: .init(down: 10, y: 400, speed: -0.6), seam: 200,
    rule: .held),
  Seam(
    name: "resized on the way back from the refusal's rubber band", configuration: refusing,
    inputs: pulledDown.merging([280: [.resize(turned)]]) { $0 + $1 }, seam: 280, rule: .shown),
  Seam(
    name: "allowed out on the way back from the refusal's rubber band", configuration: refusing,
    inputs: pulledDown.merging([
      280: [.configure(refusing.interactiveDismissDisabled(false))]
    ]) { $0 + $1 }, seam: 280, rule: .shown),
  Seam(
    name: "other detents while it overshoots large", configuration: bouncing,
    inputs: [0: [.select(.large)], 125: [.configure(lower)]], seam: 125, rule: .shown),

  // MARK: Keyboard
  Seam(
    name: "the keyboard in mid-flight",
    configuration: SheetConfiguration().presentationDetents([.height(120), .height(300)]),
    inputs: [0: [.select(.height(300))], 80: [keyboard]], seam: 80, rule: .kept),
  Seam(
    name: "the keyboard gone again while the sheet rises for it",
    configuration: SheetConfiguration().presentationDetents([.height(120)]),
    inputs: [0: [keyboard], 90: [.keyboard(height: nil)]], seam: 90, rule: .kept),
  Seam(
    name: "a taller keyboard while the sheet rises",
    configuration: SheetConfiguration().presentationDetents([.height(120)]),
    inputs: [0: [keyboard], 90: [.keyboard(height: 420)]], seam: 90, rule: .kept),
  Seam(
    name: "the keyboard back while the sheet sinks",
    configuration: SheetConfiguration().presentationDetents([.height(120)]),
    inputs: [0: [keyboard], 900: [.keyboard(height: nil)], 990: [keyboard]], seam: 990,
    rule: .kept, length: 1800),
  Seam(
    name: "the keyboard in the hand",
    configuration: SheetConfiguration().presentationDetents([.height(120), .height(500)]),
    inputs: [100: [keyboard], 160: [.keyboard(height: nil)]],
    finger: .init(down: 10, y: 700, speed: -0.7), seam: 90, rule: .held, follows: 120),
]
