import Canvas

/// Something in a panel that shows a value and changes it.
enum Control: Hashable, Sendable {
  /// All options side by side; nil where none of them is the value.
  case segmented([String], chosen: Int?)
  /// The chosen option, and the others in a list that opens.
  case menu([String], chosen: Int?)
  case toggle(Bool)
  case number(NumberControl)
  case text(String)
  /// A colour as `#RRGGBB` or `#RRGGBBAA`, with a swatch.
  case color(String)
  /// A title or an icon to press.
  case button(title: String, icon: String?)
  /// A value that only shows.
  case label(String)

  /// Whether the keyboard can get to it.
  var isFocusable: Bool {
    if case .label = self { false } else { true }
  }

  /// The text that a field of its own is edited from, or nil where nothing is typed.
  var editedText: String? {
    switch self {
    case .number(let number): Decimal.shortest(number.value)
    case .text(let text), .color(let text): text
    default: nil
    }
  }
}

/// A number with the values that make sense.
struct NumberControl: Hashable, Sendable {
  var value: Double
  var range: ClosedRange<Double>
  /// `pt`, `s`, or empty.
  var unit: String
  /// Whether a slider stands below the field.
  var hasSlider: Bool

  /// What one press of an arrow key changes: about a two-hundredth of the range, a round number.
  var step: Double {
    let rough = (range.upperBound - range.lowerBound) / 200
    guard rough > 0, rough.isFinite else { return 1 }
    var magnitude = 1.0
    while magnitude > rough { magnitude /= 10 }
    while magnitude * 10 <= rough { magnitude *= 10 }
    let factor = rough / magnitude
    return magnitude * (factor < 1.5 ? 1 : factor < 3.5 ? 2 : factor < 7.5 ? 5 : 10)
  }

  /// Where the value is in its range, 0…1.
  var fraction: Double {
    let width = range.upperBound - range.lowerBound
    return width > 0 ? min(max((value - range.lowerBound) / width, 0), 1) : 0
  }

  /// The value of a place on the slider, a whole number of steps but at the ends.
  func value(at fraction: Double) -> Double {
    let place = min(max(fraction, 0), 1)
    if place == 0 { return range.lowerBound }
    if place == 1 { return range.upperBound }
    return rounded(range.lowerBound + place * (range.upperBound - range.lowerBound))
  }

  /// The value some steps away, within the range.
  func value(stepsAway steps: Double) -> Double {
    rounded(min(max(value + steps * step, range.lowerBound), range.upperBound))
  }

  /// The nearest multiple of the step, spelled without the noise of binary fractions.
  private func rounded(_ wanted: Double) -> Double {
    let count = (wanted / step).rounded()
    let places = step < 1 ? (1 / step).rounded() : 1
    let value = step < 1 ? (count * (step * places)).rounded() / places : count * step
    return min(max(value, range.lowerBound), range.upperBound)
  }
}

/// What a control says when someone has used it.
enum ControlValue: Hashable, Sendable {
  case option(Int)
  case flag(Bool)
  case number(Double)
  case text(String)
  case pressed
}
