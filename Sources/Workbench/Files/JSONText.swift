extension JSONValue {
  /// The value on one line, with a space after each comma and colon: `{"at": 90, "taps": 0}`.
  package var line: String {
    var text = ""
    write(on: &text)
    return text
  }

  /// The value over several lines, two spaces a level. Arrays and objects that fit on a line of
  /// `width` characters stay on it.
  package func indented(width: Int = 80) -> String {
    var text = ""
    write(on: &text, indent: "", width: width)
    return text
  }

  private func write(on text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Decimal.shortest(value)
    case .string(let value): writeQuoted(value, on: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(on: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += ", " }
        writeQuoted(member.key, on: &text)
        text += ": "
        member.value.write(on: &text)
      }
      text += "}"
    }
  }

  private func write(on text: inout String, indent: String, width: Int) {
    let short = line
    if indent.count + short.count <= width {
      text += short
      return
    }
    let inner = indent + "  "
    switch self {
    case .array(let elements):
      writeBlock("[", "]", count: elements.count, on: &text, indent: indent) { index, text in
        elements[index].write(on: &text, indent: inner, width: width)
      }
    case .object(let object):
      let members = object.members
      writeBlock("{", "}", count: members.count, on: &text, indent: indent) { index, text in
        writeQuoted(members[index].key, on: &text)
        text += ": "
        members[index].value.write(on: &text, indent: inner, width: width)
      }
    default:
      text += short
    }
  }

  private func writeBlock(
    _ open: String, _ close: String, count: Int, on text: inout String, indent: String,
    element: (Int, inout String) -> Void
  ) {
    text += open
    for index in 0..<count {
      text += (index > 0 ? "," : "") + "\n" + indent + "  "
      element(index, &text)
    }
    text += "\n" + indent + close
  }
}

/// Appends a JSON string: what must be escaped is, everything else stays as it is.
private func writeQuoted(_ string: String, on text: inout String) {
  text += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..."\u{1F}": text += controlEscape(scalar)
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}

private func controlEscape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
