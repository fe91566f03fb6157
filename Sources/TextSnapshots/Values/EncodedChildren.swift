/// Encodes the members of an object by their keys, or the elements of an array.
struct EncodedChildren<Key: CodingKey>: KeyedEncodingContainerProtocol, UnkeyedEncodingContainer {
  let node: EncodedNode

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int { node.children.count }

  func encodeNil(forKey key: Key) { node.child(key).encodeNil() }
  func encodeNil() { node.child().encodeNil() }

  func encode(_ value: some Encodable, forKey key: Key) throws { try node.child(key).encode(value) }
  func encode(_ value: some Encodable) throws { try node.child().encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { node.child(key).container(keyedBy: type) }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    node.child().container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { node.child(key).unkeyedContainer() }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { node.child().unkeyedContainer() }

  func superEncoder(forKey key: Key) -> any Encoder { node.child(key) }
  func superEncoder() -> any Encoder { node.child(JSONKey(stringValue: "super")) }
}
