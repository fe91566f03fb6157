import MovieDisplay
import MoviePictures

/// A picture as lines of text, one per row of its size.
struct PosterBlock {
  let art: PosterArt
  /// The film, for its title card.
  let card: MovieCard
  let size: PosterSize

  /// Whether the terminal has the picture, so that its lines are blank.
  var isStored: Bool { if case .stored = art { true } else { false } }

  func lines(on page: TextPage) -> [TextLine] {
    switch art {
    case .picture(let picture) where page.showsPictures:
      return Mosaic(picture, columns: size.columns, rows: size.rows, blocks: page.blocks).lines
    case .drawn(let sequence):
      return [TextLine(.drawn(sequence, rows: size.rows), columns: size.columns, .untouched)]
        + Array(repeating: TextLine(.blank(size.columns), .untouched), count: size.rows - 1)
    case .stored(let id):
      return (0..<size.rows).map { TextLine(.stored(id, row: $0), columns: size.columns) }
    case .picture, .titleCard:
      if page.showsPictures { return PaintedCard(card, size: size, page: page).lines() }
      return EngravedCard.fits(size) ? EngravedCard(card, size: size).lines() : FramedCard(card, size: size).lines()
    }
  }
}
