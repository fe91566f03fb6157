internal import SnapshotFiles

/// The texts that `assertSnapshot(dumping:)` and `assertSnapshot(json:)` compare, for use with axes.
///
/// ```swift
/// assertSnapshot(across: .locale("en_US", "ru_RU")) { locale in try SnapshotText.dump(viewModel(locale)) }
/// ```
public enum SnapshotText {
  /// Returns the properties of a value, one per line.
  ///
  /// Dictionaries and sets are sorted. Instances have no identity: the second time an instance occurs, it is `Node(…)`.
  /// Throws if a redaction is no valid path, or the value is too large.
  public static func dump<Value>(_ value: Value, redacting redactions: SnapshotRedaction<Value>...) throws -> String {
    try dump(value, redactions)
  }

  /// Returns a value as JSON with sorted keys.
  ///
  /// Dates are ISO 8601 texts, URLs are texts, and data is hexadecimal. Throws the errors of the value's encoding.
  public static func json<Value: Encodable>(
    _ value: Value, redacting redactions: SnapshotRedaction<Value>...
  ) throws -> String {
    try json(value, redactions)
  }

  /// Returns JSON from an encoder or a server with sorted keys.
  public static func json(
    data: some Sequence<UInt8>, redacting redactions: SnapshotRedaction<Any>...
  ) throws -> String {
    try json(data: data, redactions)
  }

  static func dump<Value>(
    _ value: Value, _ redactions: [SnapshotRedaction<Value>]
  ) throws(SnapshotProblem) -> String {
    let rules = try rules(redactions)
    var dumper = ValueDumper()
    let tree = try dumper.tree(of: value)
    return ValueWriter(form: .swift).text(of: ValueRedactor(rules: rules) { .text($0) }.redacted(tree))
  }

  static func json<Value: Encodable>(_ value: Value, _ redactions: [SnapshotRedaction<Value>]) throws -> String {
    let node = EncodedNode()
    try node.encode(value)
    return written(node.tree, try rules(redactions))
  }

  static func json(
    data: some Sequence<UInt8>, _ redactions: [SnapshotRedaction<Any>]
  ) throws(SnapshotProblem) -> String {
    written(try ValueTree(json: Array(data)), try rules(redactions))
  }

  private static func rules<Value>(
    _ redactions: [SnapshotRedaction<Value>]
  ) throws(SnapshotProblem) -> [RedactionRule] {
    var rules: [RedactionRule] = []
    for redaction in redactions { rules.append(try redaction.rule.get()) }
    return rules
  }

  private static func written(_ tree: ValueTree, _ rules: [RedactionRule]) -> String {
    ValueWriter(form: .json).text(of: ValueRedactor(rules: rules) { .string($0) }.redacted(tree))
  }
}
