import CSDL2
import Glibc
import Synchronization

/// The end of the connection to an X server, where Xlib would end the program at once. Here the loop
/// hears of it as of a closed window, and what is at hand can be saved.
///
/// Wayland needs nothing: SDL itself makes a closed window of it there.
package enum DisplayLoss {
  private static let isLost = Atomic(false)
  /// What the program ends with once everything is kept; negative before that.
  private static let finalStatus = Atomic<CInt>(-1)
  /// Seconds that the loop has to hear of the loss. SDL may be inside a wait for an answer that
  /// never comes, which nothing but the end of the program ends.
  private static let patience: UInt32 = 10

  /// Whether the display has gone. Nothing of SDL's video is to be used or put away then.
  package static var hasHappened: Bool { isLost.load(ordering: .acquiring) }

  /// The loop has ended, and what is at hand is being kept, however long that takes.
  package static func isBeingSeenTo() { alarm(0) }

  /// Everything is kept. A display that goes while the window is put away ends the program at once:
  /// SDL waits there for the server.
  package static func endsProgram(with status: CInt) {
    finalStatus.store(status, ordering: .releasing)
  }

  private typealias ErrorHandler = @convention(c) (OpaquePointer?) -> CInt
  private typealias ExitHandler =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias RefusalHandler =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> CInt
  private typealias SetRefusalHandler = @convention(c) (RefusalHandler) -> RefusalHandler?
  private typealias SetErrorHandler = @convention(c) (ErrorHandler) -> ErrorHandler?
  private typealias SetExitHandler =
    @convention(c) (OpaquePointer, ExitHandler, UnsafeMutableRawPointer?) -> Void

  /// From now on the loss of the window's display is survived. libX11 before 1.7 cannot.
  static func survive(of window: OpaquePointer) {
    guard hearsRequestsToTerminate, let display = display(of: window),
      let setErrorHandler = XLibrary.core.function(
        "XSetIOErrorHandler", as: SetErrorHandler.self),
      let setExitHandler = XLibrary.core.function(
        "XSetIOErrorExitHandler", as: SetExitHandler.self)
    else { return }
    // Xlib's own says something on standard error, which the program does itself. SDL has a second
    // connection, of which the exit handler does not hear: it is used when SDL is put away.
    let saysNothing: ErrorHandler = { _ in
      DisplayLoss.endIfAllIsKept()
      return 0
    }
    let closesTheWindow: ExitHandler = { _, _ in DisplayLoss.close() }
    _ = setErrorHandler(saysNothing)
    setExitHandler(display, closesTheWindow, nil)
  }

  /// From now on what the server refuses is for SDL to notice: Xlib would end the program, as where
  /// OpenGL asks for what a display does not have.
  static func surviveRefusals() {
    let goesOn: RefusalHandler = { _, _ in 0 }
    _ = XLibrary.core.function("XSetErrorHandler", as: SetRefusalHandler.self)?(goesOn)
  }

  private static func endIfAllIsKept() {
    let status = finalStatus.load(ordering: .acquiring)
    if status >= 0 { _exit(status) }
  }

  /// By way of a signal, of which SDL makes an event when it looks for the next one: to add an event
  /// here would ask the display to wake the loop up.
  private static func close() {
    isLost.store(true, ordering: .releasing)
    alarm(patience)
    raise(SIGTERM)
  }

  private static var hearsRequestsToTerminate: Bool {
    var present = sigaction()
    sigaction(SIGTERM, nil, &present)
    // SIG_IGN is 1 (signal.h); Swift does not import the macro.
    return unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self) > 1
  }

  /// `SDL_SysWMinfo.info.x11.display`. Its header would bring all of Xlib's names with it, so the
  /// places are told here: three bytes of version, the system as an integer, the display.
  static func display(of window: OpaquePointer) -> OpaquePointer? {
    typealias GetInfo = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> SDL_bool
    guard let getInfo = dlsym(nil, "SDL_GetWindowWMInfo") else { return nil }
    let (systemPlace, displayPlace, x11, size) = (4, 8, CInt(2), 128)
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { info in
      info.initializeMemory(as: UInt8.self, repeating: 0)
      guard let start = info.baseAddress else { return nil }
      SDL_GetVersion(start.assumingMemoryBound(to: SDL_version.self))
      guard unsafeBitCast(getInfo, to: GetInfo.self)(window, start) == SDL_TRUE,
        start.load(fromByteOffset: systemPlace, as: CInt.self) == x11
      else { return nil }
      return start.load(fromByteOffset: displayPlace, as: OpaquePointer?.self)
    }
  }
}
