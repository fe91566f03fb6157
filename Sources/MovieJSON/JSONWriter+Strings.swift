// JSON may be printed on a terminal, and anyone can edit catalog text, so control and invisible characters are escaped.
// A parser still gets the text unchanged.

extension JSONWriter {
  mutating func write(quoted text: String) {
    append("\"")
    write(text) { $0.isEscapedInJSON }
    append("\"")
  }

  /// Writes text, escaping some scalars. Runs that need no escapes are copied at once.
  mutating func write(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) {
    var text = text
    text.withUTF8 { utf8 in
      var runStart = 0
      var place = 0
      while place < utf8.count {
        if utf8[place].isPlain {
          place += 1
          continue
        }
        let (scalar, length) = utf8.scalar(at: place)
        if isEscaped(scalar) {
          append(utf8[runStart..<place])
          escape(scalar)
          runStart = place + length
        }
        place += length
      }
      append(utf8[runStart..<place])
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(#"\""#)
    case "\\": append(#"\\"#)
    case "\u{8}": append(#"\b"#)
    case "\t": append(#"\t"#)
    case "\n": append(#"\n"#)
    case "\u{C}": append(#"\f"#)
    case "\r": append(#"\r"#)
    default: scalar.utf16.forEach { escape($0) }
    }
  }

  /// Writes an escape such as `\u202e` for a UTF-16 code unit. Scalars above U+FFFF take two.
  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    append(#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}

/// Escapes more scalars in JSON text without changing its meaning. They must occur only inside strings.
package func json(_ json: String, escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
  var writer = JSONWriter(layout: .compact)
  writer.write(json, escaping: isEscaped)
  return String(decoding: writer.bytes, as: UTF8.self)
}

extension Unicode.Scalar {
  /// Whether the scalar is escaped: where JSON requires it and if it is invisible, except for the joiners in words and
  /// emoji.
  fileprivate var isEscapedInJSON: Bool {
    switch value {
    case 0x22, 0x5C: true
    case 0x200C, 0x200D: false
    // Signs that are drawn around the digits that follow.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: isInvisible
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that needs no escape.
  fileprivate var isPlain: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
