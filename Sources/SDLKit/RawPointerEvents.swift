#if os(Linux)
  import CSDL2
  import Glibc

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
      // Where SDL has not loaded the extension it has not asked either.
      guard let display = DisplayLoss.display(of: window),
        let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
        let extensions = dlopen("libXi.so.6", RTLD_NOW | RTLD_NOLOAD),
        let queryExtension = dlsym(library, "XQueryExtension"),
        let rootWindow = dlsym(library, "XDefaultRootWindow"),
        let selectEvents = dlsym(extensions, "XISelectEvents")
      else { return }
      // Xlib complains on standard error where it is asked about an extension that is not there.
      var (code, event, error) = (CInt(0), CInt(0), CInt(0))
      let query = unsafeBitCast(queryExtension, to: QueryExtension.self)
      guard query(display, "XInputExtension", &code, &event, &error) != 0 else { return }
      let root = unsafeBitCast(rootWindow, to: RootWindow.self)(display)
      withNoEvents { mask in
        _ = unsafeBitCast(selectEvents, to: SelectEvents.self)(display, root, mask, 1)
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
