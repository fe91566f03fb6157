public import MovieDisplay

/// Renders the home scene as rows of cards or posters.
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
    let rows = viewModel.rows.map { row($0, in: grid) }.separated
    let shown = viewModel.rows.flatMap { $0.cards.dropFirst(offset(of: $0, in: grid)).prefix(grid.count) }
    return rows
      + footer(hints: [viewModel.hint], footnotes: viewModel.footnotes, cards: shown)
  }

  package func carousels(of viewModel: HomeScene.ViewModel) -> [Carousel] {
    guard viewModel.emptyState == nil else { return [] }
    let grid = grid(of: viewModel)
    var line = 0
    return viewModel.rows.map { row in
      let height = self.row(row, in: grid).count
      defer { line += height + 1 }
      let (offset, cards) = (offset(of: row, in: grid), row.cards)
      return Carousel(
        id: row.id, lines: line..<line + height, offset: offset, visible: min(grid.count, cards.count - offset),
        count: cards.count)
    }
  }

  public func pictureRequests(for viewModel: HomeScene.ViewModel) -> [PictureRequest] {
    let grid = grid(of: viewModel)
    return viewModel.rows.flatMap {
      grid.requests(for: $0.cards.dropFirst(offset(of: $0, in: grid)).prefix(grid.count))
    }
  }

  private func grid(of viewModel: HomeScene.ViewModel) -> CardGrid {
    CardGrid(
      rows: viewModel.rows.map(\.cards), isLoading: viewModel.rows.contains(where: \.isLoading), page: page)
  }

  /// The number of cards that are left of the page, which is full if there are enough. It may be wider than when they were
  /// moved there.
  private func offset(of row: HomeScene.Row, in grid: CardGrid) -> Int {
    max(0, min(page.carouselOffsets[row.id] ?? 0, row.cards.count - grid.count))
  }

  private func row(_ row: HomeScene.Row, in grid: CardGrid) -> [TextLine] {
    switch row.content {
    case .cards(let cards, let remainders):
      let offset = offset(of: row, in: grid)
      let remainder = remainders.dropFirst(min(cards.count, offset + grid.count)).first
      let rest = rest(remainder.map { Hint(text: $0, route: row.route) })
      return section(
        row.title, note: row.note, rest: rest, width: page.width,
        around: page.rows(grid.row(cards[offset...]), isStale: row.isStale))
    case .loading(let text):
      let lines = heading(row.title) + message(text, style: .muted, width: page.width)
      return lines + Array(repeating: .empty, count: max(0, 1 + grid.placeHeight - lines.count))
    case .empty(let text):
      return heading(row.title) + message(text, style: .muted, width: page.width)
    case .failed(let text):
      return heading(row.title) + message(text, style: .failure, width: page.width)
    }
  }

  package func facts(of viewModel: HomeScene.ViewModel) -> PageFacts {
    PageFacts(cards: viewModel.rows.flatMap(\.cards), failure: viewModel.emptyState?.reason ?? "")
  }
}

extension HomeScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let emptyState { return text.emptyState(emptyState) }
    return rows.flatMap { row in text.line([row.title, row.note]) + row.lines(in: text) }
      + text.ending([hint], footnotes)
  }
}

extension HomeScene.Row {
  fileprivate var isLoading: Bool { if case .loading = content { true } else { false } }

  /// How many films of a row are read aloud.
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
