/// Replaces or sorts the values of a tree that rules name.
struct ValueRedactor {
  /// A rule and the part of its path that comes next.
  private struct State: Hashable {
    let rule: Int
    let position: Int
  }

  let rules: [RedactionRule]
  /// Makes the tree of a replacement.
  let replacement: (String) -> ValueTree
  /// The rules whose paths led to a value or to an empty collection.
  var used: Set<Int> = []

  /// The paths that led to no value.
  var unused: [String] { rules.indices.filter { !used.contains($0) }.map { rules[$0].name } }

  mutating func redacted(_ tree: ValueTree) -> ValueTree {
    rules.isEmpty ? tree : redacted(tree, closure(rules.indices.map { State(rule: $0, position: 0) }))
  }

  private mutating func redacted(_ tree: ValueTree, _ states: Set<State>) -> ValueTree {
    if states.isEmpty { return tree }
    var tree = tree
    let complete = states.filter { $0.position == rules[$0.rule].path.parts.count }.map(\.rule).sorted()
    used.formUnion(complete)
    for rule in complete {
      switch rules[rule].change {
      case .replace(let text, let matcher):
        if matcher?.matches(tree.leaf ?? "") ?? true { return replacement(text) }
      case .sort:
        tree.sort()
      }
    }
    switch tree {
    case .text, .string:
      return tree
    case .payload(let type, let name, let value):
      return .payload(type: type, name: name, redacted(value, advanced(states, by: .name(name))))
    case .group(var group):
      // What an empty collection would contain cannot be found.
      if group.members.isEmpty {
        used.formUnion(states.filter { rules[$0.rule].path.parts.dropFirst($0.position).first == .any }.map(\.rule))
      }
      for index in group.members.indices {
        let next = advanced(states, by: group.members[index].step)
        group.members[index].value = redacted(group.members[index].value, next)
      }
      return .group(group)
    }
  }

  private func advanced(_ states: Set<State>, by step: PathStep) -> Set<State> {
    closure(
      states.compactMap { state in
        let parts = rules[state.rule].path.parts
        guard state.position < parts.count else { return nil }
        if parts[state.position] == .anyDepth { return state }
        return parts[state.position].matches(step) ? State(rule: state.rule, position: state.position + 1) : nil
      })
  }

  /// The states with those that follow because `**` also stands for no step.
  private func closure(_ states: [State]) -> Set<State> {
    var result = Set(states)
    for var state in states {
      let parts = rules[state.rule].path.parts
      while state.position < parts.count, parts[state.position] == .anyDepth {
        state = State(rule: state.rule, position: state.position + 1)
        result.insert(state)
      }
    }
    return result
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
}
