import Foundation
package import MovieJSON

extension JSONValue {
  package struct Malformed: Error {}

  /// Parses a text strictly. Throws if Foundation parses it differently, and if a name is repeated in an object.
  package init(strictly text: String) throws {
    let bytes = Array(text.utf8)
    let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    self = try JSONValue(exactly: JSONNode(strictlyParsing: bytes))
    guard matches(object) else { throw Malformed() }
  }

  /// Decodes `8.0` as a double, because programs may take it for another type than `8`.
  private init(exactly node: JSONNode) throws {
    if node.isArray {
      self = .array(try node.children.map { try JSONValue(exactly: $0) })
    } else if node.isObject {
      self = .object(try node.members.map { Member($0.key, try JSONValue(exactly: $0.value)) })
    } else if let number = node.number, Int(node.source) == nil {
      self = .double(number)
    } else if let value = JSONValue(node) {
      self = value
    } else {
      throw Malformed()
    }
  }

  /// Whether a value of Foundation is the same. Its objects contain repeated names once, so they have fewer members.
  private func matches(_ object: Any) -> Bool {
    switch self {
    case .null: object is NSNull
    case .bool(let value): object as? Bool == value
    case .int(let value): object as? Int == value
    case .double(let value): object as? Double == value
    case .string(let text): (object as? String)?.utf8.elementsEqual(text.utf8) ?? false
    case .array(let elements):
      (object as? [Any])?.elementsEqual(elements) { $1.matches($0) } ?? false
    case .object(let members):
      if let others = object as? [String: Any] {
        others.count == members.count && members.allSatisfy { others[$0.key].map($0.value.matches) ?? false }
      } else {
        false
      }
    }
  }
}
