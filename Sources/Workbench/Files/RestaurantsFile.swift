import Scenes

/// A list of restaurants as a JSON file (FORMATS, "Restaurants file").
///
/// Every key is optional. A key that is none of them is passed over, and told of: it may be another
/// program's, or a slip. A picture is a path relative to the file; it may not leave the file's
/// folder.
package enum RestaurantsFile {
  package static let limit = 64 << 20

  package struct Content: Hashable, Sendable {
    package var restaurants: [Restaurant]
    /// What was passed over.
    package var warnings: FileMistakes
  }

  static let keys = [
    "name", "type", "location", "phone", "description", "image", "isVisited",
  ]

  package static func read(_ path: String) throws(FileMistakes) -> Content {
    let isInput = path == "-"
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(at: path, limit: limit)
    } catch {
      throw FileMistakes(error)
    }
    return try content(
      bytes, file: isInput ? InputFile.standardInput : path,
      folder: isInput ? "" : FilePath.folder(of: path))
  }

  /// The restaurants of a file's bytes; refused with all its mistakes.
  package static func content(
    _ bytes: [UInt8], file: String, folder: String
  ) throws(FileMistakes) -> Content {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes: bytes, file: file)
    } catch {
      throw FileMistakes(error)
    }
    return try content(document.root, folder: folder)
  }

  /// The restaurants of a document whose pictures lie in `folder`; refused with all its mistakes.
  package static func content(
    _ field: JSONField, folder: String
  ) throws(FileMistakes) -> Content {
    var mistakes = FileMistakes()
    var content = Content(restaurants: [], warnings: FileMistakes())
    let elements = note(&mistakes) { () throws(FileError) in
      try field.array("a list of restaurants")
    }
    for element in elements ?? [] {
      content.restaurants.append(
        restaurant(element, folder: folder, &mistakes, &content.warnings))
    }
    guard mistakes.isEmpty else { throw mistakes }
    return content
  }

  /// One restaurant; what is wrong with it is noted, and left empty.
  private static func restaurant(
    _ field: JSONField, folder: String, _ mistakes: inout FileMistakes,
    _ warnings: inout FileMistakes
  ) -> Restaurant {
    var result = Restaurant()
    let object = note(&mistakes) { () throws(FileError) in try field.object("a restaurant") }
    guard let members = object else { return result }
    for member in members.all where !keys.contains(member.key) {
      warnings.append(member.field.unknownKey(member.key, among: keys))
    }
    let texts: KeyValuePairs<String, WritableKeyPath<Restaurant, String>> = [
      "name": \.name, "type": \.type, "location": \.location, "phone": \.phone,
      "description": \.description,
    ]
    for (key, path) in texts {
      guard let member = members[key] else { continue }
      result[keyPath: path] =
        note(&mistakes) { () throws(FileError) in try member.string() } ?? ""
    }
    if let image = members["image"] {
      result.image =
        note(&mistakes) { () throws(FileError) in try picture(image, folder: folder) } ?? ""
    }
    if let visited = members["isVisited"] {
      result.isVisited = note(&mistakes) { () throws(FileError) in try visited.bool() } ?? false
    }
    return result
  }

  private static func note<Value>(
    _ mistakes: inout FileMistakes, _ body: () throws(FileError) -> Value
  ) -> Value? {
    do {
      return try body()
    } catch {
      mistakes.append(error)
      return nil
    }
  }

  private static func picture(_ field: JSONField, folder: String) throws(FileError) -> String {
    let expectation = "a picture's path inside the file's folder"
    let path = try field.string(expectation)
    if path.isEmpty { return "" }
    guard FilePath.staysInside(path) else { throw field.unexpected(expectation) }
    return FilePath.join(folder, path)
  }
}
