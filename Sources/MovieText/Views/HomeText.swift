public import MovieDisplay

/// Renders the home scene as shelves of cards or posters.
public struct HomeText: TextView<HomeScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: HomeScene.ViewModel) -> [TextLine] {
    if let state = viewModel.emptyState {
      return emptyState(state)
    }
    let grid = grid(of: viewModel)
    let shelves = viewModel.shelves.map { shelf($0, in: grid) }.joined(separator: [.empty])
    let shown = viewModel.shelves.flatMap { $0.cards.dropFirst(offset(of: $0)).prefix(grid.count) }
    return shelves
      + footer(hints: [viewModel.hint].compactMap(\.self), footnotes: viewModel.footnotes, cards: shown)
  }

  package func carousels(of viewModel: HomeScene.ViewModel) -> [Carousel] {
    guard viewModel.emptyState == nil else { return [] }
    let grid = grid(of: viewModel)
    var row = 0
    return viewModel.shelves.map { shelf in
      let height = self.shelf(shelf, in: grid).count
      defer { row += height + 1 }
      let (offset, cards) = (offset(of: shelf), shelf.cards)
      return Carousel(
        id: shelf.id, rows: row..<row + height, offset: offset, visible: min(grid.count, cards.count - offset),
        count: cards.count)
    }
  }

  public func pictureRequests(for viewModel: HomeScene.ViewModel) -> [PictureRequest] {
    let grid = grid(of: viewModel)
    return viewModel.shelves.flatMap { grid.requests(for: $0.cards.dropFirst(offset(of: $0)).prefix(grid.count)) }
  }

  private func grid(of viewModel: HomeScene.ViewModel) -> CardGrid {
    CardGrid(
      shelves: viewModel.shelves.map(\.cards), isLoading: viewModel.shelves.contains(where: \.isLoading), page: page)
  }

  /// The number of cards that are left of the page. At least one is on it.
  private func offset(of shelf: HomeScene.Shelf) -> Int {
    max(0, min(page.carouselOffsets[shelf.id] ?? 0, shelf.cards.count - 1))
  }

  private func shelf(_ shelf: HomeScene.Shelf, in grid: CardGrid) -> [TextLine] {
    switch shelf.content {
    case .cards(let cards, let remainders):
      let offset = offset(of: shelf)
      let remainder = remainders.dropFirst(min(cards.count, offset + grid.count)).first
      let rest = rest(remainder.map { Hint(text: $0, route: shelf.route) })
      return SectionFrame(title: shelf.title, note: shelf.note, rest: rest, width: page.width)
        .lines(around: page.rows(grid.row(cards[offset...]), isStale: shelf.isStale))
    case .loading(let text):
      let lines = heading(shelf.title) + message(text, style: .muted, width: page.width)
      return lines + Array(repeating: .empty, count: max(0, 1 + grid.placeHeight - lines.count))
    case .empty(let text):
      return heading(shelf.title) + message(text, style: .muted, width: page.width)
    case .failed(let text):
      return heading(shelf.title) + message(text, style: .failure, width: page.width)
    }
  }

  package func facts(of viewModel: HomeScene.ViewModel) -> PageFacts {
    PageFacts(cards: viewModel.shelves.flatMap(\.cards))
  }
}

extension HomeScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let emptyState { return text.emptyState(emptyState) }
    return shelves.flatMap { shelf in text.line([shelf.title, shelf.note]) + shelf.lines(in: text) }
      + text.ending([hint].compactMap(\.self), footnotes)
  }
}

extension HomeScene.Shelf {
  fileprivate var isLoading: Bool { if case .loading = content { true } else { false } }

  /// How many films of a shelf are read aloud.
  static let spokenFilms = 5

  fileprivate func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    switch content {
    case .cards(let cards, let remainders):
      let count = min(cards.count, Self.spokenFilms)
      let rest =
        count < remainders.count && !remainders[count].isEmpty ? Hint(text: remainders[count], route: route) : nil
      return cards.prefix(count).flatMap { text.film($0) } + text.rest(rest, of: title)
    case .loading(let message), .empty(let message), .failed(let message): return text.paragraph(message)
    }
  }
}

extension HomeScene: TextScene { package typealias View = HomeText }
