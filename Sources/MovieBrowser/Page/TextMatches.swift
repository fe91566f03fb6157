import MovieDomain
import MovieTerminal
import MovieText

/// The places of a text on a page, of which one is the current one.
struct TextMatches: Sendable {
  /// The text that was looked for.
  let text: String
  /// The places, from top to bottom.
  let areas: [ScreenArea]
  /// The index of the current place.
  private(set) var index = 0

  /// Finds a text in lines, ignoring case and diacritics. The current place is the first one from a row on.
  init(_ text: String, in lines: [TextLine], from row: Int = 0) {
    self.text = text
    let wanted = text.reduce(into: "") { $0 += FoldedText.folded($1) }
    let pattern = Array(wanted)
    areas =
      pattern.allSatisfy(\.isWhitespace) ? [] : lines.enumerated().flatMap { Self.areas(of: pattern, in: $1, row: $0) }
    index = areas.firstIndex { $0.rows.lowerBound >= row } ?? 0
  }

  /// Whether nothing was found.
  var isEmpty: Bool { areas.isEmpty }

  /// Whether the current place is the last one.
  var isLast: Bool { index == areas.count - 1 }

  /// The current place; nil if nothing was found.
  var current: ScreenArea? { areas.indices.contains(index) ? areas[index] : nil }

  /// Goes on by a number of places. The first follows the last.
  mutating func move(by count: Int) {
    guard !areas.isEmpty else { return }
    index = ((index + count) % areas.count + areas.count) % areas.count
  }

  /// The same text on lines that were laid out again. The current place is the one with the same number, if there is one.
  func found(in lines: [TextLine]) -> TextMatches {
    var matches = TextMatches(text, in: lines)
    matches.index = min(index, max(0, matches.areas.count - 1))
    return matches
  }

  private static func areas(of pattern: [Character], in line: TextLine, row: Int) -> [ScreenArea] {
    var characters: [Character] = []
    // The columns that the character of the same index came from.
    var columns: [Range<Int>] = []
    var column = 0
    for piece in line.pieces {
      for character in piece.text.string {
        let width = character.isASCII ? 1 : CleanText(written: String(character)).width
        for folded in FoldedText.folded(character) {
          characters.append(folded)
          columns.append(column..<column + width)
        }
        column += width
      }
    }
    var areas: [ScreenArea] = []
    var start = 0
    while start + pattern.count <= characters.count {
      let end = start + pattern.count
      guard characters[start..<end].elementsEqual(pattern) else {
        start += 1
        continue
      }
      let span = columns[start].lowerBound..<columns[end - 1].upperBound
      areas.append(ScreenArea(rows: row..<row + 1, columns: span))
      start = end
    }
    return areas
  }
}
