/// Writes a tree as text, with a line for each member.
struct ValueWriter {
  /// The form of strings and separators.
  enum Form { case swift, json }

  let form: Form

  /// The number of columns up to which numbers share a line.
  static let width = 80

  /// Returns the text of `tree`, whose first line starts behind other text.
  func text(of tree: ValueTree, indent: String = "") -> String {
    switch tree {
    case .text(let text): text
    case .string(let string): form == .json ? QuotedText.json(string) : QuotedText.swift(string, indent: indent)
    case .payload(let type, let name, .group(let group)) where group.open == "(":
      "\(type).\(name)" + text(of: group, indent: indent)
    case .payload(let type, let name, let value): "\(type).\(name)(\(text(of: value, indent: indent)))"
    case .group(let group): text(of: group, indent: indent)
    }
  }

  private func text(of group: ValueGroup, indent: String) -> String {
    if group.members.isEmpty { return group.open + group.close }
    let inner = indent + "  "
    var lines = group.members.map { member in
      let label = member.label.map { text(of: $0, indent: inner) + ": " } ?? ""
      return (label: label, value: text(of: member.value, indent: inner))
    }
    if group.isSorted {
      lines.sort { Self.precedes($0.label, $1.label) || ($0.label == $1.label && Self.precedes($0.value, $1.value)) }
    }
    let texts = lines.map { $0.label + $0.value }
    if group.sharesLine, !texts.contains(where: { $0.utf8.contains(0x0A) }) {
      let line = group.open + texts.joined(separator: ", ") + group.close
      if indent.count + line.count <= Self.width { return line }
    }
    let separator = form == .json ? ",\n" : "\n"
    return group.open + "\n" + texts.map { inner + $0 }.joined(separator: separator) + "\n" + indent + group.close
  }

  /// Whole numbers come first, by value. Other texts are compared by bytes, as `String` compares equivalent forms as equal.
  static func precedes(_ one: String, _ other: String) -> Bool {
    switch (number(one), number(other)) {
    case (let a?, let b?): a < b
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): one.utf8.lexicographicallyPrecedes(other.utf8)
    }
  }

  private static func number(_ text: String) -> Int? {
    Int(text.hasSuffix(": ") ? text.dropLast(2) : text[...])
  }
}
