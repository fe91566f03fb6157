import MoviePictures

/// Draws the cells of a mosaic.
enum MosaicLines {
  private static let half = glyphs(.half)
  private static let quadrants = glyphs(.quadrants)
  private static let sextants = glyphs(.sextants)

  /// The characters of all patterns.
  static func glyphs(of blocks: Mosaic.Blocks) -> [CleanText] {
    switch blocks {
    case .half: half
    case .quadrants: quadrants
    case .sextants: sextants
    }
  }

  static func lines(of mosaic: Mosaic) -> [TextLine] {
    let glyphs = glyphs(of: mosaic.blocks)
    return mosaic.rows.map { cells in
      var line = CellRuns()
      for cell in cells { line.append(glyphs[Int(cell.pattern)], cell.style) }
      return line.line
    }
  }

  private static func glyphs(_ blocks: Mosaic.Blocks) -> [CleanText] {
    (0..<blocks.patterns).map { pattern in
      // Cleaning would remove the blank.
      pattern == 0 ? .blank(1) : CleanText(String(blocks.character(UInt8(pattern))))
    }
  }
}

extension Mosaic.Cell {
  var style: TextStyle { .colors(foreground, on: background) }

  /// The mean of both colors, by their areas.
  func mean(_ blocks: Mosaic.Blocks) -> RGB {
    foreground.mixed(with: background, 1 - Double(pattern.nonzeroBitCount) / Double(blocks.columns * blocks.rows))
  }
}
