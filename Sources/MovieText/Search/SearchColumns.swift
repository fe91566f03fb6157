import MovieDisplay

/// A film's columns as clean text.
struct SearchColumns {
  let spine: TextLine
  let title: CleanText
  let originalTitle: CleanText
  /// The first paragraph.
  let overview: CleanText
  let year: CleanText
  let score: TextLine
  let id: CleanText
  let link: Hyperlink?

  init(_ row: SearchScene.Row, link: Hyperlink?) {
    let card = row.card
    spine = TextLine("▎", card.score.style)
    title = CleanText(card.title)
    originalTitle = CleanText(row.originalTitle ?? "")
    overview = row.card.overview.flatMap { CleanText.paragraphs(of: $0).first } ?? ""
    year = CleanText(card.year)
    score = card.score.line()
    id = CleanText("#\(card.id)")
    self.link = link
  }
}

/// The columns of years, scores and ids, with their maximum widths.
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

  /// Aligns a film's values in their columns; numbers are right-aligned.
  func aligned(_ row: SearchColumns) -> TextLine {
    var line = TextLine(row.year, .muted)
    line.pad(to: year + Self.gap + score - row.score.width)
    line.append(row.score)
    line.pad(to: width - row.id.width)
    line.append(row.id, .muted)
    return line
  }
}
