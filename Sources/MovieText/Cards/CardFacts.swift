import MovieDisplay

/// A film's release, score and id.
struct CardFacts {
  /// The day or the year and the score, and the id at the right edge if there is room. Without room for the day and all of
  /// that, it is the year.
  let line: TextLine
  /// The id, if it is not on the line.
  let below: TextLine

  init(_ card: MovieCard, width: Int, hasDay: Bool = true) {
    let id = TextLine(CleanText(card.shownID).truncated(to: width), .muted)
    let score = card.score.line()
    let day = card.releaseDay.map { CleanText($0) }.flatMap { day in
      hasDay && day.width + score.width + id.width + 3 <= width ? day : nil
    }
    var line = TextLine(day ?? CleanText(card.year).truncated(to: width), .muted)
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
