/// Encodes a single JSON value.
struct JSONValueContainer: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil() {
    node.content = .leaf(.text("null"))
  }

  func encode(_ value: some Encodable) throws {
    try JSONNodeEncoder.encode(value, into: node, path: codingPath)
  }
}
