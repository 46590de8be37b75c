/// How Dynamic Type sizes a text style: large styles grow less than small ones, so that a title at
/// the accessibility sizes still fits a line.
///
/// The table is Apple's (Human Interface Guidelines, Typography, "iOS Dynamic Type sizes" and "Larger
/// accessibility type sizes"); between its columns and rows sizes are interpolated.
///
///     DynamicType.size(of: 34, factor: 2)   // ≈ 48.6: large title where body is twice as large
enum DynamicType {
  /// The size of body in points from xSmall to AX5: what a factor is a factor on.
  private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The sizes of every style in the same columns, by its size at Large (column 3).
  private static let rows: [[Double]] = [
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
  ]
  private static let standard = 3

  /// The size in points of a style that has `size` points at Large, where body is `factor` times as
  /// large as there.
  static func size(of size: Double, factor: Double) -> Double {
    let wanted = body[standard] * factor
    guard let smallest = body.first, let largest = body.last else { return size * factor }
    let shown = min(max(wanted, smallest), largest)
    let upper = max(1, body.firstIndex { $0 >= shown } ?? body.count - 1)
    let part = (shown - body[upper - 1]) / (body[upper] - body[upper - 1])
    // Beyond the table's ends everything goes on in proportion.
    return row(of: size, column: upper, part: part) * wanted / shown
  }

  /// Between two columns, the row of a style, or what lies between two rows.
  private static func row(of size: Double, column: Int, part: Double) -> Double {
    func value(_ row: [Double]) -> Double {
      row[column - 1] + (row[column] - row[column - 1]) * part
    }
    guard let above = rows.firstIndex(where: { $0[standard] >= size }) else {
      let last = rows[rows.count - 1]
      return value(last) * size / last[standard]
    }
    guard above > 0 else { return value(rows[0]) * size / rows[0][standard] }
    let (low, high) = (rows[above - 1], rows[above])
    let weight = (size - low[standard]) / (high[standard] - low[standard])
    return value(low) + (value(high) - value(low)) * weight
  }
}

extension TextStyle {
  /// The style where Dynamic Type makes body `factor` times as large; 1 is Large. The line height
  /// keeps its proportion.
  package func dynamic(_ factor: Double) -> TextStyle {
    guard factor != 1, size > 0 else { return self }
    return scaled(DynamicType.size(of: size, factor: factor) / size)
  }
}
