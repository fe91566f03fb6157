/// A value that users name.
public enum NameSelection<Value: Sendable & Hashable>: Sendable, Hashable {
  /// A name as typed.
  case named(String)
  /// What the name means.
  case found(Value)
  /// A name that means nothing. `suggestions` are similar names, for display.
  case unknown(String, suggestions: [String])

  /// What the name means; nil if it is not resolved yet or unknown.
  public var value: Value? { if case .found(let value) = self { value } else { nil } }
}
