/// Replaces the values of a tree that rules name.
struct ValueRedactor {
  /// A rule and the part of its path that comes next.
  private struct State: Hashable {
    let rule: Int
    let position: Int
  }

  let rules: [RedactionRule]
  /// Makes the tree of a replacement.
  let replacement: (String) -> ValueTree

  /// Returns the tree with the values replaced.
  func redacted(_ tree: ValueTree) -> ValueTree {
    rules.isEmpty ? tree : redacted(tree, closure(rules.indices.map { State(rule: $0, position: 0) }))
  }

  private func redacted(_ tree: ValueTree, _ states: Set<State>) -> ValueTree {
    let complete = states.filter { $0.position == rules[$0.rule].path.parts.count }
    if let first = complete.min(by: { $0.rule < $1.rule }) { return replacement(rules[first.rule].replacement) }
    if states.isEmpty { return tree }
    switch tree {
    case .text, .string:
      return tree
    case .payload(let name, let value):
      return .payload(name: name, redacted(value, advanced(states, by: .name(name))))
    case .group(var group):
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
