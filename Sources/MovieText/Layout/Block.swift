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

  /// Adds a bar to a block's left edge.
  static func barred(_ lines: [TextLine], _ style: TextStyle) -> [TextLine] {
    lines.map { content in
      var line = TextLine("▎", style)
      line.append(content)
      return line
    }
  }
}
