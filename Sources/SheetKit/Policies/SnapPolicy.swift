/// A rule by which a release finds its stop, as a value: a name, its numbers, and a pure function.
///
///     SheetConfiguration().snapPolicy(.nearest)
///     SnapPolicy(name: "apple")                       // by name, as in a file
///
/// A policy of your own is a name and a function of the ``SnapSituation``; see `WritingAPolicy`.
/// Two policies are equal when their names, numbers and motions are.
public struct SnapPolicy: Hashable, Sendable {
  /// One number of a policy, by name.
  public struct Parameter: Hashable, Sendable {
    /// The name in files.
    public let name: String
    /// The value.
    public var value: Double
    /// `pt`, `s`, `pt/s`, or empty.
    public let unit: String
    /// The values that make sense.
    public let range: ClosedRange<Double>
    /// Where the published value is from.
    public let source: String

    /// Makes a parameter.
    public init(
      _ name: String, _ value: Double, unit: String = "", range: ClosedRange<Double>,
      source: String
    ) {
      self.name = name
      self.value = value
      self.unit = unit
      self.range = range
      self.source = source
    }
  }

  /// A pure function from the situation and the policy's numbers to the decision.
  public typealias Decide = @Sendable (SnapSituation, SnapPolicy) -> SnapDecision

  /// The name in files and on screens.
  public let name: String
  /// The numbers, in the order to show them.
  public var parameters: [Parameter]
  /// How a released sheet moves to its stop.
  public var motion: SettleMotion
  private let rule: Decide

  /// Makes a policy.
  public init(
    name: String, parameters: [Parameter] = [], motion: SettleMotion = .standard,
    decide: @escaping Decide
  ) {
    self.name = name
    self.parameters = parameters
    self.motion = motion
    self.rule = decide
  }

  /// Decides a release.
  public func decide(_ situation: SnapSituation) -> SnapDecision { rule(situation, self) }

  /// The value of the parameter of that name; it traps on a name that the policy does not have.
  public subscript(_ name: String) -> Double {
    get {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        preconditionFailure("policy \(self.name) has no parameter \(name)")
      }
      return parameter.value
    }
    set {
      guard let index = parameters.firstIndex(where: { $0.name == name }) else {
        preconditionFailure("policy \(self.name) has no parameter \(name)")
      }
      parameters[index].value = newValue
    }
  }

  public static func == (left: SnapPolicy, right: SnapPolicy) -> Bool {
    left.name == right.name && left.parameters == right.parameters && left.motion == right.motion
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameters)
    hasher.combine(motion)
  }
}

/// How a released sheet moves to its stop.
public enum SettleMotion: Hashable, Sendable {
  /// The tuning's spring, less damped after a flick, with the release velocity.
  case standard
  /// A spring of its own: response in seconds > 0, damping ratio > 0; with the release velocity
  /// or from rest.
  case spring(response: Seconds, dampingRatio: Double, usesVelocity: Bool = true)
  /// A timing curve of a fixed duration in seconds > 0; the release velocity is lost.
  case curve(TimingCurve, duration: Seconds)
}
