public import MovieDisplay

/// The search scene as text: what was found, a film on one line or two.
public struct SearchText: TextView, SearchDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: SearchScene.ViewModel) -> String {
    let parts = [
      viewModel.suggestions.map(suggestions) ?? [], content(viewModel.content),
      viewModel.links.flatMap(link) + viewModel.footnotes.flatMap { paragraph($0, style: .muted) },
    ]
    return encode(Array(parts.filter { !$0.isEmpty }.joined(separator: [.empty])))
  }

  private func suggestions(_ suggestions: SearchScene.Suggestions) -> [TextLine] {
    SectionFrame(title: CleanText(suggestions.title), note: nil, rest: [], width: page.width)
      .lines(
        around: suggestions.queries.map { query in
          var line = TextLine("▎", .muted)
          line.append(CleanText(query).truncated(to: page.width - 1))
          return line
        })
  }

  private func content(_ content: SearchScene.Content) -> [TextLine] {
    switch content {
    case .prompt(let text): paragraph(text, style: .muted)
    case .searching(let text, let earlier):
      paragraph(text, style: .muted) + (earlier.map { [.empty] + results($0) } ?? [])
    case .results(let results): self.results(results)
    case .empty(let state): emptyState(state)
    }
  }

  private func results(_ results: SearchScene.Results) -> [TextLine] {
    let rows = SearchRows(results.rows, width: page.width).lines
    let frame = SectionFrame(
      title: CleanText(results.title), note: results.note.map { CleanText($0) },
      rest: [TextLine(CleanText(results.extent), .muted)], width: page.width)
    return frame.lines(around: rows) + ending(results.ending)
  }

  private func ending(_ ending: SearchScene.Ending) -> [TextLine] {
    switch ending {
    case .end, .more: []
    case .loading(let text): [.empty] + paragraph(text, style: .muted)
    case .failed(let text): [.empty] + paragraph(text, style: .failure)
    }
  }

  private func link(_ link: SearchScene.Link) -> [TextLine] {
    guard let command = page.command(link.route).map({ CleanText($0) }) else { return [] }
    var line = TextLine(CleanText(link.text), .muted)
    line.append(" ")
    line.append(command, .command)
    // A command is never cut or broken: it would not do any more what it says.
    return line.width <= page.width ? [line] : [TextLine(CleanText(link.text), .muted), TextLine(command, .command)]
  }
}
