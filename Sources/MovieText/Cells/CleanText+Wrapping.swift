extension CleanText {
  /// Wraps the text to `limit` cells. Words are split only if they are longer.
  package func wrapped(to limit: Int) -> [CleanText] {
    wrapped(to: limit, lines: .max, then: limit)
  }

  /// Wraps the first `count` lines to `first` cells and the remaining ones to `rest`, which must be larger.
  package func wrapped(to first: Int, lines count: Int, then rest: Int) -> [CleanText] {
    var limit = max(1, count > 0 ? first : rest)
    guard width > limit else { return width == 0 ? [] : [self] }
    let glyphs = glyphs
    var lines: [CleanText] = []
    var start = 0
    var used = 0
    var lastBreak: (end: Int, next: Int)?
    for (index, glyph) in glyphs.enumerated() {
      if glyph.role == .space {
        lastBreak = (index, index + 1)
      } else if index > start, glyph.allowsBreak(after: glyphs[index - 1]) {
        lastBreak = (index, index)
      }
      if used + glyph.cells > limit, glyph.role != .space, index > start {
        let cut = lastBreak ?? (index, index)
        lines.append(line(of: glyphs[start..<cut.end]))
        start = cut.next
        used = glyphs[start..<index].reduce(0) { $0 + $1.cells }
        lastBreak = nil
        if lines.count >= count { limit = max(limit, rest) }
      }
      used += glyph.cells
    }
    lines.append(line(of: glyphs[start...]))
    return lines.filter { $0.width > 0 }
  }

  /// Wraps the text to at most `count` lines of `limit` cells. The last one ends with an ellipsis if text is left out.
  package func wrapped(to limit: Int, lines count: Int) -> [CleanText] {
    let lines = wrapped(to: limit)
    guard lines.count > count, count > 0 else { return lines }
    let rest = lines[(count - 1)...].map(\.string).joined(separator: " ")
    return lines[..<(count - 1)] + [CleanText(rest).truncated(to: limit)]
  }

  private var glyphs: [Glyph] {
    // One byte per cell means ASCII: other characters have more bytes than cells.
    guard string.utf8.count == width else {
      var start = string.startIndex
      return string.map { character in
        defer { start = string.index(after: start) }
        return Glyph(character, at: start)
      }
    }
    return string.utf8.indices.map { Glyph(ascii: string.utf8[$0], at: $0) }
  }

  /// Joins glyphs into a line without trailing blanks.
  private func line(of glyphs: ArraySlice<Glyph>) -> CleanText {
    let end = (glyphs.lastIndex { $0.role != .space }).map { $0 + 1 } ?? glyphs.startIndex
    let kept = glyphs[..<end]
    guard let first = kept.first, let last = kept.last else { return .blank(0) }
    return slice(first.start..<string.index(after: last.start), width: kept.reduce(0) { $0 + $1.cells })
  }
}

/// The properties of a character that affect wrapping.
private struct Glyph {
  enum Role {
    case space, dash, closing, other
  }

  let start: String.Index
  let cells: Int
  let role: Role

  init(_ character: Character, at start: String.Index) {
    self.start = start
    cells = character.cellWidth
    role =
      switch character {
      case " ": .space
      case "-", "—": .dash
      default: Self.closing.contains(character) ? .closing : .other
      }
  }

  init(ascii byte: UInt8, at start: String.Index) {
    self.start = start
    cells = 1
    role = byte == UInt8(ascii: " ") ? .space : byte == UInt8(ascii: "-") ? .dash : .other
  }

  /// Whether a line may break before this character: after dashes, and before and after wide characters.
  func allowsBreak(after previous: Glyph) -> Bool {
    (cells == 2 || previous.cells == 2) && role != .closing || previous.role == .dash
  }

  /// Punctuation that must not start a line.
  private static let closing = Set("、。，．・：；？！）」』】〉》ー…")
}
