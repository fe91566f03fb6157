extension JSONValue {
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
