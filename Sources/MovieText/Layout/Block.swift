/// Lines that belong together.
enum Block {
  /// The widest a paragraph gets: an eye loses its place on longer lines.
  static let readableWidth = 90

  /// Blocks side by side, each beginning in a column of its own.
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

  /// A block with a bar at its left edge.
  static func barred(_ lines: [TextLine], _ style: Style) -> [TextLine] {
    lines.map { content in
      var line = TextLine("▎", style)
      line.append(content)
      return line
    }
  }
}
