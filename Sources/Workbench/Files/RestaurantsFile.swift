import Scenes

/// A list of restaurants as a JSON file (FORMATS, "Restaurants file").
///
/// Every key is optional, and keys of other programs are passed over. A picture is a path relative
/// to the file; it may not leave the file's folder.
package enum RestaurantsFile {
  package static let limit = 64 << 20

  package static func read(_ path: String) throws(FileError) -> [Restaurant] {
    let document = try JSONDocument.read(path, limit: limit)
    return try restaurants(document.root, folder: path == "-" ? "" : FilePath.folder(of: path))
  }

  /// The restaurants of a document whose pictures lie in `folder`.
  package static func restaurants(
    _ field: JSONField, folder: String
  ) throws(FileError) -> [Restaurant] {
    try field.array("a list of restaurants").map { element throws(FileError) in
      try restaurant(element, folder: folder)
    }
  }

  private static func restaurant(
    _ field: JSONField, folder: String
  ) throws(FileError) -> Restaurant {
    let members = try field.object("a restaurant")
    func text(_ key: String) throws(FileError) -> String { try members[key]?.string() ?? "" }
    return Restaurant(
      name: try text("name"), type: try text("type"), location: try text("location"),
      phone: try text("phone"), description: try text("description"),
      image: try image(members["image"], folder: folder),
      isVisited: try members["isVisited"]?.bool() ?? false)
  }

  private static func image(_ field: JSONField?, folder: String) throws(FileError) -> String {
    guard let field else { return "" }
    let expectation = "a picture's path inside the file's folder"
    let path = try field.string(expectation)
    if path.isEmpty { return "" }
    guard FilePath.staysInside(path) else { throw field.unexpected(expectation) }
    return FilePath.join(folder, path)
  }
}
