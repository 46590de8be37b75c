import CSDL2
import Canvas
import Glibc

/// SDL itself, initialised for windows and input from `init` to `deinit`. Windows retain it.
package final class Library {
  /// Needs a display, unless `SDL_VIDEODRIVER` names a driver that does without.
  package init() throws(SDLError) {
    Hint.software.set()
    let isChosen = Self.isSet("SDL_VIDEODRIVER")
    #if os(Linux)
      if !isChosen {
        guard Self.isSet("DISPLAY") || Self.isSet("WAYLAND_DISPLAY") else {
          throw SDLError(
            function: "SDL_Init", message: "no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
        }
        // Asked for Wayland where there is none, its library complains in a line of its own.
        if !Self.isSet("WAYLAND_DISPLAY") { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
      }
      Self.startNoBus()
    #endif
    do throws(SDLError) {
      try check("SDL_Init", SDL_Init(SDL_INIT_VIDEO))
    } catch {
      if isChosen { throw error }
      throw SDLError(
        function: error.function, message: "the display cannot be opened: \(error.message)")
    }
    Self.endWithTerminal()
    DisplayLoss.surviveRefusals()
    guard isChosen || !Self.invisible.contains(videoDriver) else {
      SDL_Quit()
      throw SDLError(function: "SDL_Init", message: "no display can be opened")
    }
  }

  /// Drivers that SDL falls back to, and that show nothing.
  private static let invisible = ["offscreen", "dummy"]

  private static func isSet(_ variable: String) -> Bool {
    getenv(variable).map { $0.pointee != 0 } ?? false
  }

  #if os(Linux)
    /// Where there is no session bus, libdbus, which SDL asks for one, would start a daemon that
    /// stays.
    private static func startNoBus() {
      let folder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
      guard !isSet("DBUS_SESSION_BUS_ADDRESS"), access(folder + "/bus", F_OK) != 0 else { return }
      setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    }
  #endif

  deinit { SDL_Quit() }

  /// The loss of the terminal ends the loop in good order: as a request to terminate, which SDL
  /// makes an event of. Who started the program with `nohup` wants it to stay.
  private static func endWithTerminal() {
    var present = sigaction()
    guard sigaction(SIGHUP, nil, &present) == 0, isDefault(present) else { return }
    signal(SIGHUP) { _ in raise(SIGTERM) }
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// What SDL talks to: "x11", "wayland", "cocoa", "dummy" …
  package var videoDriver: String {
    guard let name = SDL_GetCurrentVideoDriver() else { return "none" }
    return String(cString: name)
  }

  /// The size of a window in window units: as wanted, or smaller in proportion where the display has
  /// no room for it.
  package func fitting(_ wanted: Size) -> (width: Int, height: Int) {
    let room = usableDisplaySize
    let fit = min(1, room.width / wanted.width, room.height / wanted.height)
    return (Int((wanted.width * fit).rounded()), Int((wanted.height * fit).rounded()))
  }

  /// The part of the first display that windows may cover, in window units.
  package var usableDisplaySize: Size {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return Size(width: 1280, height: 800)
    }
    return Size(width: Double(bounds.w), height: Double(bounds.h))
  }

  /// The version of the library that is linked, as "2.26.5".
  package static var version: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return "\(version.major).\(version.minor).\(version.patch)"
  }
}

/// Settings that SDL reads by name before a thing is made.
struct Hint {
  let values: [(name: String, value: String)]

  func set() {
    for (name, value) in values { SDL_SetHint(name, value) }
  }

  /// Window surfaces live in memory shared with the display server, never behind a GL texture; the
  /// mouse stays ours while a button is down; a finger is not a mouse, a click is not eaten by
  /// raising the window, and the compositor and the screen saver stay on.
  static let software = Hint(values: [
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "1"),
  ])
}
