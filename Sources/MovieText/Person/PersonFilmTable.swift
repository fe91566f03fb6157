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

  let rows: [PersonScene.FilmRow]

  func lines(width: Int) -> [TextLine] {
    let count = max(1, (width + Self.columnGap) / (Self.columnWidth + Self.columnGap))
    let columnWidth = (width + Self.columnGap) / count - Self.columnGap
    let height = max(1, (rows.count + count - 1) / count)
    let lines = column(width: columnWidth)
    let columns = stride(from: 0, to: lines.count, by: height).map { Array(lines[$0...].prefix(height)) }
    return Block.beside(columns, columnWidth: columnWidth, gap: Self.columnGap)
  }

  private func column(width: Int) -> [TextLine] {
    let years = rows.map { CleanText($0.card.year).width }.max() ?? 0
    let ids = rows.map { CleanText($0.card.shownID).width }.max() ?? 0
    let scores = rows.map { $0.card.score.line().width }.max() ?? 0
    let start = years + 2
    let end = width - ids - scores - 2
    let room = end - start - Self.gap
    let columns = SharedColumns(rows: rows.map { ($0.card.markedTitle.width, CleanText($0.roles).width) })
    let titles = room >= Self.narrowestTable ? columns.leadingWidth(in: room) : nil
    return rows.map { row in
      var line = TextLine("▎", row.card.score.style)
      line.append(CleanText(row.card.year), .muted)
      line.pad(to: start)
      append(row, to: &line, titles: titles, end: end)
      line.pad(to: end + 1)
      line.append(row.card.score.line())
      let id = TextLine(CleanText(row.card.shownID), .muted)
      line.pad(to: width - id.width)
      line.append(id)
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
