/// Encodes a value as JSON.
///
/// Foundation's encoder is not used: this module does not link Foundation, whose texts differ between platforms, and
/// sets and dictionaries with keys other than strings would be written in another order in each run.
final class EncodedNode: Encoder, SingleValueEncodingContainer {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// A text, a number, a Boolean or null.
  private var leaf: ValueTree?
  /// The elements of an array, or the members of an object. Their keys end their paths.
  private(set) var children: [EncodedNode] = []
  private var isArray = false
  private var source = ArraySource.ordered

  private let types: TypeRules

  init(codingPath: [any CodingKey] = [], types: TypeRules = TypeRules([])) {
    self.codingPath = codingPath
    self.types = types
  }

  /// What was encoded. An object if nothing was.
  var tree: ValueTree {
    if let leaf { return leaf }
    if isArray { return .array(children.map(\.tree), from: source) }
    return .object(children.map { ($0.codingPath.last?.stringValue ?? "", $0.tree) })
  }

  /// Adds a member, or an element, which needs no key.
  func child(_ key: (any CodingKey)? = nil) -> EncodedNode {
    let key = isArray ? nil : key
    let child = EncodedNode(codingPath: codingPath + [key ?? JSONKey(intValue: children.count)], types: types)
    children.append(child)
    return child
  }

  func encodeNil() {
    leaf = .text("null")
  }

  func encode(_ value: some Encodable) throws {
    guard codingPath.count <= ValueDumper.depthLimit else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(codingPath: [], debugDescription: "It has more than \(ValueDumper.depthLimit) levels."))
    }
    leaf = try types.text(for: value).map { .string($0) } ?? leaf(value)
    if leaf == nil {
      source = ArraySource(value)
      try value.encode(to: self)
    }
  }

  private func leaf(_ value: any Encodable) throws -> ValueTree? {
    switch value {
    case let string as String: return .string(string)
    case let flag as Bool: return .text("\(flag)")
    case is Int, is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64, is Int128,
      is UInt128:
      return .text("\(value)")
    case let number as Double: return try .text(text(number, isFinite: number.isFinite))
    case let number as Float: return try .text(text(number, isFinite: number.isFinite))
    default: break
    }
    guard let known = FoundationValue(value) else { return nil }
    return known.type == "Decimal" ? .text(known.text) : .string(known.text)
  }

  /// A whole number has no fraction.
  private func text(_ number: any Encodable, isFinite: Bool) throws -> String {
    guard isFinite else {
      throw EncodingError.invalidValue(
        number, EncodingError.Context(codingPath: codingPath, debugDescription: "JSON has no number \(number)."))
    }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedChildren<Key>(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isArray = true
    return EncodedChildren<JSONKey>(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}
