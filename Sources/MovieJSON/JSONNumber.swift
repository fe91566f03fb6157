/// Converts the bytes of numbers. Returns nil for what is not a number in JSON.
enum JSONNumber {
  /// A number without a fraction that an integer can represent, such as `7` and `7.0`.
  static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard isValid(bytes) else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self)) ?? number(bytes).flatMap { Int(exactly: $0) }
  }

  /// A number that is finite.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard isValid(bytes), let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    guard hasNoLeadingZero(rest), dropDigits(&rest) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard dropDigits(&rest) else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard dropDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits that `bytes` begins with. Returns false if there are none.
  private static func dropDigits(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    let count = bytes.count
    bytes = bytes.drop(while: isDigit)
    return bytes.count < count
  }

  private static func hasNoLeadingZero(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.first != UInt8(ascii: "0") || !(digits.dropFirst().first.map(isDigit) ?? false)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
