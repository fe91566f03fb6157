public import MovieDisplay

/// Renders genres as columns of names and ids.
public struct GenresText: TextView<GenresScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: GenresScene.ViewModel) -> [TextLine] {
    guard page.isInteractive else { return list(viewModel, rows: columns) }
    // A program that leads to targets has lists to show, above the genres.
    let lists = viewModel.hints.map {
      TextLine(CleanText($0.text).truncated(to: page.width), .strong, to: .route($0.route))
    }
    var genres = viewModel
    genres.hints = []
    return lists + [.empty] + list(genres, rows: columns)
  }

  private static let gap = 3

  private func columns(_ genres: [GenresScene.Row]) -> [TextLine] {
    let cells = genres.map { genre in
      (name: CleanText(genre.name), id: CleanText("#\(genre.id)"), route: genre.route)
    }
    let names = cells.map(\.name.width).max() ?? 0
    let ids = cells.map(\.id.width).max() ?? 0
    let width = min(page.width, names + 1 + ids)
    let count = max(1, min(cells.count, (page.width + Self.gap) / (width + Self.gap)))
    let lines = cells.map { cell in
      TextLine(cell.name.truncated(to: width - ids - 1), to: .command(cell.route))
        .followed(by: TextLine(cell.id, .muted), endingAt: width)
    }
    return Block.inColumns(of: count, lines, columnWidth: width, gap: Self.gap)
  }
}

extension GenresScene.Row: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] { text.line([name], to: route) }
}

extension GenresScene: TextScene { package typealias View = GenresText }
