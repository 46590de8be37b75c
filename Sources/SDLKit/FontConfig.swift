import CFontconfig

/// Asks fontconfig for files. Its start reads every font's description (11 ms), so it is made only
/// when the cache does not know an answer.
final class FontConfig {
  private let config: OpaquePointer?

  init() {
    config = FcInitLoadConfigAndFonts()
  }

  deinit {
    if let config { FcConfigDestroy(config) }
  }

  /// The best file for a face, holding `character` if one is given and any font has it.
  func file(for face: FontFace, holding character: UInt32?) -> FontFile? {
    guard let config, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    describe(face, character, in: pattern)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard character.map({ holds(match, $0) }) ?? true else { return nil }
    return file(of: match)
  }

  private func describe(_ face: FontFace, _ character: UInt32?, in pattern: OpaquePointer) {
    for family in face.families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddInteger(pattern, FC_WEIGHT, face.weight.fontconfig)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, face.design == .emoji ? 0 : 1)
    FcPatternAddBool(pattern, FC_COLOR, face.design == .emoji ? 1 : 0)
    guard let character, let set = FcCharSetCreate() else { return }
    defer { FcCharSetDestroy(set) }
    FcCharSetAddChar(set, character)
    FcPatternAddCharSet(pattern, FC_CHARSET, set)
  }

  private func holds(_ match: OpaquePointer, _ character: UInt32) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(match, FC_CHARSET, 0, &set) == FcResultMatch, let set else {
      return false
    }
    return FcCharSetHasChar(set, character) != 0
  }

  private func file(of match: OpaquePointer) -> FontFile? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    var index: CInt = 0
    _ = FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return FontFile(path: String(cString: path), index: Int(index & 0xFFFF))
  }
}

extension FontFace.Weight {
  fileprivate var fontconfig: CInt {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
