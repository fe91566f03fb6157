/// Decodes HTML entities, such as `&amp;` and `&#39;`.
enum HTMLEntities {
  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–", "mdash": "—",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "eacute": "é", "egrave": "è",
    "agrave": "à", "aacute": "á", "uuml": "ü", "ouml": "ö", "auml": "ä", "szlig": "ß", "ntilde": "ñ", "ccedil": "ç",
    "copy": "©", "reg": "®", "trade": "™", "bull": "•", "middot": "·", "deg": "°", "frac12": "½", "times": "×",
  ]

  static func decoded(_ text: String) -> String { text.replacing(from: "&", entity) }

  /// The entity that starts with the `&` at this index, and the index after it; nil if it is none.
  static func entity(at start: String.Index, in text: Substring) -> (text: String, end: String.Index)? {
    let after = text[text.utf8.index(after: start)...]
    // The longest names and numbers here have seven characters.
    let name = after.utf8.prefix(8).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") }
    guard name.endIndex < after.endIndex, after.utf8[name.endIndex] == UInt8(ascii: ";"),
      let decoded = character(named: String(Substring(name)))
    else { return nil }
    return (decoded, after.utf8.index(after: name.endIndex))
  }

  private static func character(named name: String) -> String? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
