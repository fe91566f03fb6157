/// A value as a tree of texts, before it is written.
indirect enum ValueTree {
  /// Text that is written as it is, such as a number.
  case text(String)
  /// Text that is written in quotation marks.
  case string(String)
  /// A case of an enumeration and its payload.
  case payload(name: String, ValueTree)
  /// Members between an opening and a closing text.
  case group(ValueGroup)
}

/// The members of a value.
struct ValueGroup {
  /// How members are ordered.
  enum Order {
    /// In their own order.
    case given
    /// Sorted, because the value has no order.
    case sorted
  }

  var open: String
  var members: [ValueMember]
  var close: String
  var order = Order.given
  /// Whether members without line breaks share a line if they fit.
  var sharesLine = false
}

/// A member of a value: its place in a path, what is written before it, and its value.
struct ValueMember {
  var step: PathStep
  var label: ValueTree?
  var value: ValueTree
}
