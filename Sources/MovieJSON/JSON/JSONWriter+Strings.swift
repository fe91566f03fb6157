// Anyone can edit the texts, and JSON is shown in terminals too: what a terminal would obey, or a reader not see, is
// spelled out. Nothing is dropped: whoever reads the JSON gets the text as it is.

extension JSONWriter {
  /// A text between quotes.
  mutating func write(quoted text: String) {
    append("\"")
    var text = text
    text.withUTF8 { write(escaping: $0) }
    append("\"")
  }

  /// Runs that need no care are taken over as they are.
  private mutating func write(escaping utf8: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    var place = 0
    while place < utf8.count {
      if utf8[place].isPlain {
        place += 1
        continue
      }
      let (scalar, length) = utf8.scalar(at: place)
      if scalar.isSpelledOut {
        append(utf8[runStart..<place])
        spell(scalar)
        runStart = place + length
      }
      place += length
    }
    append(utf8[runStart..<place])
  }

  private mutating func spell(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(#"\""#)
    case "\\": append(#"\\"#)
    case "\u{8}": append(#"\b"#)
    case "\t": append(#"\t"#)
    case "\n": append(#"\n"#)
    case "\u{C}": append(#"\f"#)
    case "\r": append(#"\r"#)
    default: scalar.utf16.forEach { spell($0) }
    }
  }

  /// By its number, such as `\u202e`; a scalar beyond the first 65,536 is two of these.
  private mutating func spell(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    append(#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}
