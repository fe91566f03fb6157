import MovieDomain
import MovieJSON

// A record is the JSON object in which a film or a part of it is stored and exported, with TMDb's names of members.
//
// A domain type that is stored has an initializer `init(record:) throws` and a property `record`.

/// A record in which a member is missing or of another type.
struct UnreadableRecord: Error {
  /// What is wrong with a value; nil if it is not known.
  var reason: ImportReport.Reason?
}

extension JSONNode {
  /// Reads a member. Throws if there is none, or `read` returns nil.
  func required<Value>(_ key: String, _ read: (JSONNode) throws -> Value?) throws -> Value {
    guard let member = self[key], let value = try read(member) else { throw UnreadableRecord() }
    return value
  }

  /// Reads a member that may be missing or null. Throws if `read` returns nil for another value.
  func optional<Value>(_ key: String, _ read: (JSONNode) throws -> Value?) throws -> Value? {
    guard isObject else { throw UnreadableRecord() }
    guard let member = self[key], !member.isNull else { return nil }
    guard let value = try read(member) else { throw UnreadableRecord() }
    return value
  }

  /// Reads the elements of an array. Nil for another value, or if one cannot be read.
  func elements<Element>(_ read: (JSONNode) throws -> Element?) -> [Element]? {
    guard isArray else { return nil }
    return try? children.map { child throws -> Element in
      guard let element = try read(child) else { throw UnreadableRecord() }
      return element
    }
  }

  /// The value as a report shows it: cut, and empty for an object or an array.
  var shown: String { isObject || isArray ? "" : MovieQuery(string ?? source)?.text ?? "" }

  /// The texts in an array; nil for another value.
  var texts: [String]? { elements(\.string) }
}

extension JSONValue {
  /// Creates a record: the members in the order of their names, without those that are null.
  static func record(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.filter { $0.value != .null }.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }

  /// Text, or null.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// A whole number, or null.
  static func integer(_ number: Int?) -> JSONValue { number.map { .int($0) } ?? .null }

  /// A number, without a fraction if it is whole, or null.
  static func number(_ number: Double?) -> JSONValue {
    number.map { number in Int(exactly: number).map { .int($0) } ?? .double(number) } ?? .null
  }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
