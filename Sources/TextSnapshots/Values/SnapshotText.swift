internal import SnapshotFiles

/// The texts that `assertSnapshot(dumping:)` and `assertSnapshot(jsonData:)` compare, for use with axes.
///
/// ```swift
/// try assertSnapshot(across: .locale("en_US", "ru_RU")) { locale in try SnapshotText.dump(viewModel(locale)) }
/// ```
public enum SnapshotText {
  /// Returns the properties of a value, one per line.
  ///
  /// Dictionaries and sets are sorted. Instances have no identity: the second time an instance occurs, it is `Node(…)`, or
  /// `Node#1(…)` if there are several of its type. Throws if a redaction is no valid path or finds nothing, the value is
  /// too large, its order may differ between runs, or a change in it would not be noticed: Swift does not tell a part of
  /// it, or one of several instances is first in a set or a dictionary and occurs again outside. Functions are the
  /// exception: each is `(Function)`, because nothing is known of it.
  public static func dump<Value>(_ value: Value, redacting redactions: SnapshotRedaction<Value>...) throws -> String {
    try dump(value, redactions)
  }

  /// Returns JSON from an encoder or a server with sorted keys.
  public static func json(
    data: some Sequence<UInt8>, redacting redactions: SnapshotRedaction<Any>...
  ) throws -> String {
    try json(data: data, redactions)
  }

  static func dump<Value>(
    _ value: Value, _ redactions: [SnapshotRedaction<Value>], filter: SnapshotFilter? = nil
  ) throws(SnapshotProblem) -> String {
    let (paths, types) = try rules(of: redactions)
    let replaced = paths.filter(\.replacesAll).map(\.path)
    let (tree, unusedTypes) = try ValueDumper.tree(of: value, types: types, replaced: replaced)
    return try text(of: tree, .swift, filter, paths, unusedTypes: unusedTypes)
  }

  static func json(
    data: some Sequence<UInt8>, _ redactions: [SnapshotRedaction<Any>], filter: SnapshotFilter? = nil
  ) throws(SnapshotProblem) -> String {
    let (paths, types) = try rules(of: redactions)
    let tree = try ValueTree(json: Array(data))
    return try text(of: tree, .json, filter, paths, unusedTypes: types.map { $0.name })
  }

  private static func rules<Value>(
    of redactions: [SnapshotRedaction<Value>]
  ) throws(SnapshotProblem) -> (paths: [RedactionRule], types: [ValueDumper.TypeRule]) {
    var paths: [RedactionRule] = []
    var types: [ValueDumper.TypeRule] = []
    for redaction in redactions {
      switch try redaction.rule.get() {
      case .path(let rule): paths.append(rule)
      case .type(let name, let text): types.append((name, text))
      }
    }
    return (paths, types)
  }

  /// Returns the text of a tree. Throws if a redaction has found nothing.
  private static func text(
    of tree: ValueTree, _ form: ValueWriter.Form, _ filter: SnapshotFilter?, _ paths: [RedactionRule],
    unusedTypes: [String]
  ) throws(SnapshotProblem) -> String {
    var redactor = ValueRedactor(rules: paths, form: form)
    let writer = ValueWriter(form: form) { SnapshotScope.current.filtered($0, by: filter) }
    let text = writer.text(of: redactor.redacted(tree))
    if let (path, finding) = redactor.unused {
      throw SnapshotProblem("The redaction of \(VisibleText.line(path)) \(finding): correct it or remove it.")
    }
    if let type = unusedTypes.first {
      throw SnapshotProblem(
        "The redaction of \(VisibleText.line(type)) finds no value of this type: correct it or remove it.")
    }
    return text
  }
}

/// A type that decides how `assertSnapshot(dumping:)` writes its values.
///
/// ```swift
/// extension Money: SnapshotDumpable {
///   var snapshotDump: Any { "\(amount) \(currency)" }
/// }
/// ```
///
/// A conformance that is isolated to an actor would not be found elsewhere, so it does not compile. In a module whose
/// default isolation is the main actor, make the type and its conformance `nonisolated`.
public protocol SnapshotDumpable: SendableMetatype {
  /// What is written in place of the value: a text, or any other value, such as an array or a tuple with labels.
  var snapshotDump: Any { get }
}
