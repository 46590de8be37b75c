import SDLKit

/// How the window is drawn, and why.
package struct RendererChoice: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// By the processor, into the window's surface.
    case software
    /// By SDL_Renderer with a driver: "opengl", "opengles2", "metal" …
    case accelerated(driver: String)
  }

  package let kind: Kind
  /// A sentence for `--verbose`.
  package let reason: String

  /// Asks for what `--renderer` names, else decides by what the machine has.
  ///
  /// Where the kernel shows no graphics card, OpenGL would be played by the processor: three times
  /// as slow, and three times as long to start. Looking costs two system calls.
  package static func decide(
    requested: String?, hasGraphicsCard: Bool = GraphicsCard.isPresent
  ) throws(RendererError) -> RendererChoice {
    if let requested {
      return RendererChoice(kind: try kind(named: requested), reason: "asked for by --renderer")
    }
    guard hasGraphicsCard else {
      return RendererChoice(kind: .software, reason: "the machine shows no graphics card")
    }
    guard let driver = preferred.first(where: AcceleratedRenderer.drivers.contains) else {
      return RendererChoice(kind: .software, reason: "SDL has no driver for the graphics card")
    }
    return RendererChoice(
      kind: .accelerated(driver: driver), reason: "the machine shows a graphics card")
  }

  /// What is left where an accelerated one cannot be had.
  package func givenUp(_ reason: String) -> RendererChoice {
    RendererChoice(kind: .software, reason: reason)
  }

  private static func kind(named name: String) throws(RendererError) -> Kind {
    if name == "software" { return .software }
    let drivers = AcceleratedRenderer.drivers
    guard drivers.contains(name) else {
      throw RendererError(name: name, known: ["software"] + drivers)
    }
    return .accelerated(driver: name)
  }

  private static let preferred = ["metal", "opengl", "opengles2"]
}

/// `--renderer` named one that is not there.
package struct RendererError: Error, Hashable, CustomStringConvertible {
  package let name: String
  package let known: [String]

  package var description: String {
    "no renderer \"\(name)\"; this machine has \(known.joined(separator: ", "))"
  }
}
