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
