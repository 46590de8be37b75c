// A standard library of declarations only, as much as the exported texts use. With it the compiler
// type-checks for iOS on any machine, and so checks availability itself; the real library is there
// for the machine's own system alone. What the compiler must find here is fixed by it, not by us.

@_marker public protocol Copyable {}
@_marker public protocol Escapable {}
@_marker public protocol Sendable {}
public typealias Void = ()
public enum Never {}

// MARK: Operators

precedencegroup AssignmentPrecedence {
  assignment: true
  associativity: right
}
precedencegroup TernaryPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}
precedencegroup DefaultPrecedence {
  higherThan: TernaryPrecedence
}
precedencegroup CastingPrecedence {
  higherThan: TernaryPrecedence
}
precedencegroup ComparisonPrecedence {
  higherThan: CastingPrecedence
}
precedencegroup MultiplicationPrecedence {
  associativity: left
  higherThan: ComparisonPrecedence
}
infix operator == : ComparisonPrecedence
infix operator < : ComparisonPrecedence
infix operator * : MultiplicationPrecedence
prefix operator -

public protocol Equatable {
  static func == (left: Self, right: Self) -> Bool
}
public protocol Hashable: Equatable {}
public protocol Comparable: Equatable {
  static func < (left: Self, right: Self) -> Bool
}
public func max<T: Comparable>(_ x: T, _ y: T) -> T { x }

// MARK: Literals

public typealias BooleanLiteralType = Bool
public typealias IntegerLiteralType = Int
public typealias FloatLiteralType = Double
public typealias StringLiteralType = String
public typealias _MaxBuiltinFloatType = Builtin.FPIEEE64

public protocol _ExpressibleByBuiltinBooleanLiteral {
  init(_builtinBooleanLiteral value: Builtin.Int1)
}
public protocol _ExpressibleByBuiltinIntegerLiteral {
  init(_builtinIntegerLiteral value: Builtin.IntLiteral)
}
public protocol _ExpressibleByBuiltinFloatLiteral {
  init(_builtinFloatLiteral value: Builtin.FPIEEE64)
}
public protocol _ExpressibleByBuiltinUnicodeScalarLiteral {
  init(_builtinUnicodeScalarLiteral value: Builtin.Int32)
}
public protocol _ExpressibleByBuiltinExtendedGraphemeClusterLiteral:
  _ExpressibleByBuiltinUnicodeScalarLiteral
{
  init(
    _builtinExtendedGraphemeClusterLiteral start: Builtin.RawPointer,
    utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1)
}
public protocol _ExpressibleByBuiltinStringLiteral:
  _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
{
  init(
    _builtinStringLiteral start: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word,
    isASCII: Builtin.Int1)
}
public protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral
  init(booleanLiteral value: BooleanLiteralType)
}
public protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral
  init(integerLiteral value: IntegerLiteralType)
}
public protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral
  init(floatLiteral value: FloatLiteralType)
}
public protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype
    ExtendedGraphemeClusterLiteralType:
      _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}
public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
  init(stringLiteral value: StringLiteralType)
}
public protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}
public protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

// MARK: Types

public struct Bool: _ExpressibleByBuiltinBooleanLiteral, ExpressibleByBooleanLiteral {
  public init(_builtinBooleanLiteral value: Builtin.Int1) {}
  public init(booleanLiteral value: Bool) {}
}
public struct Int: _ExpressibleByBuiltinIntegerLiteral, ExpressibleByIntegerLiteral, Equatable {
  public static func == (left: Int, right: Int) -> Bool { true }
  public init(_builtinIntegerLiteral value: Builtin.IntLiteral) {}
  public init(integerLiteral value: Int) {}
}
public struct Double: _ExpressibleByBuiltinIntegerLiteral, ExpressibleByIntegerLiteral,
  _ExpressibleByBuiltinFloatLiteral, ExpressibleByFloatLiteral
{
  public init(_builtinIntegerLiteral value: Builtin.IntLiteral) {}
  public init(_builtinFloatLiteral value: Builtin.FPIEEE64) {}
  public init(integerLiteral value: Double) {}
  public init(floatLiteral value: Double) {}
}
public struct String: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral, Sendable {
  public init(_builtinUnicodeScalarLiteral value: Builtin.Int32) {}
  public init(
    _builtinExtendedGraphemeClusterLiteral start: Builtin.RawPointer,
    utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1
  ) {}
  public init(
    _builtinStringLiteral start: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word,
    isASCII: Builtin.Int1
  ) {}
  public init(unicodeScalarLiteral value: String) {}
  public init(extendedGraphemeClusterLiteral value: String) {}
  public init(stringLiteral value: String) {}
}
public struct Array<Element>: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {}
}
public struct Set<Element: Hashable>: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {}
}
public enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  public init(nilLiteral: ()) { self = .none }
  public init(_ some: Wrapped) { self = .some(some) }
}
public func _diagnoseUnexpectedNilOptional(
  _filenameStart: Builtin.RawPointer, _filenameLength: Builtin.Word,
  _filenameIsASCII: Builtin.Int1, _line: Builtin.Word, _isImplicitUnwrap: Builtin.Int1
) {}
