internal import MovieJSON
internal import SnapshotFiles

/// A value as a tree of texts, before it is written.
indirect enum ValueTree {
  /// Text that is written as it is, such as a number.
  case text(String)
  /// Text that is written in quotation marks.
  case string(String)
  /// A case of an enumeration and its payload. The type is empty if it is not written.
  case payload(type: String, name: String, ValueTree)
  /// Members between an opening and a closing text.
  case group(ValueGroup)

  /// The text of a value that is written in one piece, without the type that a date or a UUID is written with; nil for
  /// others.
  var leaf: String? {
    switch self {
    case .string(let text): text
    case .text(let text):
      text.hasSuffix(")") ? String(text.dropLast().drop { $0 != "(" }.dropFirst()) : text
    case .payload, .group: nil
    }
  }

  /// Whether this is written as it is, as numbers are.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Text that is written as it is, or as a string if it has several lines.
  static func lines(_ text: String) -> ValueTree { text.utf8.contains(0x0A) ? .string(text) : .text(text) }

  mutating func sort() {
    guard case .group(var group) = self else { return }
    group.isSorted = true
    self = .group(group)
  }
}

struct ValueGroup {
  var open: String
  var members: [ValueMember]
  var close: String
  /// Whether members are sorted by their text, because the value has no order.
  var isSorted = false
  /// Whether members without line breaks share a line if they fit.
  var sharesLine = false
}

/// A member of a value: its place in a path, what is written before it, and its value.
struct ValueMember {
  var step: PathStep
  var label: ValueTree?
  var value: ValueTree
}

/// The step from a value to one of its members.
enum PathStep: Hashable, Sendable {
  /// A property, a case of an enumeration, or a key.
  case name(String)
  /// An element of a sequence.
  case index(Int)
  /// An element of a set, which has no index.
  case element
}

extension ValueTree {
  /// The tree of JSON text. Numbers keep their text.
  init(json bytes: [UInt8]) throws(SnapshotProblem) {
    let root: JSONNode
    do throws(JSONFault) {
      root = try JSONNode(strictlyParsing: bytes)
    } catch {
      let before = bytes[..<error.byte]
      let line = before.count { $0 == 0x0A } + 1
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      throw SnapshotProblem("The data is not JSON in Unicode: see byte \(error.byte - start + 1) of line \(line).")
    }
    try self.init(root, depth: 0)
  }

  private init(_ node: JSONNode, depth: Int) throws(SnapshotProblem) {
    guard depth <= ValueDumper.depthLimit else {
      throw SnapshotProblem("The JSON has more than \(ValueDumper.depthLimit) levels: take a snapshot of a part of it.")
    }
    if let string = node.string {
      self = .string(string)
    } else if node.isArray {
      let elements = try node.children.enumerated().map { index, node throws(SnapshotProblem) in
        ValueMember(step: .index(index), value: try ValueTree(node, depth: depth + 1))
      }
      self = .group(ValueGroup(open: "[", members: elements, close: "]"))
    } else if node.isObject {
      // By bytes, as `String` compares equivalent forms as equal.
      var keys: Set<[UInt8]> = []
      let members = try node.members.map { key, node throws(SnapshotProblem) in
        guard keys.insert(Array(key.utf8)).inserted else {
          throw SnapshotProblem(
            "The JSON has \(ValueWriter.jsonText(key)) twice in an object: give each member its own key.")
        }
        return ValueMember(step: .name(key), label: .string(key), value: try ValueTree(node, depth: depth + 1))
      }
      self = .group(ValueGroup(open: "{", members: members, close: "}", isSorted: true))
    } else {
      self = .text(node.source)
    }
  }
}

/// Writes a tree as text, with a line for each member.
struct ValueWriter {
  /// The form of strings and separators.
  enum Form { case swift, json }

  let form: Form
  /// What is compared in place of a text to sort members: without what the snapshot's filters replace, such as ids that
  /// differ in each run.
  let sortKey: (String) -> String

  /// The number of columns up to which numbers share a line.
  static let width = 80

  /// Returns the text of `tree`, whose first line starts behind other text.
  func text(of tree: ValueTree, indent: String = "") -> String {
    switch tree {
    case .text(let text): text
    case .string(let string): form == .json ? Self.jsonText(string) : Self.swiftText(string, indent: indent)
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
      let keys = lines.map { [sortKey($0.label), sortKey($0.value), $0.label, $0.value] }
      lines = zip(keys, lines).sorted { Self.precede($0.0, $1.0) }.map(\.1)
    }
    let texts = lines.map { $0.label + $0.value }
    if group.sharesLine, !texts.contains(where: { $0.utf8.contains(0x0A) }) {
      let line = group.open + texts.joined(separator: ", ") + group.close
      if indent.count + line.count <= Self.width { return line }
    }
    let separator = form == .json ? ",\n" : "\n"
    return group.open + "\n" + texts.map { inner + $0 }.joined(separator: separator) + "\n" + indent + group.close
  }

  /// Compares the first texts that differ.
  private static func precede(_ some: [String], _ others: [String]) -> Bool {
    zip(some, others).first { !$0.utf8.elementsEqual($1.utf8) }.map(precedes) ?? false
  }

  /// Whole numbers come first, by value. Other texts are compared by bytes, as `String` compares equivalent forms as equal.
  private static func precedes(_ one: String, _ other: String) -> Bool {
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

  /// A Swift literal. A string of several lines has a line for each, indented one level more than `indent`.
  private static func swiftText(_ string: String, indent: String) -> String {
    let hasLines = string.utf8.contains(0x0A)
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"" where !hasLines: text += "\\\""
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      default: text.unicodeScalars.append(scalar)
      }
    }
    guard hasLines else { return "\"\(text)\"" }
    let inner = indent + "  "
    let lines = text.replacing("\"\"\"", with: "\\\"\"\"").split(separator: "\n", omittingEmptySubsequences: false)
    return "\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : inner + $0 + "\n" }.joined() + inner + "\"\"\""
  }

  /// A JSON string. Invisible characters are escaped.
  fileprivate static func jsonText(_ string: String) -> String {
    var text = ""
    var previous: Unicode.Scalar = "\n"
    for scalar in string.unicodeScalars {
      let isEscaped = scalar == "\\" || scalar == "\"" || VisibleText.mustSpellOut(scalar, after: previous)
      text += isEscaped ? MovieJSON.json(String(scalar)) { _ in true } : String(scalar)
      previous = scalar
    }
    return "\"\(text)\""
  }
}
