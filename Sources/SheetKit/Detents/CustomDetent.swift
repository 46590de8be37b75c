/// A custom detent: a name and how its height follows from the container (SwiftUI's
/// `CustomPresentationDetent`).
///
///     let bar = CustomDetent("bar", .fraction(0.1, atLeast: 44))
///     let half = CustomDetent("half", revision: 1) { $0.maximumDetentValue / 2 }
///
/// Rules written as data are compared by value. Functions cannot be compared, so two detents made
/// from functions are equal when their name and `revision` are.
public struct CustomDetent: Hashable, Sendable {
  /// The name by which ``Detent/custom(_:)`` refers to it.
  public let name: String
  /// What the file form can say, or nil where a function decides.
  public let rule: CustomDetentRule?
  /// Tells two functions of the same name apart.
  public let revision: Int
  private let function: @Sendable (DetentContext) -> Double?

  /// Makes a custom detent from data.
  public init(_ name: String, _ rule: CustomDetentRule) {
    self.name = name
    self.rule = rule
    self.revision = 0
    self.function = { rule.resolve(in: $0) }
  }

  /// Makes a custom detent from a function that returns a height in points, or nil where the
  /// detent is inactive. Change `revision` when the function changes its answers.
  public init(
    _ name: String, revision: Int = 0,
    resolve: @escaping @Sendable (DetentContext) -> Double?
  ) {
    self.name = name
    self.rule = nil
    self.revision = revision
    self.function = resolve
  }

  /// The height in points in `context`, without the safe area; nil = inactive now.
  public func resolve(in context: DetentContext) -> Double? { function(context) }

  public static func == (left: CustomDetent, right: CustomDetent) -> Bool {
    left.name == right.name && left.rule == right.rule && left.revision == right.revision
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(rule)
    hasher.combine(revision)
  }
}
