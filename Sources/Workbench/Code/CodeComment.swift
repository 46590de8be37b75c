/// Comments at the head of exported code.
enum CodeComment {
  /// A heading and a line for each item; nothing where there is no item.
  static func list(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["// \(heading)"] + items.map { "//   \($0)" }
  }
}
