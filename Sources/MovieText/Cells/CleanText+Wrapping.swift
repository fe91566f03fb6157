extension CleanText {
  /// The text in lines of at most `limit` cells, broken between words, and inside a word only when it must be.
  func wrapped(to limit: Int) -> [CleanText] {
    let limit = max(1, limit)
    guard width > limit else { return width == 0 ? [] : [self] }
    var lines: [CleanText] = []
    var start = string.startIndex
    var used = 0
    var lastBreak: (end: String.Index, next: String.Index)?
    var previous: Character?
    var index = string.startIndex
    while index < string.endIndex {
      let character = string[index]
      let cells = character.cellWidth
      let next = string.index(after: index)
      if character == " " {
        lastBreak = (index, next)
      } else if index > start, cells == 2 || previous?.cellWidth == 2, !character.closes {
        lastBreak = (index, index)
      } else if index > start, previous == "-" || previous == "—" {
        lastBreak = (index, index)
      }
      if used + cells > limit, character != " ", index > start {
        let cut = lastBreak ?? (index, index)
        lines.append(slice(start..<cut.end).withoutTrailingBlanks)
        start = cut.next
        used = string[start..<index].reduce(0) { $0 + $1.cellWidth }
        lastBreak = nil
      }
      used += cells
      previous = character
      index = next
    }
    lines.append(slice(start..<string.endIndex).withoutTrailingBlanks)
    return lines.filter { $0.width > 0 }
  }

  /// The text in at most `count` lines of at most `limit` cells; what is left over is cut with an ellipsis.
  func wrapped(to limit: Int, lines count: Int) -> [CleanText] {
    let lines = wrapped(to: limit)
    guard lines.count > count, count > 0 else { return lines }
    let rest = lines[(count - 1)...].map(\.string).joined(separator: " ")
    return lines[..<(count - 1)] + [CleanText(rest).truncated(to: limit)]
  }

  private var withoutTrailingBlanks: CleanText {
    var end = string.endIndex
    while end > string.startIndex, string[string.index(before: end)] == " " {
      end = string.index(before: end)
    }
    return end == string.endIndex ? self : slice(string.startIndex..<end)
  }
}

extension Character {
  /// Punctuation that no line begins with.
  fileprivate var closes: Bool {
    "、。，．・：；？！）」』】〉》ー…".contains(self)
  }
}
