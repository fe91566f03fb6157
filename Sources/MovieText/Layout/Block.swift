enum Block {
  /// The maximum width of a paragraph; longer lines are hard to read.
  static let readableWidth = 90
  /// Also beside the largest picture, lines are long enough to be read.
  private static let narrowestBesidePicture = 60

  /// The width of text that is beside a picture and goes on below it, so that the right edges of both parts are aligned.
  /// `left` is the width of the picture and the gap beside it.
  static func width(around left: Int, in pageWidth: Int) -> Int {
    min(pageWidth, max(readableWidth, left + narrowestBesidePicture))
  }

  /// Places blocks side by side in columns of equal width.
  static func beside(_ blocks: [[TextLine]], columnWidth: Int, gap: Int) -> [TextLine] {
    beside(blocks) { $0 * (columnWidth + gap) }
  }

  /// Places blocks side by side, each at the start of its column.
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

  /// Wraps as many whole sentences as fit on `count` lines, with `gap` empty lines between paragraphs, and returns the
  /// lines and the rest of the paragraphs.
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

extension [TextLine] {
  /// Appends text to the last line, if both and the gap between them have room there, and otherwise below.
  mutating func flow(_ text: TextLine, gap: Int, width: Int) {
    guard let last, text.width > 0, last.width + gap + text.width <= width else {
      self += text.wrapped(to: width)
      return
    }
    self[endIndex - 1] = last + TextLine(.blank(gap)) + text
  }
}
