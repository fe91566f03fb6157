/// Encodes the members of a JSON object.
struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  init(node: JSONNode, codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
    if case .object = node.content { return }
    node.content = .object([])
  }

  /// Adds a member. It replaces one with the same key.
  private func member(_ key: any CodingKey) -> JSONNode {
    guard case .object(var members) = node.content else { return JSONNode() }
    // Only one array refers to the members, so that appending does not copy them.
    node.content = .nothing
    let member = JSONNode()
    members.append((key.stringValue, member))
    node.content = .object(members)
    return member
  }

  func encodeNil(forKey key: Key) {
    member(key).content = .leaf(.text("null"))
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try JSONNodeEncoder.encode(value, into: member(key), path: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(JSONObjectContainer<NestedKey>(node: member(key), codingPath: codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONArrayContainer(node: member(key), codingPath: codingPath + [key])
  }

  func superEncoder() -> any Encoder {
    let key = JSONKey(stringValue: "super")
    return JSONNodeEncoder(node: member(key), codingPath: codingPath + [key])
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    JSONNodeEncoder(node: member(key), codingPath: codingPath + [key])
  }
}
