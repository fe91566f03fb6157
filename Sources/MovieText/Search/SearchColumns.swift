import MovieDisplay

/// The columns of a film in search results.
struct SearchColumns {
  /// A bar in the color of the score.
  let bar: TextLine
  let title: CleanText
  let originalTitle: CleanText
  /// The first paragraph of the overview.
  let overview: CleanText
  let year: CleanText
  let score: TextLine
  let id: CleanText
  let target: TextLine.Target?

  init(_ row: SearchScene.Row) {
    let card = row.card
    bar = TextLine("▎", card.score.style)
    title = card.markedTitle
    originalTitle = CleanText(row.originalTitle ?? "")
    overview = card.overview.flatMap { CleanText.paragraphs(of: $0, limit: CleanText.longest).first } ?? ""
    year = CleanText(card.year)
    score = card.score.line()
    id = CleanText(card.shownID)
    target = card.route.map { .route($0) }
  }
}

/// The widths of the columns of years, scores and ids.
struct SearchFacts {
  private static let gap = 2

  private let year: Int
  private let score: Int
  private let id: Int

  var width: Int { year + score + id + 2 * Self.gap }

  init(_ rows: [SearchColumns]) {
    year = rows.map(\.year.width).max() ?? 0
    score = rows.map(\.score.width).max() ?? 0
    id = rows.map(\.id.width).max() ?? 0
  }

  /// Returns a film's year, score and id, aligned with those of the other films.
  func aligned(_ row: SearchColumns) -> TextLine {
    var line = TextLine()
    line.append(TextLine(row.year, .muted), endingAt: year)
    line.append(row.score, endingAt: year + Self.gap + score)
    line.append(TextLine(row.id, .muted), endingAt: width)
    return line
  }
}
