import MovieDisplay

/// The films of search results: one line each on a wide page, otherwise two and an empty line between films.
struct SearchRows {
  private static let gap = 2
  /// The minimum width for a separate overview column.
  private static let wide = 110
  /// The minimum width for title and facts on one line.
  private static let medium = 56
  private static let widestTitle = 60
  /// The minimum width of a truncated original title; less is not readable.
  private static let shortest = 8

  private let rows: [SearchColumns]
  private let width: Int
  /// The widths of the columns of years, scores and ids.
  private let widths: (year: Int, score: Int, id: Int)
  private let hasOverviews: Bool

  init(_ rows: [SearchScene.Row], page: TextPage) {
    self.rows = rows.map { SearchColumns($0) }
    width = page.width
    hasOverviews = page.showsDescriptions || page.width >= Self.medium
    widths = (
      self.rows.map(\.year.width).max() ?? 0, self.rows.map(\.score.width).max() ?? 0,
      self.rows.map(\.id.width).max() ?? 0
    )
  }

  var lines: [TextLine] {
    switch width {
    case Self.wide...: rows.map(single)
    case Self.medium...: Array(rows.map(double).joined(separator: [.empty]))
    default: Array(rows.map(narrow).joined(separator: [.empty]))
    }
  }

  /// Title, facts and overview on one line.
  private func single(_ row: SearchColumns) -> TextLine {
    var line = row.bar
    line.append(title(of: row, width: titleWidth))
    line.pad(to: 1 + titleWidth + Self.gap)
    line.append(facts(of: row))
    line.append(.blank(Self.gap))
    line.append(row.overview.truncated(to: width - line.width), .muted)
    return line
  }

  /// Title and facts above the overview.
  private func double(_ row: SearchColumns) -> [TextLine] {
    var line = row.bar
    line.append(title(of: row, width: width - 1 - Self.gap - factsWidth))
    line.append(facts(of: row), endingAt: width)
    return [line] + overview(of: row)
  }

  private var factsWidth: Int { widths.year + widths.score + widths.id + 2 * Self.gap }

  /// The year, score and id, aligned with those of the other films.
  private func facts(of row: SearchColumns) -> TextLine {
    var line = TextLine()
    line.append(TextLine(row.year, .muted), endingAt: widths.year)
    line.append(row.score, endingAt: widths.year + Self.gap + widths.score)
    line.append(TextLine(row.id, .muted), endingAt: factsWidth)
    return line
  }

  private func overview(of row: SearchColumns) -> [TextLine] {
    guard hasOverviews, row.overview.width > 0 else { return [] }
    return [row.bar + TextLine(row.overview.truncated(to: width - 1), .muted)]
  }

  /// Title above the facts.
  private func narrow(_ row: SearchColumns) -> [TextLine] {
    let line = row.bar + TextLine(row.title.truncated(to: width - 1), .strong, to: row.target)
    var below = row.bar
    let room = width - 1 - row.id.width
    if row.year.width + 1 + row.score.width + 1 <= room {
      below.append(row.year, .muted)
      below.append(" ")
    }
    if below.width + row.score.width <= room {
      below.append(row.score)
    }
    below.append(originalTitle(of: row, room: width - below.width - row.id.width - Self.gap))
    below.append(TextLine(row.id, .muted), endingAt: width)
    return [line, below] + overview(of: row)
  }

  private var titleWidth: Int {
    let longest = rows.map { $0.title.width + ($0.originalTitle.width > 0 ? Self.gap + $0.originalTitle.width : 0) }
    return min(longest.max() ?? 0, Self.widestTitle, width * 2 / 5)
  }

  private func title(of row: SearchColumns, width: Int) -> TextLine {
    let title = TextLine(row.title.truncated(to: width), .strong, to: row.target)
    return title + originalTitle(of: row, room: width - title.width)
  }

  /// The original title after a gap, if there is room.
  private func originalTitle(of row: SearchColumns, room: Int) -> TextLine {
    let left = room - Self.gap
    guard left >= min(Self.shortest, row.originalTitle.width), row.originalTitle.width > 0 else { return .empty }
    return TextLine(.blank(Self.gap)) + TextLine(row.originalTitle.truncated(to: left), .muted)
  }
}

/// The columns of a film in search results.
private struct SearchColumns {
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
