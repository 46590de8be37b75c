import Glibc

/// The libraries of an X client where SDL has loaded them; nothing is loaded here.
enum XLibrary: String {
  case core = "libX11.so.6"
  /// XInput 2.
  case input = "libXi.so.6"

  /// The function of that name; nil where SDL does not use the library, or it has no such function.
  /// `Function` must be its C type.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let library = dlopen(rawValue, RTLD_NOW | RTLD_NOLOAD),
      let function = dlsym(library, name)
    else { return nil }
    return unsafeBitCast(function, to: type)
  }
}
