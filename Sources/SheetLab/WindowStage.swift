import Canvas
import Rendering
import SDLKit
import Workbench

/// The window and all that stands around it: events, clock, pictures and fonts, and what draws.
struct WindowStage {
  let library: Library
  let window: Window
  let events: EventSource
  let clock: Clock
  let resources: DrawingResources
  let presenter: any Presenter
  /// Why it is this presenter, in a sentence.
  let presenterReason: String
  /// Window units per point at full size: the number of `--scale`, else 1.
  let unitsPerPoint: Double

  /// - Parameters:
  ///   - size: the picture's size in points in so much room; a window that the display has no
  ///     room for is smaller.
  ///   - assets: the folder that holds `icons/`.
  init(
    size: (_ room: Size) -> Size, title: String, options: WindowOptions, assets: String
  ) throws {
    library = try Library()
    clock = Clock()
    unitsPerPoint = options.scale ?? 1
    let wanted = size(Size(width: .infinity, height: .infinity))
    let shown = size(library.usableDisplaySize.divided(by: unitsPerPoint))
    if let scale = options.scale { Self.tell(scale, wanted, shown) }
    let requested = options.renderer == .automatic ? nil : options.renderer.rawValue
    var choice = try RendererChoice.decide(requested: requested)
    var windowOptions = Window.Options(
      title: title, width: Int((shown.width * unitsPerPoint).rounded()),
      height: Int((shown.height * unitsPerPoint).rounded()))
    if case .accelerated = choice.kind { windowOptions.usesOpenGL = true }
    events = EventSource(clock: clock, library: library)
    let wakeUp = events.wakeUp
    let room = Int(options.pictureCache * 1_048_576)
    resources = DrawingResources(
      assets: assets, images: ImageStore(capacity: room, wake: { wakeUp.send() }))
    try resources.text.requireFont()
    window = try Self.open(windowOptions, &choice, library)
    window.setMinimumSize(width: 120, height: 160)
    events.attach(to: window)
    let made = PresenterFactory.make(
      window: window, resources: resources, choice: choice, isRequested: requested != nil,
      report: { Program.complain($0) })
    presenter = made.presenter
    presenterReason = made.reason
  }

  /// Where a window that OpenGL can draw into cannot be had, one without.
  private static func open(
    _ options: Window.Options, _ choice: inout RendererChoice, _ library: Library
  ) throws(SDLError) -> Window {
    do throws(SDLError) {
      return try Window(options, library: library)
    } catch {
      guard options.usesOpenGL else { throw error }
      var plain = options
      plain.usesOpenGL = false
      let window = try Window(plain, library: library)
      let reason = "OpenGL cannot be had: \(error)"
      Program.complain("\(reason); drawing by the processor")
      choice = choice.givenUp(reason)
      return window
    }
  }

  /// Says where a window is smaller than its `--scale` makes it.
  private static func tell(_ scale: Double, _ wanted: Size, _ shown: Size) {
    let part = min(shown.width / wanted.width, shown.height / wanted.height)
    guard part < 0.999 else { return }
    let about = Decimal.shortest((scale * part * 100).rounded() / 100)
    Program.complain(
      "--scale \(Decimal.shortest(scale)): the display has no room for "
        + "\(Int(wanted.width * scale))×\(Int(wanted.height * scale)); "
        + "the window opens smaller, at about \(about)")
  }
}

extension Size {
  func divided(by factor: Double) -> Size {
    Size(width: width / factor, height: height / factor)
  }
}
