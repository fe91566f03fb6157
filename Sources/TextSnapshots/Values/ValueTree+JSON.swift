internal import MovieJSON
internal import SnapshotFiles

extension ValueTree {
  /// The tree of JSON text. Numbers keep their text.
  init(json bytes: [UInt8]) throws(SnapshotProblem) {
    let root: JSONNode
    do throws(JSONFault) {
      root = try JSONNode(strictlyParsing: bytes)
    } catch {
      let line = bytes[..<error.byte].count { $0 == 0x0A } + 1
      throw SnapshotProblem("The data is not JSON in Unicode: see byte \(error.byte) in line \(line).")
    }
    try self.init(root, depth: 0)
  }

  private init(_ node: JSONNode, depth: Int) throws(SnapshotProblem) {
    guard depth <= ValueDumper.depthLimit else {
      throw SnapshotProblem("The JSON has more than \(ValueDumper.depthLimit) levels: take a snapshot of a part of it.")
    }
    if let string = node.string {
      self = .string(string)
    } else if node.isArray {
      let elements = try node.children.enumerated().map { index, node throws(SnapshotProblem) in
        ValueMember(step: .index(index), value: try ValueTree(node, depth: depth + 1))
      }
      self = .group(ValueGroup(open: "[", members: elements, close: "]"))
    } else if node.isObject {
      // By bytes, as `String` compares equivalent forms as equal.
      var keys: Set<[UInt8]> = []
      let members = try node.members.map { key, node throws(SnapshotProblem) in
        guard keys.insert(Array(key.utf8)).inserted else {
          throw SnapshotProblem(
            "The JSON has \(QuotedText.json(key)) twice in an object: give each member its own key.")
        }
        return ValueMember(step: .name(key), label: .string(key), value: try ValueTree(node, depth: depth + 1))
      }
      self = .group(ValueGroup(open: "{", members: members, close: "}", isSorted: true))
    } else {
      self = .text(node.source)
    }
  }
}
