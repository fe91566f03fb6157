/// Replaces the escapes in strings.
enum JSONEscapes {
  /// Returns the text of a string; nil if an escape is invalid.
  static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var rest = bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      output.append(contentsOf: rest[..<backslash])
      rest = rest[backslash...].dropFirst()
      guard let letter = rest.popFirst() else { return nil }
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(letter)
      case UInt8(ascii: "b"): output.append(0x08)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "f"): output.append(0x0C)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(&rest), let encoded = UTF8.encode(scalar) else { return nil }
        output.append(contentsOf: encoded)
      default: return nil
      }
    }
    output.append(contentsOf: rest)
    return String(decoding: output, as: UTF8.self)
  }

  /// Reads the digits of `\u`, and a second escape if the first is half of a surrogate pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = unit(&rest) else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    rest = rest.dropFirst(2)
    guard let second = unit(&rest), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
  }

  /// Reads four hexadecimal digits.
  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.count == 4 else { return nil }
    var value: UInt16 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(number)
    }
    return value
  }
}
