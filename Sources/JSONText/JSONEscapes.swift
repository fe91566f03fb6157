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
  private static func scalar(at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
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
    case UInt8(ascii: "u"): return codedScalar(at: &place, in: bytes)
    default: return nil
    }
  }

  /// Reads the digits of `\u`, and a second escape if the first is half of a surrogate pair.
  private static func codedScalar(at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard let first = unit(at: &place, in: bytes) else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
      return nil
    }
    place += 2
    guard let second = unit(at: &place, in: bytes), UTF16.isTrailSurrogate(second) else { return nil }
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
