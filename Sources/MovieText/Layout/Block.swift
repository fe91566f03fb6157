/// Layout of blocks of lines.
enum Block {
  /// The maximum width of a paragraph; longer lines are hard to read.
  static let readableWidth = 90

  /// Places blocks side by side in columns of equal width.
  static func beside(_ blocks: [[TextLine]], columnWidth: Int, gap: Int) -> [TextLine] {
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = TextLine()
      for (index, block) in blocks.enumerated() where block.indices.contains(row) {
        line.pad(to: index * (columnWidth + gap))
        line.append(block[row])
      }
      return line
    }
  }

  /// Wraps text whose first lines are narrower than the rest, as beside a picture and below it.
  static func flow(
    _ text: String, width: Int, lines count: Int, then rest: Int, between separator: [TextLine] = []
  ) -> [TextLine] {
    CleanText.paragraphs(of: text).reduce(into: []) { lines, paragraph in
      lines += lines.isEmpty ? [] : separator
      let narrow = max(0, count - lines.count)
      lines += paragraph.wrapped(to: width, lines: narrow, then: rest).map { TextLine($0) }
    }
  }

  /// Adds a bar to a block's left edge.
  static func barred(_ lines: [TextLine], _ style: TextStyle) -> [TextLine] {
    lines.map { content in
      var line = TextLine("▎", style)
      line.append(content)
      return line
    }
  }
}
