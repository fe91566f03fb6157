import Scalars

// Anyone can edit the texts, and JSON is shown in terminals too: what a terminal would obey, or a reader not see, is
// escaped. Nothing is dropped: a program that reads the JSON gets the text unchanged.

extension JSONWriter {
  /// Writes a text between quotes.
  mutating func write(quoted text: String) {
    append("\"")
    write(text) { $0.isEscapedInJSON }
    append("\"")
  }

  /// Writes a text with some of its scalars escaped. Runs that need no care are copied unchanged.
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

  /// By its number, such as `\u202e`; a scalar beyond the first 65,536 is two of these.
  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    append(#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}

/// JSON with more of its scalars escaped, and the same meaning. Only scalars inside of strings may be chosen.
package func json(_ json: String, escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
  var writer = JSONWriter(layout: .compact)
  writer.write(json, escaping: isEscaped)
  return String(decoding: writer.bytes, as: UTF8.self)
}

extension Unicode.Scalar {
  /// What JSON demands, and what is invisible, joiners excepted: words and emoji are built with them.
  fileprivate var isEscapedInJSON: Bool {
    switch value {
    case 0x22, 0x5C: true
    case 0x200C, 0x200D: false
    // Signs that reach under the digits behind them.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: isInvisible
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character of ASCII that needs no escape.
  fileprivate var isPlain: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
