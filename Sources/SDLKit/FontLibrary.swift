import CSDL2
import CSDL2TTF

/// SDL_ttf, initialised; opens fonts once each. Needs no `SDL_Init` and no display.
package final class FontLibrary {
  package init() throws(SDLError) {
    try check("TTF_Init", TTF_Init())
  }

  deinit { TTF_Quit() }

  /// The font retains the library.
  package func open(_ key: Font.Key) throws(FontError) -> Font {
    try Font(key, library: self)
  }
}
