import MovieDisplay

/// A person's films, each on one line: the year, title, roles, score and id. On a wide page, they are in two columns.
struct PersonFilmTable {
  /// Columns of this width have room for long titles and roles.
  private static let columnWidth = 90
  private static let columnGap = 4
  private static let gap = 2
  /// With fewer cells for the title and the roles, the roles follow the title without a column of their own.
  private static let narrowestTable = 40
  /// The fewest cells in which roles are worth showing.
  private static let narrowestRoles = 8
  /// With fewer cells for the title, facts are left out.
  private static let narrowestTitle = 10

  let rows: [PersonScene.FilmRow]
  /// Whether people type the ids.
  var needsIDs = true

  func lines(width: Int) -> [TextLine] {
    let count = max(1, (width + Self.columnGap) / (Self.columnWidth + Self.columnGap))
    let columnWidth = (width + Self.columnGap) / count - Self.columnGap
    let height = max(1, (rows.count + count - 1) / count)
    let lines = column(width: columnWidth)
    let columns = stride(from: 0, to: lines.count, by: height).map { Array(lines[$0...].prefix(height)) }
    return Block.beside(columns, columnWidth: columnWidth, gap: Self.columnGap)
  }

  private func column(width: Int) -> [TextLine] {
    func widest(_ text: (MovieCard) -> TextLine) -> Int { rows.map { text($0.card).width + 1 }.max() ?? 0 }
    func year(of card: MovieCard) -> TextLine { TextLine(CleanText(card.year), .muted) }
    func id(of card: MovieCard) -> TextLine { TextLine(CleanText(card.shownID), .muted) }
    var (years, scores, ids) = (widest(year), widest { $0.score.line() }, widest(id))
    var titles: Int { width - 1 - years - scores - ids }
    if titles < Self.narrowestTitle { years = 0 }
    if titles < Self.narrowestTitle, !needsIDs { ids = 0 }
    if titles < Self.narrowestTitle { scores = 0 }
    let start = years + 1
    let end = width - ids - scores
    let room = end - start - Self.gap
    let columns = SharedColumns(rows: rows.map { ($0.card.markedTitle.width, CleanText($0.roles).width) })
    let leading = room >= Self.narrowestTable ? columns.leadingWidth(in: room) : nil
    return rows.map { row in
      var line = TextLine("▎", row.card.score.style)
      if years > 0 { line.append(year(of: row.card)) }
      line.pad(to: start)
      append(row, to: &line, titles: leading, end: end)
      line.pad(to: end + 1)
      if scores > 0 { line.append(row.card.score.line()) }
      if ids > 0 { line.append(id(of: row.card), endingAt: width) }
      return line
    }
  }

  /// Appends the title and the roles, which end before column `end`. The roles have a column if `titles` is its width.
  private func append(_ row: PersonScene.FilmRow, to line: inout TextLine, titles: Int?, end: Int) {
    let start = line.width
    let room = max(1, end - start)
    let title = row.card.markedTitle
    let roles = CleanText(row.roles)
    let fits = title.width + Self.gap + roles.width <= room
    let titleWidth = fits || roles.width == 0 ? room : min(room, titles ?? room)
    line.append(title.truncated(to: titleWidth), .strong, to: row.card.route.map { .route($0) })
    guard roles.width > 0 else { return }
    if let titles { line.pad(to: start + titles) }
    let left = end - line.width - Self.gap
    guard left >= min(Self.narrowestRoles, roles.width) else { return }
    line.pad(to: line.width + Self.gap)
    line.append(roles.truncated(to: left), .muted)
  }
}
