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

  /// Returns the value as JSON text without a trailing line feed.
  public func encoded(_ layout: JSONLayout = .compact) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Decodes a value with all that it contains. Nil if a part is invalid.
  package init?(_ node: JSONNode) {
    if node.isNull {
      self = .null
    } else if let value = node.bool {
      self = .bool(value)
    } else if let value = node.integer {
      self = .int(value)
    } else if let value = node.number {
      self = .double(value)
    } else if let value = node.string {
      self = .string(value)
    } else if node.isArray {
      let elements = Array(node.children)
      let values = elements.compactMap(JSONValue.init)
      guard values.count == elements.count else { return nil }
      self = .array(values)
    } else if node.isObject {
      let members = node.members.compactMap { key, node in JSONValue(node).map { Member(key, $0) } }
      guard members.count == Array(node.children).count else { return nil }
      self = .object(members)
    } else {
      return nil
    }
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

/// How JSON is formatted.
public enum JSONLayout: Sendable, Hashable, CaseIterable {
  /// A single line without optional white space.
  case compact
  /// One value per line, indented by two spaces per level.
  case indented
}
