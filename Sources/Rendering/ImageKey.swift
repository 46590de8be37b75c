/// A picture file at the size in pixels that it fills.
struct ImageKey: Hashable, Sendable {
  let path: String
  let width: Int
  let height: Int
}
