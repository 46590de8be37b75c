/// A file with what it is.
struct CheckedFile {
  let document: JSONDocument
  let kind: FileKind
  let folder: String

  /// A list of restaurants may be longer than the others.
  init(_ path: String) throws(FileError) {
    let bytes = try InputFile.bytes(at: path, limit: RestaurantsFile.limit)
    document = try JSONDocument(
      bytes: bytes, file: path == "-" ? InputFile.standardInput : path)
    folder = path == "-" ? "" : FilePath.folder(of: path)
    kind = try FileKind.of(document.root)
    guard kind == .restaurants || bytes.count <= JSONDocument.defaultLimit else {
      throw InputFile.tooLong(document.file, limit: JSONDocument.defaultLimit)
    }
  }
}
