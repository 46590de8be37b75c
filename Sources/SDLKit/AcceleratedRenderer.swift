import CSDL2
import Canvas

/// SDL_Renderer on a window: draws textures with the graphics card. Retains the window.
package final class AcceleratedRenderer {
  let handle: OpaquePointer
  private let window: Window
  private let blendModes: BlendModes

  /// - Parameter driver: one of `drivers`.
  package init(window: Window, driver: String) throws(SDLError) {
    // A variable of the same name in the environment would have its way otherwise.
    SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, driver, SDL_HINT_OVERRIDE)
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    let flags = SDL_RENDERER_PRESENTVSYNC.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
    handle = try check("SDL_CreateRenderer", SDL_CreateRenderer(window.handle, -1, flags))
    self.window = window
    blendModes = BlendModes()
    guard driverName == driver else {
      throw SDLError(function: "SDL_CreateRenderer", message: "got \(driverName) instead")
    }
  }

  deinit { SDL_DestroyRenderer(handle) }

  /// Drivers that SDL was built with, but for its own software one.
  package static var drivers: [String] {
    (0..<SDL_GetNumRenderDrivers()).compactMap { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0, let name = info.name else { return nil }
      return String(cString: name)
    }.filter { $0 != "software" }
  }

  package var name: String {
    openGLName.map { "\(driverName) on \($0)" } ?? driverName
  }

  private var driverName: String { info.name.map { String(cString: $0) } ?? "unknown" }

  package var waitsForRefresh: Bool { info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0 }

  /// Whether OpenGL is emulated: Mesa's llvmpipe, softpipe and swrast, and SwiftShader.
  package var isPlayedByProcessor: Bool {
    guard let name = openGLName?.lowercased() else { return false }
    let emulators = ["llvmpipe", "softpipe", "swrast", "software", "swiftshader"]
    return emulators.contains(where: name.contains)
  }

  private var info: SDL_RendererInfo {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    return info
  }

  /// `glGetString(GL_RENDERER)`, nil where the driver is not OpenGL.
  private var openGLName: String? {
    guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString")
    else { return nil }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let getString = unsafeBitCast(address, to: GetString.self)
    return getString(0x1F01).map { String(cString: $0) }
  }

  /// The size of what is drawn, in pixels.
  package var pixelSize: (width: Int, height: Int) {
    var width: CInt = 0
    var height: CInt = 0
    SDL_GetRendererOutputSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  package func present() { SDL_RenderPresent(handle) }
}

// MARK: Drawing

extension AcceleratedRenderer {
  /// Draws into a texture from now on; nil for the window.
  package func setTarget(_ texture: Texture?) throws(SDLError) {
    try check("SDL_SetRenderTarget", SDL_SetRenderTarget(handle, texture?.handle))
  }

  /// Draws inside the rectangle only.
  package func setClip(_ rect: PixelRect) {
    var rect = rect.sdl
    SDL_RenderSetClipRect(handle, &rect)
  }

  /// Sets every pixel inside the clip.
  package func clear(_ color: Color, in rect: PixelRect) {
    fill(rect, color, mode: .replace)
  }

  /// Fills a rectangle; the colour's alpha is straight.
  package func fill(_ rect: PixelRect, _ color: Color, mode: Texture.Mode = .over) {
    var rect = rect.sdl
    SDL_SetRenderDrawBlendMode(handle, mode == .replace ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(handle, color.red, color.green, color.blue, color.alpha)
    SDL_RenderFillRect(handle, &rect)
  }

  /// Copies a texture, or a part of it, to a place.
  package func copy(
    _ texture: Texture, part: PixelRect? = nil, to target: PixelRect, options: Texture.Options
  ) {
    apply(options, to: texture, part: part, target)
    var destination = target.sdl
    let flip = options.flip
    if var source = part?.sdl {
      SDL_RenderCopyEx(handle, texture.handle, &source, &destination, 0, nil, flip)
    } else {
      SDL_RenderCopyEx(handle, texture.handle, nil, &destination, 0, nil, flip)
    }
  }

  private func apply(
    _ options: Texture.Options, to texture: Texture, part: PixelRect?, _ target: PixelRect
  ) {
    let width = part?.width ?? texture.width
    let height = part?.height ?? texture.height
    let isScaled = width != target.width || height != target.height
    SDL_SetTextureScaleMode(
      texture.handle, isScaled ? SDL_ScaleModeLinear : SDL_ScaleModeNearest)
    SDL_SetTextureBlendMode(texture.handle, blendModes.mode(options.mode))
    let light = UInt8(Int(options.light) * Int(options.opacity) / 255)
    SDL_SetTextureColorMod(texture.handle, light, light, light)
    SDL_SetTextureAlphaMod(texture.handle, options.opacity)
  }
}

/// How textures, whose colours are premultiplied, meet what is there.
private struct BlendModes {
  let over = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
  let mask = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD)

  func mode(_ mode: Texture.Mode) -> SDL_BlendMode {
    switch mode {
    case .replace: SDL_BLENDMODE_NONE
    case .over: over
    case .mask: mask
    }
  }
}
