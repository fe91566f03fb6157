/// A JSON value that an encoder fills.
final class JSONNode {
  /// What was encoded.
  enum Content {
    /// Nothing yet, which is an empty object.
    case nothing
    /// A text, a number, a Boolean or null.
    case leaf(ValueTree)
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
  }

  var content = Content.nothing
  /// What the elements of an array come from, if their order differs between runs.
  var source = JSONArraySource.ordered

  /// The value as a tree. Members are sorted by key; of several with one key, the last one counts.
  var tree: ValueTree {
    switch content {
    case .nothing: return .group(ValueGroup(open: "{", members: [], close: "}"))
    case .leaf(let leaf): return leaf
    case .object(let members):
      let members = Dictionary(members.map { ($0.key, $0.value) }) { $1 }.map {
        ValueMember(step: .name($0.key), label: .string($0.key), value: $0.value.tree)
      }
      return .group(ValueGroup(open: "{", members: members, close: "}", order: .sorted))
    case .array(let elements):
      let values =
        switch source {
        case .ordered, .set: elements.map(\.tree)
        case .dictionary: Self.sortedPairs(elements.map(\.tree))
        }
      let members = values.enumerated().map { index, value in
        ValueMember(step: source == .set ? .element : .index(index), value: value)
      }
      return .group(ValueGroup(open: "[", members: members, close: "]", order: source == .set ? .sorted : .given))
    }
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
