extension CleanText {
  /// Wraps the text to `limit` cells. Words are split only if they are longer.
  public func wrapped(to limit: Int) -> [CleanText] {
    guard width > max(1, limit) else { return width == 0 ? [] : [self] }
    return lines(to: limit).map { slice($0.range, width: $0.width) }
  }

  /// The parts of the text that `wrapped(to:)` returns.
  func lines(to limit: Int) -> [(range: Range<String.Index>, width: Int)] {
    let limit = max(1, limit)
    var string = string
    // One byte per cell means ASCII: other characters have more bytes than cells.
    guard string.utf8.count == width else {
      let starts = Array(string.indices) + [string.endIndex]
      let glyphs = string.map { Glyph($0) }
      return Self.lines(of: glyphs, to: limit).map {
        (starts[$0.range.lowerBound]..<starts[$0.range.upperBound], $0.cells)
      }
    }
    let lines = string.withUTF8 { Self.lines(of: $0.map { Glyph(ascii: $0) }, to: limit) }
    let bytes = string.utf8
    return lines.map { line in
      let start = bytes.index(bytes.startIndex, offsetBy: line.range.lowerBound)
      return (start..<bytes.index(start, offsetBy: line.range.count), line.cells)
    }
  }

  private static func lines(of glyphs: [Glyph], to limit: Int) -> [(range: Range<Int>, cells: Int)] {
    var lines: [(range: Range<Int>, cells: Int)] = []
    var start = 0
    var used = 0
    var lastBreak: (end: Int, next: Int)?
    for (index, glyph) in glyphs.enumerated() {
      if glyph.role == .space {
        lastBreak = (index, index + 1)
      } else if index > start, glyph.allowsBreak(after: glyphs[..<index]) {
        lastBreak = (index, index)
      }
      // After a break at the last place, the rest may still be too long.
      while used + glyph.cells > limit, glyph.role != .space, index > start {
        let cut = lastBreak ?? (index, index)
        lines.append(line(of: glyphs[start..<cut.end]))
        start = cut.next
        used = glyphs[start..<index].reduce(0) { $0 + $1.cells }
        lastBreak = nil
      }
      used += glyph.cells
    }
    lines.append(line(of: glyphs[start...]))
    return lines.filter { $0.cells > 0 }
  }

  /// The places of a line's characters, without the blanks at its end.
  private static func line(of glyphs: ArraySlice<Glyph>) -> (range: Range<Int>, cells: Int) {
    let end = (glyphs.lastIndex { $0.role != .space }).map { $0 + 1 } ?? glyphs.startIndex
    return (glyphs.startIndex..<end, glyphs[..<end].reduce(0) { $0 + $1.cells })
  }

  /// Wraps the text to at most `count` lines of `limit` cells. The last one ends with an ellipsis if text is left out.
  public func wrapped(to limit: Int, lines count: Int) -> [CleanText] {
    guard width > max(1, limit), count > 0 else { return wrapped(to: limit) }
    // A line has at most `limit` cells, or one wide character, and a blank. What follows the next lines is not shown.
    let text = prefix(cells: (max(2, limit) + 1) * (count + 2))
    let lines = text.lines(to: limit)
    let shown = lines.prefix(count).map { text.slice($0.range, width: $0.width) }
    guard lines.count > count else { return shown }
    let rest = text.slice(lines[count - 1].range.lowerBound..<text.string.endIndex)
    return shown.dropLast() + [rest.truncated(to: limit)]
  }

  /// The sentences of the text, without the blanks between them.
  ///
  /// A sentence ends with a period or another full stop before a blank and a character that is not a lowercase letter.
  /// Abbreviations such as “Dr.” and initials end none.
  var sentences: [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = string.startIndex
    var index = string.startIndex
    while index < string.endIndex {
      let next = string.index(after: index)
      guard Self.stops.contains(string[index]) else {
        index = next
        continue
      }
      // Quotation marks and more stops belong to the sentence.
      let rest = string[next...].drop { Self.stops.contains($0) || Self.closings.contains($0) }
      let isWide = string[index].cellWidth == 2
      let following = rest.first == " " ? rest.dropFirst() : rest
      if let first = following.first, rest.first == " " || isWide, !first.isLowercase,
        isWide || string[index] != "." || !Self.isAbbreviated(string[start..<index])
      {
        sentences.append(start..<rest.startIndex)
        start = following.startIndex
      }
      index = max(rest.startIndex, next)
    }
    if start < string.endIndex { sentences.append(start..<string.endIndex) }
    return sentences
  }

  private static let stops: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "」", "』", "）"]
  private static let abbreviations: Set<Substring> = [
    "Mr", "Mrs", "Ms", "Dr", "St", "Jr", "Sr", "Prof", "Lt", "Sgt", "vs", "No",
  ]

  /// Whether the last word is an initial or a known abbreviation.
  private static func isAbbreviated(_ text: Substring) -> Bool {
    // Bytes are compared: going backward, flags would be counted from their first one at each step.
    let word = text.utf8.lastIndex(of: UInt8(ascii: " ")).map { text[text.utf8.index(after: $0)...] } ?? text
    return word.count < 2 || abbreviations.contains(word) || word.contains(".")
  }
}

/// The properties of a character that affect wrapping.
private struct Glyph {
  enum Role {
    case space, dash, opening, closing, other
  }

  let cells: Int
  let role: Role

  init(_ character: Character) {
    cells = character.cellWidth
    // Comparing characters would normalize them.
    role =
      switch character.unicodeScalars.first {
      case " ": .space
      case "-", "—": .dash
      case "(", "[", "“", "‘", "（", "「", "『", "【", "〈", "《": .opening
      case ".", ",", ":", ";", "?", "!", ")", "]", "%", "”", "’", "、", "。", "，", "．", "・", "：", "；", "？", "！", "）", "」",
        "』", "】", "〉", "》", "ー", "…":
        .closing
      default: .other
      }
  }

  init(ascii byte: UInt8) {
    cells = 1
    role = byte == UInt8(ascii: " ") ? .space : byte == UInt8(ascii: "-") ? .dash : .other
  }

  /// Whether a line may break before this character: beside wide characters except punctuation, and after a dash that follows a
  /// word, as in “well-known” but not in “--offline”.
  func allowsBreak(after previous: ArraySlice<Glyph>) -> Bool {
    guard let last = previous.last else { return false }
    if last.role == .dash { return previous.dropLast().last.map { $0.role == .other || $0.role == .closing } ?? false }
    return (cells == 2 || last.cells == 2) && role != .closing && last.role != .opening
  }
}
