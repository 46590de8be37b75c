import CSDL2
import CSDL2TTF

/// A font at one size in pixels. Sets pieces of text that are of one script and one direction.
package final class Font {
  /// A font file at a size.
  package struct Key: Hashable, Sendable {
    package var file: FontFile
    /// The em in 1/72 pixels: sizes need not be whole.
    package var size72: Int

    package init(file: FontFile, pixelSize: Double) {
      self.file = file
      size72 = max(72, Int((pixelSize * 72).rounded()))
    }
  }

  private let handle: OpaquePointer
  private let library: FontLibrary
  /// What the handle reads from.
  private let bytes: FontBytes?

  /// A size of one point at n dots per inch is n/72 pixels: SDL_ttf's sizes are whole points.
  init(_ key: Key, library: FontLibrary) throws(FontError) {
    let bytes = library.bytes(of: key.file.path)
    let opened = FontLibrary.alone { Self.open(key, bytes) }
    guard let opened else {
      throw .unreadable(path: key.file.path, reason: String(cString: SDL_GetError()))
    }
    handle = opened
    self.library = library
    self.bytes = bytes
    TTF_SetFontHinting(handle, TTF_HINTING_LIGHT_SUBPIXEL)
  }

  private static func open(_ key: Key, _ bytes: FontBytes?) -> OpaquePointer? {
    let size = UInt32(key.size72)
    guard let memory = bytes?.memory,
      let stream = SDL_RWFromConstMem(memory.baseAddress, CInt(memory.count))
    else { return TTF_OpenFontIndexDPI(key.file.path, 1, key.file.index, size, size) }
    return TTF_OpenFontIndexDPIRW(stream, 1, 1, key.file.index, size, size)
  }

  deinit { FontLibrary.alone { TTF_CloseFont(handle) } }

  /// From the baseline up, in pixels.
  package var ascent: Int { Int(TTF_FontAscent(handle)) }

  /// From the baseline down, in pixels, positive.
  package var descent: Int { -Int(TTF_FontDescent(handle)) }

  package var height: Int { Int(TTF_FontHeight(handle)) }

  package func holds(_ character: UInt32) -> Bool {
    TTF_GlyphIsProvided32(handle, character) != 0
  }

  /// The width of a shaped piece in pixels.
  package func width(of text: String, direction: TextDirection, script: Script) -> Int {
    prepare(direction, script)
    var width: CInt = 0
    TTF_SizeUTF8(handle, text, &width, nil)
    return Int(width)
  }

  /// A shaped piece in white, its top at the ascent; colour fonts give their own colours. Straight
  /// alpha. Nil where there is nothing to see.
  package func render(_ text: String, direction: TextDirection, script: Script) -> Surface? {
    prepare(direction, script)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let made = TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
    return try? Surface(adopting: made)
  }

  private func prepare(_ direction: TextDirection, _ script: Script) {
    TTF_SetFontDirection(
      handle, direction == .rightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(handle, script.tag)
  }
}
