/// No text can be set.
package enum FontError: Error, Equatable, CustomStringConvertible {
  case noFontFound
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .noFontFound:
      "no font found: install one that fontconfig lists, for instance fonts-inter or fonts-dejavu"
    case .unreadable(let path, let reason): "\(path): not usable as a font: \(reason)"
    }
  }
}
