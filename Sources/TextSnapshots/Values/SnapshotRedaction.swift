internal import SnapshotFiles

/// Replaces parts of a value that differ between runs, before it is written as text.
///
/// A string is a path: `"movies[*].id"` is the id of every movie, `"cast[0]"` an element, `"offers[\"us\"]"` the value of a
/// key, and `"**.id"` every id at any depth. A case of an enumeration is a part of the path, and an optional is none.
public struct SnapshotRedaction<Value>: ExpressibleByStringLiteral, Sendable {
  let rule: Result<RedactionRule, SnapshotProblem>

  private init(with replacement: String?, _ path: () throws(SnapshotProblem) -> ValuePath) {
    rule = Result { () throws(SnapshotProblem) in
      let path = try path()
      return RedactionRule(path: path, replacement: replacement ?? path.replacement)
    }
  }

  /// Replaces the values at a path with its last name, as in `<id>`.
  public init(stringLiteral path: String) {
    self = .path(path)
  }

  /// Replaces the values at a path, by default with its last name, as in `<id>`.
  public static func path(_ path: String, with replacement: String? = nil) -> SnapshotRedaction {
    SnapshotRedaction(with: replacement) { () throws(SnapshotProblem) in try ValuePath(path) }
  }

  /// Replaces the value of stored properties, by default with the last one's name, as in `<id>`.
  ///
  /// Swift does not tell the name of a computed property, and of a variable in a class. The test fails for them; use a
  /// path.
  public static func at(_ keyPath: PartialKeyPath<Value>, with replacement: String? = nil) -> SnapshotRedaction {
    SnapshotRedaction(with: replacement) { () throws(SnapshotProblem) in
      try ValuePath(keyPath: String(reflecting: keyPath), root: String(describing: Value.self))
    }
  }
}
