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
      throw SnapshotProblem("The data is not JSON: see byte \(error.byte) in line \(line).")
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
      self = .array(
        try node.children.map { node throws(SnapshotProblem) in try ValueTree(node, depth: depth + 1) }, from: .ordered)
    } else if node.isObject {
      self = .object(
        try node.members.map { key, node throws(SnapshotProblem) in (key, try ValueTree(node, depth: depth + 1)) })
    } else {
      self = .text(node.source)
    }
  }

  /// Members are sorted by key; of several with one key, the last one counts.
  static func object(_ members: [(String, ValueTree)]) -> ValueTree {
    let members = Dictionary(members) { $1 }.map {
      ValueMember(step: .name($0), label: .string($0), value: $1)
    }
    return .group(ValueGroup(open: "{", members: members, close: "}", order: .sorted))
  }

  static func array(_ elements: [ValueTree], from source: ArraySource) -> ValueTree {
    let members = (source == .dictionary ? sortedPairs(elements) : elements).enumerated().map { index, value in
      ValueMember(step: source == .set ? .element : .index(index), value: value)
    }
    return .group(ValueGroup(open: "[", members: members, close: "]", order: source == .set ? .sorted : .given))
  }

  /// Sorts an array of keys and values by key.
  private static func sortedPairs(_ values: [ValueTree]) -> [ValueTree] {
    let writer = ValueWriter(form: .json)
    let pairs = stride(from: 0, to: values.count - 1, by: 2).map { index in
      (key: writer.text(of: values[index]), values: [values[index], values[index + 1]])
    }
    return pairs.sorted { ValueWriter.precedes($0.key, $1.key) }.flatMap(\.values)
  }
}
