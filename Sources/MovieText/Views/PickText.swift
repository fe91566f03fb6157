public import MovieDisplay

/// Renders one film: its card, and the plot summary below, or beside a poster.
public struct PickText: TextView<PickScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: PickScene.ViewModel) -> [TextLine] {
    guard !viewModel.rows.isEmpty || viewModel.emptyState != nil else { return [] }
    var viewModel = viewModel
    // The program that leads to targets says which key adds a film.
    if page.isInteractive, viewModel.outcome == .nothingFound { viewModel.emptyState?.advice = "" }
    return list(viewModel, cards: viewModel.rows) { cards in
      let card = grid(cards).lines(cards)
      let overview = cards.compactMap(\.overview)
      guard page.pictures != nil, PosterSize(besideTextOn: page.width) != nil else {
        return card + overview.flatMap { [.empty] + prose($0) }
      }
      let (columns, gap) = (wall.size.columns, Block.gapBesidePicture)
      let text = overview.flatMap { prose($0, width: page.width - columns - gap) }
      return Block.beside([card, text], columnWidth: columns, gap: gap)
    }
  }

  package func facts(of viewModel: PickScene.ViewModel) -> PageFacts {
    PageFacts(film: viewModel.rows.first, isShelfEmpty: viewModel.isShelfEmpty)
  }

  public func pictureRequests(for viewModel: PickScene.ViewModel) -> [PictureRequest] {
    grid(viewModel.rows).requests(for: viewModel.rows)
  }

  private var wall: WallColumns { WallColumns(ofFilmOn: page) }

  private func grid(_ cards: [MovieCard]) -> CardGrid { CardGrid(cards, page: page, wall: wall) }
}

extension PickScene: TextScene { package typealias View = PickText }
