/// Matches ISO 8601 dates, optionally with time and time zone.
enum DatePattern {
  /// The length of the date at the start of `bytes`; nil if there is none.
  static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    guard BytePattern.matches("0000-00-00", at: bytes) else { return nil }
    var rest = bytes.dropFirst(10)
    guard let separator = rest.first, separator == UInt8(ascii: "T") || separator == UInt8(ascii: " "),
      BytePattern.matches("00:00", at: rest.dropFirst())
    else { return bytes.count - rest.count }
    rest = rest.dropFirst(6)
    if BytePattern.matches(":00", at: rest) {
      rest = rest.dropFirst(3)
      if BytePattern.matches(".0", at: rest) {
        rest = rest.dropFirst().drop(while: BytePattern.isDigit)
      }
    }
    if rest.first == UInt8(ascii: "Z") {
      rest = rest.dropFirst()
    } else if BytePattern.matches("+00:00", at: rest) || BytePattern.matches("-00:00", at: rest) {
      rest = rest.dropFirst(6)
    } else if BytePattern.matches("+0000", at: rest) || BytePattern.matches("-0000", at: rest) {
      rest = rest.dropFirst(5)
    }
    return bytes.count - rest.count
  }
}
