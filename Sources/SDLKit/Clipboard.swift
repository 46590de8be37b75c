import CSDL2

/// The desktop's clipboard, as text. It needs a window.
package enum Clipboard {
  /// The text on it; nil where there is none.
  package static var text: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Puts a text on it. It stays as long as the program runs, and longer where the desktop keeps it.
  package static func copy(_ text: String) throws(SDLError) {
    try check("SDL_SetClipboardText", SDL_SetClipboardText(text))
  }
}
