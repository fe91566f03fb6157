internal import SnapshotFiles

/// Changes parts of a value that differ between runs, before it is written as text.
///
/// A string is a path: `"movies[*].id"` is the id of every movie, `"cast[0]"` an element, `"offers[\"us\"]"` the value of a
/// key, `"**.id"` every id at any depth, and `""` the value itself. A case of an enumeration is a part of the path, and
/// an optional is none.
///
/// A redaction that finds nothing fails the test, so that it is noticed if a property is renamed.
public struct SnapshotRedaction<Value>: ExpressibleByStringLiteral, Sendable {
  enum Rule: Sendable {
    case path(RedactionRule)
    case type(TypeRule)
  }

  let rule: Result<Rule, SnapshotProblem>

  private init(
    _ name: String, _ path: Result<ValuePath, SnapshotProblem>, _ change: (ValuePath) -> RedactionRule.Change
  ) {
    rule = path.map { .path(RedactionRule(path: $0, change: change($0), name: name)) }
  }

  /// Replaces the values at a path with its last name, as in `<id>`.
  public init(stringLiteral path: String) {
    self = .path(path)
  }

  /// Replaces the values at a path, by default with its last name, as in `<id>`. With a matcher, values of another form
  /// stay as they are, so that the test fails.
  public static func path(
    _ path: String, with replacement: String? = nil, if matcher: SnapshotMatcher? = nil
  ) -> SnapshotRedaction {
    SnapshotRedaction(path, .path(path)) { .replace(with: replacement ?? $0.replacement, if: matcher) }
  }

  /// Sorts the elements of the collections at a path by their text.
  public static func sorting(_ path: String) -> SnapshotRedaction {
    SnapshotRedaction(path, .path(path)) { _ in .sort }
  }

  /// Replaces the value of stored properties, by default with the last one's name, as in `<id>`.
  ///
  /// Swift does not tell the name of a computed property, and of a variable in a class. The test fails for them; use a
  /// path.
  public static func at(
    _ keyPath: PartialKeyPath<Value>, with replacement: String? = nil, if matcher: SnapshotMatcher? = nil
  ) -> SnapshotRedaction {
    let path = Result { () throws(SnapshotProblem) in
      try ValuePath(keyPath: String(reflecting: keyPath), root: String(describing: Value.self))
    }
    return SnapshotRedaction(String(reflecting: keyPath), path) {
      .replace(with: replacement ?? $0.replacement, if: matcher)
    }
  }

  /// Replaces all values of a type, by default with its name, as in `<UUID>`.
  public static func values<T>(of type: T.Type, with replacement: String? = nil) -> SnapshotRedaction {
    let replacement = replacement ?? "<\(type)>"
    return values(of: type) { _ in replacement }
  }

  /// Writes all values of a type with a function.
  public static func values<T>(
    of type: T.Type, _ text: @escaping @Sendable (T) -> String
  ) -> SnapshotRedaction {
    SnapshotRedaction(rule: .success(.type(TypeRule(name: "\(type)") { ($0 as? T).map(text) })))
  }

  private init(rule: Result<Rule, SnapshotProblem>) {
    self.rule = rule
  }
}

extension Result<ValuePath, SnapshotProblem> {
  fileprivate static func path(_ text: String) -> Self { Result { () throws(SnapshotProblem) in try ValuePath(text) } }
}
