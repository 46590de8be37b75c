/// A place to eat, as a restaurants file gives it. Every text may be empty.
package struct Restaurant: Hashable, Sendable {
  package var name: String
  package var type: String
  package var location: String
  package var phone: String
  package var description: String
  /// The picture's path, ready to open; empty where there is none.
  package var image: String
  package var isVisited: Bool

  package init(
    name: String = "", type: String = "", location: String = "", phone: String = "",
    description: String = "", image: String = "", isVisited: Bool = false
  ) {
    self.name = name
    self.type = type
    self.location = location
    self.phone = phone
    self.description = description
    self.image = image
    self.isVisited = isVisited
  }
}
