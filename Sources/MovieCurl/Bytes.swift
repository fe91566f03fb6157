extension BidirectionalCollection where Element == UInt8 {
  /// The bytes without leading and trailing spaces, tabs and line breaks.
  var trimmedOfBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }

  /// The bytes without the line break at the end.
  var trimmedOfLineEnd: SubSequence {
    guard let last = lastIndex(where: { $0 != 0x0A && $0 != 0x0D }) else { return self[endIndex...] }
    return self[...last]
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
