/// Encodes the elements of a JSON array.
struct JSONArrayContainer: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  init(node: JSONNode, codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
    if case .array = node.content { return }
    node.content = .array([])
  }

  var count: Int {
    if case .array(let elements) = node.content { elements.count } else { 0 }
  }

  private var path: [any CodingKey] { codingPath + [JSONKey(intValue: count)] }

  private func element() -> JSONNode {
    guard case .array(var elements) = node.content else { return JSONNode() }
    // Only one array refers to the elements, so that appending does not copy them.
    node.content = .nothing
    let element = JSONNode()
    elements.append(element)
    node.content = .array(elements)
    return element
  }

  func encodeNil() {
    element().content = .leaf(.text("null"))
  }

  func encode(_ value: some Encodable) throws {
    let path = path
    try JSONNodeEncoder.encode(value, into: element(), path: path)
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    let path = path
    return KeyedEncodingContainer(JSONObjectContainer<NestedKey>(node: element(), codingPath: path))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let path = path
    return JSONArrayContainer(node: element(), codingPath: path)
  }

  func superEncoder() -> any Encoder {
    let path = path
    return JSONNodeEncoder(node: element(), codingPath: path)
  }
}
