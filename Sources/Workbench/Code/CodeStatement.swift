/// A place in pasted code that says something about a sheet.
struct CodeStatement {
  enum Form {
    /// A call with what stands in its brackets and behind them: `.presentationCornerRadius(20)`.
    case call(arguments: SwiftSource.Span?, closure: SwiftSource.Span?)
    /// An assignment: `sheet.prefersGrabberVisible = true`. `owner` is the path before the
    /// property, such as `controller.view`; empty where there is none.
    case assignment(value: SwiftSource.Span, owner: String)
  }

  /// The modifier's, the property's or the adapter's name.
  var name: String
  var line: Int
  var form: Form
}
