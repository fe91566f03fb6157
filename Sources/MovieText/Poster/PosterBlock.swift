import MovieDisplay
import Pictures

/// A poster as lines of text, one per row of its size.
public struct PosterBlock {
  let art: PosterArt
  let film: DetailScene.Film
  let size: PosterSize

  func lines(palette: Palette) -> [TextLine] {
    switch art {
    case .picture(let picture) where palette.showsPictures:
      return HalfBlocks(picture, columns: size.columns, rows: size.rows).rows.map { cells in
        var line = CellRuns()
        for cell in cells { line.append("▀", .colors(cell.top, on: cell.bottom)) }
        return line.line
      }
    case .reserved:
      return Array(repeating: TextLine(.blank(size.columns), .untouched), count: size.rows)
    case .picture, .titleCard:
      if palette.showsPictures { return PaintedCard(film: film, size: size, depth: palette.depth).lines() }
      return EngravedCard.fits(size)
        ? EngravedCard(film: film, size: size).lines() : FramedCard(film: film, size: size).lines()
    }
  }

  /// Returns what to write before a page with a `reserved` poster: it draws the picture at the cursor and moves the
  /// cursor back. `sequence` is the terminal's escape sequence for the picture, `rows` its height in cells.
  ///
  /// Line feeds make room first. Otherwise, a page at the bottom of the screen would scroll away from its picture.
  public static func prologue(sequence: String, rows: Int) -> String {
    String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\u{1B}7" + sequence + "\u{1B}8"
  }
}
