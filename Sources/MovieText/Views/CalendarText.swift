public import MovieDisplay

/// Renders months as grids, with the films that come beside them.
public struct CalendarText: TextView<CalendarScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: CalendarScene.ViewModel) -> [TextLine] {
    list(viewModel) { months in months.map(lines).separated }
  }

  /// The width of a day in the grid.
  private static let cell = 4
  private static let gap = 3
  /// The narrowest page that has room for a grid.
  private static let gridPage = 72

  private func lines(of month: CalendarScene.Month) -> [TextLine] {
    let grid = page.width < Self.gridPage ? [] : self.grid(of: month)
    let indent = grid.isEmpty ? 0 : Self.cell * 7 + Self.gap
    let days = month.rows.map { CleanText($0.day).width }.max() ?? 0
    let earlierDays = [""] + month.rows.map(\.day)
    let rows = zip(month.rows, earlierDays).flatMap { film, earlier in
      row(of: film, on: film.day == earlier ? "" : film.day, days: days, width: page.width - indent)
    }
    return heading(month.title) + Block.beside([grid, rows], at: { $0 * indent })
  }

  /// The weeks below the names of their days. Days on which a film comes have a mark.
  private func grid(of month: CalendarScene.Month) -> [TextLine] {
    let names = month.weekdays.map { name -> TextLine in
      let name = TextLine(CleanText(name).truncated(to: Self.cell - 1), .muted)
      return TextLine.empty.followed(by: name, endingAt: Self.cell - 1) + TextLine(" ")
    }
    let days = (1 - month.blanks..<month.days + 1).map { day -> TextLine in
      guard day > 0 else { return TextLine(.blank(Self.cell)) }
      let isMarked = month.marked.contains(day)
      return TextLine(.blank(day < 10 ? 2 : 1)) + TextLine(CleanText(String(day)), isMarked ? .strong : .muted)
        + TextLine(isMarked ? "•" : " ", .command)
    }
    return ([names[...]] + days.chunks(of: 7)).map { $0.reduce(TextLine.empty, +) }
  }

  /// A film with its day, and how and why it is listed: below the title if there is no room beside it.
  private func row(of row: CalendarScene.Row, on day: String, days: Int, width: Int) -> [TextLine] {
    // The title has at least one cell.
    let indent = min(days + 2, width - 1)
    var line = TextLine(CleanText(day).truncated(to: indent), .muted)
    line.pad(to: indent)
    line.append(CleanText(row.title).truncated(to: width - indent), .strong, to: .route(row.route))
    var lines = [line]
    lines.flow(TextLine(CleanText(row.remark), .muted), gap: 2, width: width, indent: TextLine(.blank(indent)))
    return lines
  }
}

extension CalendarScene.Month: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title]) + rows.flatMap { text.line([$0.day, $0.title, $0.remark], to: $0.route) }
  }
}

extension CalendarScene: TextScene { package typealias View = CalendarText }
