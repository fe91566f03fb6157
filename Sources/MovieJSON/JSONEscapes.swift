/// Replaces the escapes in strings.
enum JSONEscapes {
  /// Returns the text of a string; nil if an escape is invalid. Bytes that are not UTF-8 become replacement characters.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var isValid = true
    // No escape is shorter than what it stands for.
    let text = String(unsafeUninitializedCapacity: bytes.count) { output in
      var count = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        place += 1
        if byte != UInt8(ascii: "\\") {
          output[count] = byte
          count += 1
        } else if let scalar = scalar(at: &place, in: bytes) {
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            output[count] = unit
            count += 1
          }
        } else {
          isValid = false
          break
        }
      }
      return count
    }
    return isValid ? text : nil
  }

  /// Reads an escape after its backslash.
  private static func scalar(
    at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let letter = bytes[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "u"):
      guard let first = unit(at: &place, in: bytes) else { return nil }
      return Unicode.Scalar(first) ?? pair(first, at: &place, in: bytes)
    default: return nil
    }
  }

  /// Reads the escape after the first half of a surrogate pair, if it is the second one.
  private static func pair(
    _ first: UInt16, at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    var next = place + 2
    guard UTF16.isLeadSurrogate(first), bytes[place...].starts(with: "\\u".utf8),
      let second = unit(at: &next, in: bytes), UTF16.isTrailSurrogate(second)
    else { return nil }
    place = next
    return Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
  }

  /// Reads four hexadecimal digits.
  private static func unit(at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    place += 4
    return value
  }
}
