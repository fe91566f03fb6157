/// Collects the bytes of JSON text, which is faster than appending to a string.
struct JSONWriter {
  private let isIndented: Bool
  private var depth = 0
  private(set) var bytes: [UInt8] = []

  init(layout: JSONLayout) {
    isIndented = layout == .indented
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append(String(number))
    // `description` is the shortest text that parses to the same number, and is valid JSON for finite ones.
    case .double(let number): append(number.isFinite ? number.description : "null")
    case .string(let text): write(quoted: text)
    case .array(let elements):
      write(elements, between: "[", "]") { writer, element in writer.write(element) }
    case .object(let members):
      write(members, between: "{", "}") { writer, member in
        writer.write(quoted: member.key)
        writer.append(writer.isIndented ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  /// Appends text that is already JSON.
  private mutating func append(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func write<Element>(
    _ elements: [Element], between opening: String, _ closing: String,
    each: (inout JSONWriter, Element) -> Void
  ) {
    append(opening)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      breakLine()
      each(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    append(closing)
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  // MARK: - Strings

  // JSON may be printed on a terminal, and anyone can edit catalog text, so control and invisible characters are escaped.
  // A parser still gets the text unchanged.

  private mutating func write(quoted text: String) {
    append("\"")
    write(text) { $0.isEscapedInJSON }
    append("\"")
  }

  /// Writes text, escaping some scalars. Runs that need no escapes are copied at once.
  fileprivate mutating func write(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) {
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
          bytes += utf8[runStart..<place]
          escape(scalar)
          runStart = place + length
        }
        place += length
      }
      bytes += utf8[runStart..<place]
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

extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar that starts at an index, and its length in bytes. The bytes must be valid UTF-8.
  package func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    // The lead byte of an n-byte sequence has n + 1 marker bits.
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      value = value << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension Unicode.Scalar {
  /// Whether this scalar is invisible or only affects its neighbors: controls, line separators, direction marks,
  /// zero-width and filler characters. Spaces and variation selectors are not included.
  ///
  /// This is a fixed table and not based on Unicode properties, so that output does not change with the toolchain.
  package var isInvisible: Bool {
    switch value {
    // These come first, because most text consists of them.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E, 0x350...0x61B, 0x2010...0x2027, 0x3165...0xFEFE: false
    case 0...0x1F, 0x7F...0x9F: true  // controls
    case 0xAD, 0x34F, 0x61C: true  // soft hyphen, combining grapheme joiner, Arabic letter mark
    case 0x115F...0x1160, 0x17B4...0x17B5, 0x180E: true  // Hangul fillers, Khmer vowels, Mongolian separator
    case 0x200B...0x200F: true  // zero-width space, joiners, direction marks
    case 0x2028...0x202E: true  // line and paragraph separators, direction controls
    case 0x2060...0x206F: true  // word joiner, invisible operators, isolates
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true  // fillers, byte order mark, interlinear annotation
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true  // hieroglyph, shorthand and music controls
    case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: true  // tags
    default: false
    }
  }
}
