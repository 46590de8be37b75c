import CSDL2
import Canvas

/// A window on the desktop. Sizes are SDL's window units: pixels on X11, points on macOS.
package final class Window {
  /// What a window is made with.
  package struct Options: Sendable {
    package var title: String
    package var width: Int
    package var height: Int
    package var isResizable = true
    /// Ask for a drawable of the display's own pixels where window units are larger.
    package var isHighDPI = true
    /// Whether SDL_Renderer will draw it through OpenGL: the window must know when it is made.
    package var usesOpenGL = false

    package init(title: String, width: Int, height: Int) {
      self.title = title
      self.width = width
      self.height = height
    }
  }

  let handle: OpaquePointer
  private let library: Library
  private var cursors: [PointerShape: OpaquePointer] = [:]
  private var cursor = PointerShape.arrow

  package init(_ options: Options, library: Library) throws(SDLError) {
    var flags = SDL_WINDOW_SHOWN.rawValue
    if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if options.isHighDPI { flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue }
    if options.usesOpenGL { flags |= SDL_WINDOW_OPENGL.rawValue }
    handle = try check(
      "SDL_CreateWindow",
      SDL_CreateWindow(
        options.title, centered, centered, CInt(options.width), CInt(options.height), flags))
    self.library = library
    DisplayLoss.survive(of: handle)
    #if os(Linux)
      RawPointerEvents.areNotWanted(by: handle)
    #endif
  }

  deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    SDL_DestroyWindow(handle)
  }

  package var id: UInt32 { SDL_GetWindowID(handle) }

  /// The size in window units.
  package var size: (width: Int, height: Int) {
    get {
      var width: CInt = 0
      var height: CInt = 0
      SDL_GetWindowSize(handle, &width, &height)
      return (Int(width), Int(height))
    }
    set { SDL_SetWindowSize(handle, CInt(newValue.width), CInt(newValue.height)) }
  }

  /// Puts the window into the middle of its display.
  package func centre() { SDL_SetWindowPosition(handle, centered, centered) }

  /// The size of what is drawn, in pixels.
  package var pixelSize: (width: Int, height: Int) {
    var width: CInt = 0
    var height: CInt = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }

  package func setMinimumSize(width: Int, height: Int) {
    SDL_SetWindowMinimumSize(handle, CInt(width), CInt(height))
  }

  package func setIcon(_ icon: Surface) { SDL_SetWindowIcon(handle, icon.handle) }

  /// Brings the window to the front and gives it the keyboard.
  package func raise() { SDL_RaiseWindow(handle) }

  /// Whether anybody can see it: it is neither minimised nor taken off the desktop.
  package var isSeen: Bool {
    let unseen = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & unseen == 0
  }

  /// How often its display shows a new picture, in hertz; nil where the display does not say.
  package var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return nil }
    return mode.refresh_rate > 0 ? Double(mode.refresh_rate) : nil
  }

  /// The pixels that the next `present` shows. Made anew by SDL when the size changes.
  package func surface() throws(SDLError) -> Surface {
    Surface(of: self, handle: try check("SDL_GetWindowSurface", SDL_GetWindowSurface(handle)))
  }

  /// Shows the rectangles of the window's surface.
  package func present(_ rects: [PixelRect]) throws(SDLError) {
    let status = withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: max(1, rects.count)) {
      buffer in
      for (index, rect) in rects.enumerated() { buffer[index] = rect.sdl }
      return SDL_UpdateWindowSurfaceRects(handle, buffer.baseAddress, CInt(rects.count))
    }
    try check("SDL_UpdateWindowSurfaceRects", status)
  }

  package func setCursor(_ cursor: PointerShape) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    guard let system = cursor.system else { return SDL_SetCursor(SDL_GetDefaultCursor()) }
    if cursors[cursor] == nil { cursors[cursor] = SDL_CreateSystemCursor(system) }
    if let made = cursors[cursor] { SDL_SetCursor(made) }
  }

  /// Puts up a box with a message and a button, for errors before anything can be drawn.
  package func showMessage(title: String, _ message: String) {
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR.rawValue, title, message, handle)
  }
}

extension PointerShape {
  /// Nil for the desktop's own pointer.
  fileprivate var system: SDL_SystemCursor? {
    switch self {
    case .arrow: nil
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    }
  }
}

/// `SDL_WINDOWPOS_CENTERED`, a macro that Swift does not import.
private let centered: CInt = 0x2FFF_0000
