/// Which way letters follow each other.
package enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
