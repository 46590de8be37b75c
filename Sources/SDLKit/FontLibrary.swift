import CSDL2
import CSDL2TTF

/// SDL_ttf, initialised; opens fonts once each. Needs no `SDL_Init` and no display.
///
/// SDL_ttf counts its users without a lock and has one FreeType library for all of them, so it is
/// started once for the whole program, and fonts open and close one at a time.
package final class FontLibrary {
  private static let status = TTF_Init()
  private static let lock = Locked(())

  private struct Kept {
    weak var bytes: FontBytes?
  }

  private var files: [String: Kept] = [:]

  package init() throws(SDLError) {
    try check("TTF_Init", Self.status)
  }

  /// Nobody else opens or closes a font meanwhile.
  static func alone<Result>(_ body: () -> Result) -> Result {
    lock.withLock { _ in body() }
  }

  /// A file's bytes, once for all sizes that are open; nil where it is better read in parts.
  func bytes(of path: String) -> FontBytes? {
    if let known = files[path]?.bytes { return known }
    let read = FontBytes(path)
    files[path] = Kept(bytes: read)
    return read
  }

  /// The font retains the library.
  package func open(_ key: Font.Key) throws(FontError) -> Font {
    try Font(key, library: self)
  }
}
