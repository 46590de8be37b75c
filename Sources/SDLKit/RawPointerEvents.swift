#if os(Linux)
  import CSDL2

  /// The mouse as an X server reports it besides the pointer: once more for every move, which games
  /// read that hide the pointer. SDL asks for it always (`X11_InitXinput2`, SDL 2.26); here nobody
  /// reads it, and every move of a drag would wake the program up twice.
  enum RawPointerEvents {
    private typealias QueryExtension =
      @convention(c) (
        OpaquePointer, UnsafePointer<CChar>, UnsafeMutablePointer<CInt>,
        UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
      ) -> CInt
    private typealias RootWindow = @convention(c) (OpaquePointer) -> UInt
    private typealias SelectEvents =
      @convention(c) (OpaquePointer, UInt, UnsafeMutableRawPointer, CInt) -> CInt

    /// From now on the window's display reports none.
    static func areNotWanted(by window: OpaquePointer) {
      guard let display = DisplayLoss.display(of: window),
        let queryExtension = XLibrary.core.function("XQueryExtension", as: QueryExtension.self),
        let rootWindow = XLibrary.core.function("XDefaultRootWindow", as: RootWindow.self),
        let selectEvents = XLibrary.input.function("XISelectEvents", as: SelectEvents.self)
      else { return }
      // Xlib complains on standard error where it is asked about an extension that is not there.
      var (code, event, error) = (CInt(0), CInt(0), CInt(0))
      guard queryExtension(display, "XInputExtension", &code, &event, &error) != 0 else { return }
      withNoEvents { mask in
        _ = selectEvents(display, rootWindow(display), mask, 1)
      }
    }

    /// `XIEventMask` for all master devices: their number, the length of the bits, and where they
    /// are, all of them 0.
    private static func withNoEvents(_ body: (UnsafeMutableRawPointer) -> Void) {
      let (allMasterDevices, bytes) = (CInt(1), CInt(4))
      var bits: UInt32 = 0
      withUnsafeMutablePointer(to: &bits) { bits in
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { mask in
          mask.storeBytes(of: allMasterDevices, as: CInt.self)
          mask.storeBytes(of: bytes, toByteOffset: 4, as: CInt.self)
          mask.storeBytes(of: bits, toByteOffset: 8, as: UnsafeMutablePointer<UInt32>.self)
          if let start = mask.baseAddress { body(start) }
        }
      }
    }
  }
#endif
