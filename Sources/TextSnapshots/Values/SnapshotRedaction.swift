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
    /// How values of a type are written: the text for a value; nil for values of other types.
    case type(name: String, text: @Sendable (Any) -> String?)
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
  /// stay as they are, so that the test fails. It also fails if all have another form.
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
  /// Swift does not tell the name of a computed property, and of a variable in a class that is not final. The test fails for
  /// them; use a path.
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
    SnapshotRedaction(
      rule: .success(
        .type(name: "\(type)") { value in
          // A cast takes any `nil` for one of every optional type. The value of another optional follows by itself.
          let found = Swift.type(of: value)
          return found == T.self || !(found is any AnyOptional.Type) ? (value as? T).map(text) : nil
        }))
  }

  private init(rule: Result<Rule, SnapshotProblem>) {
    self.rule = rule
  }
}

private protocol AnyOptional {}

extension Optional: AnyOptional {}

extension Result<ValuePath, SnapshotProblem> {
  fileprivate static func path(_ text: String) -> Self { Result { () throws(SnapshotProblem) in try ValuePath(text) } }
}

/// A path into a value, such as `movies[*].id`.
struct ValuePath: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// A property, a case of an enumeration, or a key.
    case name(String)
    /// An element, or a whole number as key.
    case index(Int)
    /// `*` or `[*]`: any one step.
    case any
    /// `**`: any number of steps.
    case anyDepth

    func matches(_ step: PathStep) -> Bool {
      switch (self, step) {
      case (.any, _): true
      case (.name(let name), .name(let other)): name == other
      case (.index(let index), .index(let other)): index == other
      case (.index(let index), .name(let name)): name == String(index)
      default: false
      }
    }
  }

  let parts: [Part]

  /// Parses `a.b`, `a[0]`, `a[*]`, `a["key"]`, `*` and `**`. An empty text is the value itself.
  init(_ text: String) throws(SnapshotProblem) {
    var parts: [Part] = []
    var rest = text[...]
    while !rest.isEmpty {
      let isBracket = rest.first == "["
      if isBracket {
        rest = rest.dropFirst()
        let isKey = rest.first == "\""
        if isKey { rest = rest.dropFirst() }
        guard let end = rest.firstRange(of: isKey ? "\"]" : "]") else { throw Self.problem(text) }
        let content = rest[..<end.lowerBound]
        rest = rest[end.upperBound...]
        if isKey {
          parts.append(.name(String(content)))
        } else if content == "*" {
          parts.append(.any)
        } else if let index = Int(content), index >= 0 {
          parts.append(.index(index))
        } else {
          throw Self.problem(text)
        }
      } else {
        let name = rest.prefix { $0 != "." && $0 != "[" }
        rest = rest[name.endIndex...]
        switch name {
        case "": throw Self.problem(text)
        case "*": parts.append(.any)
        case "**": parts.append(.anyDepth)
        default: parts.append(Int(name).map(Part.index) ?? .name(String(name)))
        }
      }
      if rest.first == "." {
        rest = rest.dropFirst()
        if rest.isEmpty { throw Self.problem(text) }
      } else if let next = rest.first, next != "[" {
        throw Self.problem(text)
      }
    }
    guard parts.last != .anyDepth else { throw Self.problem(text) }
    self.parts = parts
  }

  /// The path of stored properties in the description of a key path, such as `\Movie.director?.name`.
  init(keyPath description: String, root: String) throws(SnapshotProblem) {
    let names = description.dropFirst(root.count + 1).split(separator: ".").compactMap { part -> String? in
      let name = part.prefix { $0 != "?" && $0 != "!" }
      return name.isEmpty ? nil : String(name)
    }
    let areProperties = names.allSatisfy { name in
      name != "self" && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }
    guard areProperties, !names.isEmpty, description.hasPrefix("\\" + root + ".") else {
      throw SnapshotProblem(
        "Swift does not tell the names of the properties in a key path of \(root): use a path such as \"movies[*].id\"."
      )
    }
    parts = names.map { Int($0).map(Part.index) ?? .name($0) }
  }

  /// What replaces a value unless something else is given: the last name, as in `<id>`.
  var replacement: String {
    for part in parts.reversed() {
      if case .name(let name) = part { return "<\(name)>" }
    }
    return "<redacted>"
  }

  /// Whether the path is that of a value.
  func leads(to steps: [PathStep]) -> Bool { Self.match(parts[...], steps[...]) }

  /// Whether the path goes through all elements of a value.
  func goesThroughElements(at steps: [PathStep]) -> Bool {
    parts.indices.contains { parts[$0] == .any && Self.match(parts[..<$0], steps[...]) }
  }

  private static func match(_ parts: ArraySlice<Part>, _ steps: ArraySlice<PathStep>) -> Bool {
    guard let part = parts.first else { return steps.isEmpty }
    let rest = parts.dropFirst()
    if part == .anyDepth { return match(rest, steps) || !steps.isEmpty && match(parts, steps.dropFirst()) }
    return steps.first.map(part.matches) ?? false && match(rest, steps.dropFirst())
  }

  private static func problem(_ text: String) -> SnapshotProblem {
    SnapshotProblem(
      "\"\(VisibleText.line(text))\" is not a path into a value: write it like \"movies[*].id\", \"cast[0]\" or \"**.id\"."
    )
  }
}

