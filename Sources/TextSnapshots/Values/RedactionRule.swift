/// A path and what replaces the values there.
struct RedactionRule: Hashable, Sendable {
  let path: ValuePath
  let replacement: String
}
