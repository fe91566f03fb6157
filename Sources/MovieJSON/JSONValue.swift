/// A JSON value. Objects keep the order of their members.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction or an exponent. Infinity and NaN are encoded as `null`.
  case double(Double)
  /// Text.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// Members in order. Keys may occur twice; they are then written twice.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The member's name.
    public var key: String
    /// The member's value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of the first member with the name; nil if there is none or this is not an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  /// Returns the object with members appended; other values are returned unchanged.
  package func adding(_ more: KeyValuePairs<String, JSONValue>) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more.map { Member($0, $1) })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }

  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  public init(stringLiteral value: String) {
    self = .string(value)
  }

  public init(integerLiteral value: Int) {
    self = .int(value)
  }

  public init(floatLiteral value: Double) {
    self = .double(value)
  }

  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  public init(nilLiteral: ()) {
    self = .null
  }
}
