extension SnapPolicy {
  /// Every policy that has a name in files, the default first. A new policy is a file of its own
  /// and a row here.
  public static let all: [SnapPolicy] = [
    .apple, .nearest, .floatingPanel, .gorhom, .material, .vaul, .flutter, .parametric,
  ]

  /// The policy of that name with its published numbers, or nil.
  public init?(name: String) {
    guard let policy = Self.all.first(where: { $0.name == name }) else { return nil }
    self = policy
  }
}
