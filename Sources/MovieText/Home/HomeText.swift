public import MovieDisplay

/// Renders the home scene as shelves of cards or posters.
public struct HomeText: TextView, HomeDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: HomeScene.ViewModel) -> String { encode(lines(of: viewModel)) }

  package func lines(of viewModel: HomeScene.ViewModel) -> [TextLine] {
    if let state = viewModel.emptyState {
      return emptyState(state)
    }
    let grid = grid(of: viewModel)
    let shelves = viewModel.shelves.map { shelf($0, in: grid) }.joined(separator: [.empty])
    let shown = viewModel.shelves.flatMap { $0.cards.prefix(grid.count) }
    return shelves
      + footer(hints: [viewModel.hint].compactMap(\.self), footnotes: viewModel.footnotes, cards: shown)
  }

  public func pictureRequests(for viewModel: HomeScene.ViewModel) -> [PictureRequest] {
    let grid = grid(of: viewModel)
    return viewModel.shelves.flatMap { grid.requests(for: $0.cards.prefix(grid.count)) }
  }

  private func grid(of viewModel: HomeScene.ViewModel) -> CardGrid {
    CardGrid(shelves: viewModel.shelves.map(\.cards), page: page)
  }

  private func shelf(_ shelf: HomeScene.Shelf, in grid: CardGrid) -> [TextLine] {
    let title = CleanText(shelf.title)
    switch shelf.content {
    case .cards(let cards, let remainders):
      let rest = rest(remainders.dropFirst(min(cards.count, grid.count)).first ?? "", route: shelf.route)
      return SectionFrame(title: title, note: shelf.note.map { CleanText($0) }, rest: rest, width: page.width)
        .lines(around: grid.row(cards[...]))
    case .loading(let text), .empty(let text):
      return message(text, style: .muted, below: title)
    case .failed(let text):
      return message(text, style: .failure, below: title)
    }
  }

  private func message(_ text: String, style: TextStyle, below title: CleanText) -> [TextLine] {
    SectionFrame(title: title, note: nil, rest: [], width: page.width)
      .lines(around: message(text, style: style, width: page.width))
  }
}

extension HomeScene.Shelf {
  fileprivate var cards: [MovieCard] {
    if case .cards(let cards, _) = content { cards } else { [] }
  }
}
