/// Converts the bytes of numbers. Returns nil for what is not a number in JSON.
enum JSONNumber {
  /// A number without a fraction or an exponent.
  static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard hasNoLeadingZero(digits) else { return nil }
    var value = 0
    for byte in digits {
      guard let digit = digit(byte) else { return nil }
      // The smallest integer has no positive counterpart.
      let (shifted, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflows, !overflowsToo else { return nil }
      value = sum
    }
    return value
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
    bytes = bytes.drop { digit($0) != nil }
    return bytes.count < count
  }

  private static func hasNoLeadingZero(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.first == UInt8(ascii: "0") else { return !digits.isEmpty }
    return digits.dropFirst().first.flatMap(digit) == nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }
}
