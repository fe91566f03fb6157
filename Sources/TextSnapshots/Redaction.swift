/// Replaces parts of a text. Works on bytes, without regular expressions.
enum Redaction {
  /// Replaces every match that is not part of a longer word. `length` returns the length of a match at the start of the
  /// bytes; nil if there is none.
  static func redact(
    _ text: String, matching length: (ArraySlice<UInt8>) -> Int?, with replacement: (String) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let startsWord = index == 0 || !isWord(bytes[index - 1])
      if startsWord, let length = length(bytes[index...]), length > 0,
        index + length == bytes.count || !isWord(bytes[index + length])
      {
        result += replacement(String(decoding: bytes[index..<(index + length)], as: UTF8.self)).utf8
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Replaces every occurrence of `part`.
  static func replace(_ part: String, with replacement: String, in text: String) -> String {
    guard !part.isEmpty else { return text }
    return String(decoding: Array(text.utf8).replacing(part.utf8, with: replacement.utf8), as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    default: false
    }
  }
}
