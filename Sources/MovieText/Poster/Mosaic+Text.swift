import MoviePictures

extension Mosaic {
  var lines: [TextLine] {
    let glyphs = blocks.glyphs
    return rows.map { cells in
      var line = CellRuns()
      for cell in cells { line.append(glyphs[Int(cell.pattern)], cell.style) }
      return line.line
    }
  }
}

extension Mosaic.Blocks {
  var glyphs: [CleanText] {
    (0..<patterns).map { pattern in
      // Cleaning would remove the blank.
      pattern == 0 ? .blank(1) : CleanText(String(character(UInt8(pattern))))
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
