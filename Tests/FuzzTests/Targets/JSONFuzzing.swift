import MovieJSON

/// Every value can be read, and what is written can be read again.
enum JSONFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    guard let node = JSONNode(parsing: bytes) else { return }
    walk(node)
    guard let value = JSONValue(node) else { return }
    for layout in JSONLayout.allCases {
      let text = value.encoded(layout)
      try ShownText.check(text)
      let read = JSONNode(parsing: Array(text.utf8)).flatMap(JSONValue.init)
      // Numbers may be written in another form.
      try require(read?.encoded(layout) == text, "JSON that is written is read differently: \(text)")
    }
  }

  /// Reads every value as every type.
  static func walk(_ node: JSONNode) {
    _ = (node.bool, node.integer, node.number, node.string, node.isNull, node.members.count)
    _ = node["id"]?.string
    node.children.forEach(walk)
  }
}
