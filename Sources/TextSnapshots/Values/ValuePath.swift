internal import SnapshotFiles

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

  private static func problem(_ text: String) -> SnapshotProblem {
    SnapshotProblem(
      "\"\(VisibleText.line(text))\" is not a path into a value: write it like \"movies[*].id\", \"cast[0]\" or \"**.id\"."
    )
  }
}
