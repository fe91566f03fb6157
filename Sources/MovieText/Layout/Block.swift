enum Block {
  /// The maximum width of a paragraph; longer lines are hard to read.
  static let readableWidth = 90
  static let gapBesidePicture = 3
  /// If fewer lines of a text fit beside a picture, all of it goes below.
  private static let fewestLinesBesidePicture = 3
  /// Also beside the largest picture, lines are long enough to be read.
  private static let narrowestBesidePicture = 60

  static func beside(_ blocks: [[TextLine]], columnWidth: Int, gap: Int) -> [TextLine] {
    beside(blocks) { $0 * (columnWidth + gap) }
  }

  /// Places blocks in rows, in reading order, with an empty line between rows.
  static func inRows(of count: Int, _ blocks: [[TextLine]], columnWidth: Int, gap: Int) -> [TextLine] {
    blocks.chunks(of: count).map { beside(Array($0), columnWidth: columnWidth, gap: gap) }.separated
  }

  /// Places lines in `count` columns, which are read from top to bottom.
  static func inColumns(of count: Int, _ lines: [TextLine], columnWidth: Int, gap: Int) -> [TextLine] {
    let columns = lines.chunks(of: max(1, (lines.count + count - 1) / count))
    return beside(columns.map { Array($0) }, columnWidth: columnWidth, gap: gap)
  }

  static func beside(_ blocks: [[TextLine]], at start: (_ index: Int) -> Int) -> [TextLine] {
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = TextLine()
      for (index, block) in blocks.enumerated() where block.indices.contains(row) {
        line.pad(to: start(index))
        line.append(block[row])
      }
      return line
    }
  }

  /// Wraps a text beside a picture, on `count` lines, and the rest of its paragraphs below the picture. The right edges
  /// of both parts are aligned. Nil if too few lines fit beside it.
  ///
  /// `left` is the width of the picture and the gap beside it. `gap` empty lines are between paragraphs.
  static func around(
    left: Int, in pageWidth: Int, _ text: String, lines count: Int, gap: Int = 0
  ) -> (beside: [TextLine], below: [[TextLine]])? {
    let width = min(pageWidth, max(readableWidth, left + narrowestBesidePicture))
    let (beside, rest) = split(CleanText.paragraphs(of: text), width: width - left, lines: count, gap: gap)
    guard rest.isEmpty || beside.count >= fewestLinesBesidePicture else { return nil }
    return (beside.map { TextLine($0) }, rest.map { $0.wrapped(to: width).map { TextLine($0) } })
  }

  /// Wraps as many whole sentences as fit on `count` lines, and returns the lines and the rest of the paragraphs.
  static func split(
    _ paragraphs: [CleanText], width: Int, lines count: Int, gap: Int = 0
  ) -> (lines: [CleanText], rest: [CleanText]) {
    var lines: [CleanText] = []
    for (index, paragraph) in paragraphs.enumerated() {
      var shown = lines
      let above = lines + Array(repeating: .blank(0), count: lines.isEmpty ? 0 : gap)
      let text = paragraph.string
      for sentence in paragraph.sentences {
        let wrapped = above + paragraph.slice(text.startIndex..<sentence.upperBound).wrapped(to: width)
        guard wrapped.count <= count else {
          return (shown, [paragraph.slice(sentence.lowerBound..<text.endIndex)] + paragraphs[(index + 1)...])
        }
        shown = wrapped
      }
      lines = shown
    }
    return (lines, [])
  }

  static func barred(_ lines: [TextLine], _ style: TextStyle) -> [TextLine] {
    lines.map { TextLine("▎", style) + $0 }
  }
}

extension Array {
  /// Parts of some length, of which the last may be shorter.
  func chunks(of count: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: self.count, by: count).map { self[$0...].prefix(count) }
  }
}

extension [[TextLine]] {
  var separated: [TextLine] { [TextLine](joined(separator: [.empty])) }
}

extension CleanText {
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

  private static func isAbbreviated(_ text: Substring) -> Bool {
    // Bytes are compared: going backward, flags would be counted from their first one at each step.
    let word = text.utf8.lastIndex(of: UInt8(ascii: " ")).map { text[text.utf8.index(after: $0)...] } ?? text
    return word.count < 2 || abbreviations.contains(word) || word.contains(".")
  }
}

extension [TextLine] {
  /// Appends text to the last line, if both and the gap between them have room there, and otherwise below, where each
  /// line begins with `indent`.
  mutating func flow(_ text: TextLine, gap: Int, width: Int, indent: TextLine = .empty) {
    guard let last, text.width > 0, last.width + gap + text.width <= width else {
      self += text.wrapped(to: Swift.max(1, width - indent.width)).map { indent + $0 }
      return
    }
    self[endIndex - 1] = last + TextLine(.blank(gap)) + text
  }
}

/// Divides the width of a table between two columns of text.
struct SharedColumns {
  let rows: [(leading: Int, trailing: Int)]

  var leading: Int { rows.map(\.leading).max() ?? 0 }
  var trailing: Int { rows.map(\.trailing).max() ?? 0 }

  /// The width of the first column that wraps the fewest rows, if both have `room` cells together.
  func leadingWidth(in room: Int) -> Int {
    guard leading + trailing > room else { return leading }
    let narrowest = max(1, min(leading, room / 6))
    let widest = max(narrowest, min(leading, room * 2 / 3))
    let costs = (narrowest...widest).map { width in (width: width, cost: cost(of: width, in: room)) }
    // Of equal widths, the widest: names are read first.
    return costs.min { ($0.cost, -$0.width) < ($1.cost, -$1.width) }?.width ?? widest
  }

  /// The number of lines, counting rows out of line a little.
  private func cost(of width: Int, in room: Int) -> Int {
    rows.reduce(0) { sum, row in
      let rest = max(1, room - width)
      if row.leading <= width, row.trailing <= rest { return sum + 10 }
      if row.leading + row.trailing <= room { return sum + 11 }
      return sum + 10 * max((row.leading + width - 1) / width, (row.trailing + rest - 1) / rest)
    }
  }
}
