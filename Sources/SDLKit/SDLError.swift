import CSDL2

/// A call of SDL, SDL_image or SDL_ttf that failed: the C function and what the library said.
package struct SDLError: Error, Equatable, CustomStringConvertible {
  package let function: String
  package let message: String

  package init(function: String, message: String) {
    self.function = function
    self.message = message
  }

  /// Takes SDL's message now, before another call replaces it.
  static func current(_ function: String) -> SDLError {
    let message = String(cString: SDL_GetError())
    return SDLError(function: function, message: message.isEmpty ? "failed" : message)
  }

  package var description: String { "\(function): \(message)" }
}

/// Turns SDL's status into a thrown error: zero or more is success.
@discardableResult
func check(_ function: String, _ status: CInt) throws(SDLError) -> CInt {
  guard status >= 0 else { throw .current(function) }
  return status
}

/// Turns SDL's missing pointer into a thrown error.
func check<Pointee>(_ function: String, _ pointer: Pointee?) throws(SDLError) -> Pointee {
  guard let pointer else { throw .current(function) }
  return pointer
}
