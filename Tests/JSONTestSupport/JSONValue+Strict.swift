import Foundation
package import MovieJSON

extension JSONValue {
  package struct Malformed: Error { package let problem: String }

  /// Parses a text strictly. Throws if Foundation parses it differently, and if a name is repeated in an object.
  package init(strictly text: String) throws {
    let bytes = Array(text.utf8)
    let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    self = try JSONValue(exactly: JSONNode(strictlyParsing: bytes))
    try match(object)
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
      throw Malformed(problem: "\(node.source) has no value.")
    }
  }

  /// Throws if a value of Foundation differs. Its objects contain repeated names once, so they have fewer members.
  private func match(_ object: Any, at path: String = "") throws {
    let (objects, members) = (object as? [Any] ?? [], object as? [String: Any] ?? [:])
    let isSame =
      switch self {
      case .null: object is NSNull
      case .bool(let value): object as? Bool == value
      case .int(let value): object as? Int == value
      // The double of an `NSDecimalNumber`, which holds a long fraction, is not the closest one.
      case .double(let value): (object as? NSNumber).flatMap { Double($0.stringValue) } == value
      case .string(let text): (object as? String)?.utf8.elementsEqual(text.utf8) ?? false
      case .array(let elements): object is [Any] && objects.count == elements.count
      case .object(let own): object is [String: Any] && members.count == own.count
      }
    guard isSame else { throw Malformed(problem: "At “\(path)”: \(self), but \(object) according to Foundation.") }
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() { try element.match(objects[index], at: "\(path)[\(index)]") }
    case .object(let own):
      for member in own { try member.value.match(members[member.key] ?? "nothing", at: "\(path).\(member.key)") }
    default: break
    }
  }
}
