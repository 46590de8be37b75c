import Canvas

/// Where the inspector's rows and controls stand, in points from the top-left corner of all of it.
struct InspectorLayout: Sendable {
  /// Something that can be hovered, focused and pressed.
  enum Target: Hashable, Sendable {
    case header(section: Int)
    case cell(section: Int, row: Int, cell: Int)
    case reset(section: Int, row: Int)
  }

  struct Place: Sendable {
    let target: Target
    let frame: Rect
  }

  /// From the top down, and in a row from left to right: the order of Tab.
  private(set) var places: [Place] = []
  private(set) var rowFrames: [(section: Int, row: Int, frame: Rect)] = []
  private(set) var headerFrames: [Rect] = []
  private(set) var height = 0.0

  static let padding = 16.0
  static let headerHeight = 34.0
  static let rowHeight = 34.0
  static let sliderRowHeight = 52.0
  static let remarkHeight = 17.0
  static let controlHeight = 24.0
  static let titleWidth = 112.0
  static let fieldWidth = 88.0
  private static let resetSize = 18.0
  private static let gap = 6.0

  /// `folded` are the titles of sections whose rows do not show, `refused` the row with a line for
  /// the reason of a refusal.
  init(_ sections: [InspectorSection], width: Double, folded: Set<String>, refused: String?) {
    for (section, content) in sections.enumerated() {
      let header = Rect(x: 0, y: height, width: width, height: Self.headerHeight)
      headerFrames.append(header)
      places.append(Place(target: .header(section: section), frame: header))
      height += Self.headerHeight
      guard !folded.contains(content.title) else { continue }
      for (row, item) in content.rows.enumerated() {
        add(item, section: section, row: row, width: width, hasRemark: item.id == refused)
      }
      height += 8
    }
  }

  private mutating func add(
    _ item: InspectorRow, section: Int, row: Int, width: Double, hasRemark: Bool
  ) {
    let body = item.hasSlider ? Self.sliderRowHeight : Self.rowHeight
    let remark = hasRemark || item.warning != nil ? Self.remarkHeight : 0
    rowFrames.append(
      (section, row, Rect(x: 0, y: height, width: width, height: body + remark)))
    let right = width - Self.padding - Self.resetSize - Self.gap
    if item.hasSlider {
      let frame = Rect(
        x: Self.padding, y: height + 4, width: right - Self.padding, height: body - 8)
      places.append(Place(target: .cell(section: section, row: row, cell: 0), frame: frame))
    } else {
      addCells(of: item, section: section, row: row, right: right)
    }
    if item.isChanged, item.reset != nil {
      let frame = Rect(
        x: right + Self.gap, y: height + (Self.rowHeight - Self.resetSize) / 2,
        width: Self.resetSize, height: Self.resetSize)
      places.append(Place(target: .reset(section: section, row: row), frame: frame))
    }
    height += body + remark
  }

  private mutating func addCells(
    of item: InspectorRow, section: Int, row: Int, right: Double
  ) {
    var x = Self.padding + (item.title.isEmpty ? 0 : Self.titleWidth)
    let fixed = item.cells.reduce(0) { $0 + ($1.width ?? 0) }
    let gaps = Self.gap * Double(item.cells.count - 1)
    let sharing = Double(item.cells.count { $0.width == nil })
    let share = sharing > 0 ? (right - x - fixed - gaps) / sharing : 0
    for (index, cell) in item.cells.enumerated() {
      let frame = Rect(
        x: x, y: height + (Self.rowHeight - Self.controlHeight) / 2, width: cell.width ?? share,
        height: Self.controlHeight)
      places.append(Place(target: .cell(section: section, row: row, cell: index), frame: frame))
      x += frame.width + Self.gap
    }
  }

  func frame(of target: Target) -> Rect? { places.first { $0.target == target }?.frame }

  func target(at point: Point) -> Target? { places.last { $0.frame.contains(point) }?.target }

  /// The row at a place, for what is told about it.
  func row(at point: Point) -> (section: Int, row: Int)? {
    rowFrames.first { $0.frame.contains(point) }.map { ($0.section, $0.row) }
  }

  // MARK: Parts of controls

  /// Where a number is typed, in the frame of its cell.
  static func field(of frame: Rect, _ number: NumberControl) -> Rect {
    guard number.hasSlider else {
      guard hasStepper(frame) else { return frame }
      return Rect(
        x: frame.minX + stepperWidth, y: frame.minY, width: frame.width - 2 * stepperWidth,
        height: frame.height)
    }
    return Rect(
      x: frame.maxX - fieldWidth, y: frame.minY, width: fieldWidth, height: controlHeight - 2)
  }

  /// Whether a number without a slider has room for buttons beside what is typed.
  static func hasStepper(_ frame: Rect) -> Bool { frame.width >= 2 * stepperWidth + 56 }

  /// The buttons at both sides of a number without a slider: one less, one more.
  static func stepper(of frame: Rect) -> (less: Rect, more: Rect) {
    func button(_ x: Double) -> Rect {
      Rect(x: x, y: frame.minY, width: stepperWidth - 2, height: frame.height)
    }
    return (button(frame.minX), button(frame.maxX - stepperWidth + 2))
  }

  private static let stepperWidth = 24.0

  /// Where a number is slid.
  static func slider(of frame: Rect) -> Rect {
    Rect(x: frame.minX, y: frame.minY + 26, width: frame.width, height: 18)
  }

  /// The radius of a slider's knob: its centre stays so far inside the ends.
  static let knobRadius = 8.0

  /// How far along its way a place on the slider is, 0…1.
  static func fraction(at x: Double, on slider: Rect) -> Double {
    let length = slider.width - 2 * knobRadius
    return length > 0 ? min(max((x - slider.minX - knobRadius) / length, 0), 1) : 0
  }
}