/// Replaces or sorts the values of a tree that rules name.
struct ValueRedactor {
  let rules: [RedactionRule]
  /// In JSON, replacements are strings.
  let form: ValueWriter.Form
  /// The rules that led to a value they change, or to an empty collection.
  var used: Set<Int> = []
  /// The rules that led to a value of any form.
  var reached: Set<Int> = []
  /// The steps to the current value.
  var path: [PathStep] = []

  /// The first path that led to no value, or to none of the form that is wanted, and what it found; nil if there is none.
  var unused: (name: String, finding: String)? {
    rules.indices.first { !used.contains($0) }.map {
      (rules[$0].name, reached.contains($0) ? "finds only values of another form" : "finds nothing in the value")
    }
  }

  mutating func redacted(_ tree: ValueTree) -> ValueTree {
    if rules.isEmpty { return tree }
    var tree = tree
    let leading = rules.indices.filter { rules[$0].path.leads(to: path) }
    let changing = leading.filter { rules[$0].accepts(tree) }
    used.formUnion(changing)
    reached.formUnion(leading)
    for rule in changing {
      switch rules[rule].change {
      case .replace(let text, _): return form == .json ? .string(text) : .lines(text)
      case .sort: tree.sort()
      }
    }
    switch tree {
    case .text, .string:
      return tree
    case .payload(let type, let name, let value):
      return .payload(type: type, name: name, redacted(value, at: .name(name)))
    case .group(var group):
      // What an empty collection would contain cannot be found.
      if group.members.isEmpty {
        used.formUnion(rules.indices.filter { rules[$0].path.goesThroughElements(at: path) })
      }
      for index in group.members.indices {
        group.members[index].value = redacted(group.members[index].value, at: group.members[index].step)
      }
      return .group(group)
    }
  }

  private mutating func redacted(_ tree: ValueTree, at step: PathStep) -> ValueTree {
    path.append(step)
    defer { path.removeLast() }
    return redacted(tree)
  }
}

/// A path and what happens to the values there.
struct RedactionRule: Sendable {
  enum Change: Sendable {
    /// It is replaced, if it matches.
    case replace(with: String, if: SnapshotMatcher?)
    /// Its elements are sorted.
    case sort
  }

  let path: ValuePath
  let change: Change
  /// The path as it was written.
  let name: String

  /// Whether values of every form are replaced.
  var replacesAll: Bool {
    if case .replace(_, nil) = change { true } else { false }
  }

  /// Whether a value has the form of those that are changed.
  func accepts(_ tree: ValueTree) -> Bool {
    guard case .replace(_, let matcher?) = change else { return true }
    return matcher.matches(tree.leaf ?? "")
  }
}
