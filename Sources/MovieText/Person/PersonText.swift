public import MovieDisplay

/// Renders a person: facts, biography and films.
public struct PersonText: TextView, PersonDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: PersonScene.ViewModel) -> String {
    if let state = viewModel.emptyState {
      return encode(emptyState(state))
    }
    if let activity = viewModel.activity {
      return encode(paragraph(activity, style: .muted))
    }
    var lines = heading(viewModel.name)
    if let portrait = portrait(of: viewModel) {
      lines += head(of: viewModel, beside: portrait)
    } else {
      lines += FactTable(facts: viewModel.facts, page: page).lines(width: min(page.width, Block.readableWidth))
      lines += section(viewModel.biography.title, note: viewModel.biography.note)
      lines += prose(viewModel.biography.text)
    }
    lines += section(viewModel.films.title, note: nil)
    lines += films(viewModel.films.rows)
    lines += viewModel.films.note.map { paragraph($0, style: .muted) } ?? []
    lines += footer(hints: [viewModel.hint].compactMap(\.self), footnotes: viewModel.footnotes)
    return encode(lines)
  }

  private func section(_ title: String, note: String?) -> [TextLine] {
    [.empty] + heading(title, remark: note ?? "")
  }

  private func films(_ rows: [PersonScene.FilmRow]) -> [TextLine] {
    let ids = rows.map { CleanText($0.card.shownID).width }.max() ?? 0
    let scores = rows.map { $0.card.score.line().width }.max() ?? 0
    return rows.map { film($0, end: page.width - ids - scores - 2) }
  }

  /// A film on one line. The title and roles end before column `end`, where the scores follow.
  private func film(_ row: PersonScene.FilmRow, end: Int) -> TextLine {
    let id = TextLine(CleanText(row.card.shownID), .muted)
    let style = row.card.score.style
    var line = TextLine("▎", style)
    line.append(CleanText(row.card.year), .muted)
    line.append(" ")
    let title = CleanText(row.card.title).truncated(to: max(1, end - line.width))
    line.append(title, .strong, link: page.link(to: row.card.route))
    let roles = CleanText(row.roles)
    let room = end - line.width - 2
    if roles.width > 0, room >= 8 {
      line.append("  ")
      line.append(roles.truncated(to: room), .muted)
    }
    line.pad(to: end + 1)
    line.append(row.card.score.line())
    line.pad(to: page.width - id.width)
    line.append(id)
    return line
  }
}
