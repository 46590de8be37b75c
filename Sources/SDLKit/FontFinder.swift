/// Finds font files by looks and by the characters they must hold: from the cache if it knows,
/// else from fontconfig.
package final class FontFinder {
  private var cache: FontPathCache
  private var unknown: Set<String> = []
  private lazy var fontConfig = FontConfig()

  /// Remembers what it finds under the user's cache folder.
  package convenience init() {
    self.init(cachePath: FontPathCache.standardPath)
  }

  /// - Parameter cachePath: where to remember; nil for nowhere.
  package init(cachePath: String?) {
    cache = FontPathCache(path: cachePath)
  }

  /// The file for a face; if `character` is given, one that holds it, or nil.
  package func file(for face: FontFace, holding character: UInt32? = nil) -> FontFile? {
    let wanted = character.map { String($0, radix: 16) } ?? "-"
    let key = "\(face.design.rawValue) \(face.weight.rawValue) \(wanted)"
    if let known = cache[key] { return known }
    guard !unknown.contains(key) else { return nil }
    guard let found = fontConfig.file(for: face, holding: character) else {
      unknown.insert(key)
      return nil
    }
    cache.insert(found, for: key)
    return found
  }
}
