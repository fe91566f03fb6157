/// A byte pattern: `0` matches a digit, `x` a hexadecimal digit, anything else itself.
enum BytePattern {
  /// Whether `bytes` start with a match of `pattern`.
  static func matches(_ pattern: StaticString, at bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= pattern.utf8CodeUnitCount else { return false }
    let pattern = UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount)
    return zip(pattern, bytes).allSatisfy { kind, byte in
      switch kind {
      case UInt8(ascii: "0"): isDigit(byte)
      case UInt8(ascii: "x"): isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
      default: kind == byte
      }
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }
}
