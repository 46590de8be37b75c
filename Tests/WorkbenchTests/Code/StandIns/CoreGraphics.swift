// What both frameworks share. The compiler is told of these files as one module each.

public struct CGFloat: Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable
{
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public static func == (left: CGFloat, right: CGFloat) -> Bool { true }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { true }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static prefix func - (operand: CGFloat) -> CGFloat { operand }
}

/// The body of what never runs.
public func fatal<Value>() -> Value { fatal() }
