/// How values of a type are written.
struct TypeRule: Sendable {
  let name: String
  /// Returns the text for a value; nil for values of other types.
  let text: @Sendable (Any) -> String?
}

/// The rules for types, and which of them have been used.
final class TypeRules {
  private let rules: [TypeRule]
  private var used: Set<Int> = []

  init(_ rules: [TypeRule]) {
    self.rules = rules
  }

  /// The text for a value by the first rule that is for its type; nil if there is none.
  func text(for value: Any) -> String? {
    for (index, rule) in rules.enumerated() {
      if let text = rule.text(value) {
        used.insert(index)
        return text
      }
    }
    return nil
  }

  /// The types of which there was no value.
  var unused: [String] { rules.indices.filter { !used.contains($0) }.map { rules[$0].name } }
}
