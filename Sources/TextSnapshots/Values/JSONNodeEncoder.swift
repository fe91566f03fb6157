/// Encodes a value as a tree of JSON.
///
/// Foundation's encoder is not used: this module does not link Foundation, whose texts differ between platforms, and
/// sets and dictionaries with keys other than strings would be written in another order in each run.
struct JSONNodeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Encodes `value` into `node`.
  static func encode(_ value: some Encodable, into node: JSONNode, path: [any CodingKey]) throws {
    guard path.count <= ValueDumper.depthLimit else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(codingPath: [], debugDescription: "It has more than \(ValueDumper.depthLimit) levels."))
    }
    if let leaf = try leaf(value, path: path) {
      node.content = .leaf(leaf)
    } else {
      node.source = JSONArraySource(value)
      try value.encode(to: JSONNodeEncoder(node: node, codingPath: path))
    }
  }

  private static func leaf(_ value: any Encodable, path: [any CodingKey]) throws -> ValueTree? {
    switch value {
    case let string as String: return .string(string)
    case let flag as Bool: return .text("\(flag)")
    case is Int, is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64, is Int128,
      is UInt128:
      return .text("\(value)")
    case let number as Double: return try .text(text(number, isFinite: number.isFinite, path: path))
    case let number as Float: return try .text(text(number, isFinite: number.isFinite, path: path))
    default: break
    }
    guard let known = FoundationValue(value) else { return nil }
    return known.type == "Decimal" ? .text(known.text) : .string(known.text)
  }

  /// A whole number has no fraction.
  private static func text(_ number: any Encodable, isFinite: Bool, path: [any CodingKey]) throws -> String {
    guard isFinite else {
      throw EncodingError.invalidValue(
        number, EncodingError.Context(codingPath: path, debugDescription: "JSON has no number \(number)."))
    }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONObjectContainer<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONArrayContainer(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONValueContainer(node: node, codingPath: codingPath)
  }
}
