import Canvas
import Rendering
import SDLKit

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
  ///   - size: the picture's size in points; a window that the display has no room for is smaller.
  ///   - assets: the folder that holds `icons/`.
  init(size: Size, title: String, options: WindowOptions, assets: String) throws {
    library = try Library()
    clock = Clock()
    unitsPerPoint = options.scale ?? 1
    let wanted = Size(width: size.width * unitsPerPoint, height: size.height * unitsPerPoint)
    let fitting = library.fitting(wanted)
    let requested = options.renderer == .automatic ? nil : options.renderer.rawValue
    let choice = try RendererChoice.decide(requested: requested)
    var windowOptions = Window.Options(
      title: title, width: fitting.width, height: fitting.height)
    if case .accelerated = choice.kind { windowOptions.usesOpenGL = true }
    events = EventSource(clock: clock, library: library)
    let wakeUp = events.wakeUp
    resources = DrawingResources(assets: assets, images: ImageStore(wake: { wakeUp.send() }))
    try resources.text.requireFont()
    window = try Window(windowOptions, library: library)
    window.setMinimumSize(width: 120, height: 160)
    let made = PresenterFactory.make(
      window: window, resources: resources, choice: choice, isRequested: requested != nil,
      report: { Program.complain($0) })
    presenter = made.presenter
    presenterReason = made.reason
  }
}
