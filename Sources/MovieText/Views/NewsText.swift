public import MovieDisplay

/// Renders news: films, each with what has changed beside it, or below where there is no room.
public struct NewsText: TextView<NewsScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: NewsScene.ViewModel) -> [TextLine] {
    list(viewModel) { $0.flatMap(lines) }
  }

  private func lines(of row: NewsScene.Row) -> [TextLine] {
    let bar = TextLine("▎", .heading)
    let title = CleanText(row.title).truncated(to: page.width - 1)
    var lines = [bar + TextLine(title, .strong, to: .route(row.route))]
    lines.flow(TextLine(CleanText(row.text)), gap: 2, width: page.width, indent: bar)
    return lines
  }
}

extension NewsScene.Row: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, self.text], to: route)
  }
}

extension SyncScene: TextScene { package typealias View = NewsText }

extension NewsScene: TextScene { package typealias View = NewsText }
