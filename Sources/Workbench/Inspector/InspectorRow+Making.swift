import SheetKit

typealias SubjectPath<Value> = WritableKeyPath<Subject, Value> & Sendable

/// The common kinds of rows: one value of the subject behind a key path.
extension InspectorRow {
  /// One of a few values, side by side or in a list that opens.
  static func choice<Value: Equatable & Sendable>(
    _ id: String, _ title: String, _ path: SubjectPath<Value>, in subject: Subject,
    options: [(title: String, value: Value)], isMenu: Bool = false, note: RowNote
  ) -> InspectorRow {
    let titles = options.map(\.title)
    let chosen = options.firstIndex { $0.value == subject[keyPath: path] }
    let cell = Cell(
      id: id, isMenu ? .menu(titles, chosen: chosen) : .segmented(titles, chosen: chosen)
    ) { value, subject in
      if case .option(let index) = value { subject[keyPath: path] = options[index].value }
    }
    return InspectorRow(id: id, title: title, note: note, cells: [cell], reset: restoring(path))
  }

  /// One of all the values of an enumeration.
  static func choice<Value: CaseIterable & RawRepresentable<String> & Equatable & Sendable>(
    _ id: String, _ title: String, _ path: SubjectPath<Value>, in subject: Subject,
    isMenu: Bool = false, note: RowNote
  ) -> InspectorRow {
    choice(
      id, title, path, in: subject,
      options: Value.allCases.map { (FieldTitle.words(of: $0.rawValue), $0) }, isMenu: isMenu,
      note: note)
  }

  static func toggle(
    _ id: String, _ title: String, _ path: SubjectPath<Bool>, in subject: Subject, note: RowNote
  ) -> InspectorRow {
    let cell = Cell(id: id, .toggle(subject[keyPath: path])) { value, subject in
      if case .flag(let flag) = value { subject[keyPath: path] = flag }
    }
    return InspectorRow(id: id, title: title, note: note, cells: [cell], reset: restoring(path))
  }

  static func restoring<Value>(_ path: SubjectPath<Value>) -> Reset {
    { subject, other in subject[keyPath: path] = other[keyPath: path] }
  }

  /// The row with `isChanged` told from what resetting it would do.
  func marked(subject: Subject, base: Subject) -> InspectorRow {
    guard let reset else { return self }
    var restored = subject
    reset(&restored, base)
    var row = self
    row.isChanged = restored != subject
    return row
  }
}

/// Reads what was typed or slid into a number field.
enum NumberReader {
  static func number(
    _ value: ControlValue, in range: ClosedRange<Double>, unit: String
  ) throws(Refusal) -> Double {
    let wanted: Double?
    switch value {
    case .number(let number): wanted = number
    case .text(let text): wanted = parsed(text, unit: unit)
    default: wanted = nil
    }
    let bounds = words(for: range, unit: unit)
    guard let wanted, wanted.isFinite else { throw Refusal("Expected a number, \(bounds)") }
    guard range.contains(wanted) else { throw Refusal("Expected \(bounds)") }
    return wanted
  }

  /// The number in a text, which may carry its unit, blanks, and a decimal comma.
  private static func parsed(_ text: String, unit: String) -> Double? {
    var word = text.filter { !$0.isWhitespace }
    if !unit.isEmpty, word.hasSuffix(unit) { word.removeLast(unit.count) }
    if !word.contains("."), word.filter({ $0 == "," }).count == 1 {
      word = String(word.map { $0 == "," ? "." : $0 })
    }
    return Double(word)
  }

  static func words(for range: ClosedRange<Double>, unit: String) -> String {
    let low = Decimal.shortest(range.lowerBound)
    let high = Decimal.shortest(range.upperBound)
    return "\(low) to \(high)" + (unit.isEmpty ? "" : " \(unit)")
  }
}

/// Names from code as titles for people.
enum FieldTitle {
  private static let spelled = [
    "fullScreenCover": "Full-screen cover", "floatingPanel": "FloatingPanel",
    "gorhom": "gorhom bottom-sheet", "ultraThin": "Ultra-thin", "ultraThick": "Ultra-thick",
  ]

  /// `flickDampingRatio` becomes `Flick damping ratio`.
  static func words(of name: String) -> String {
    if let known = spelled[name] { return known }
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result += " " }
      result += result.isEmpty ? character.uppercased() : character.lowercased()
    }
    return result
  }
}
