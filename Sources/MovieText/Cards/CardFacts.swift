import MovieDisplay

/// A film's year, score and id.
struct CardFacts {
  /// The year and the score, and the id at the right edge if there is room.
  let line: TextLine
  /// The id, if it is not on the line.
  let below: TextLine

  init(_ card: MovieCard, width: Int) {
    let id = TextLine(CleanText(card.shownID).truncated(to: width), .muted)
    var line = TextLine(CleanText(card.year).truncated(to: width), .muted)
    let score = card.score.line()
    let isBesideID = card.qualifiedID == nil && line.width + score.width + id.width + 2 <= width
    // The id is more useful than a placeholder.
    if line.width + 1 + score.width <= width, card.score.level != .none || card.qualifiedID != nil || isBesideID {
      line.append(" ")
      line.append(score)
    }
    let isBeside = card.qualifiedID == nil && line.width + 1 + id.width <= width
    if isBeside {
      line.pad(to: width - id.width)
      line.append(id)
    }
    self.line = line
    below = isBeside ? .empty : id
  }

  /// Whether the year, the score and the id fit on one line.
  static func fit(_ card: MovieCard, width: Int) -> Bool {
    card.qualifiedID != nil || CardFacts(card, width: width).below.width == 0
  }
}
