public import MovieDisplay

/// Renders a list of films as a grid of cards, or as a wall of posters. A list without a title has no heading.
public struct ListText: TextView, ListDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: ListScene.ViewModel) -> String { encode(lines(of: viewModel)) }

  package func lines(of viewModel: ListScene.ViewModel) -> [TextLine] {
    if let state = viewModel.emptyState {
      return emptyState(state) + footer(hints: viewModel.hints, footnotes: [])
    }
    var lines = viewModel.title.isEmpty ? [] : heading(viewModel.title, remark: viewModel.position)
    lines += page.rows(CardGrid(viewModel.cards, page: page).lines(viewModel.cards), isStale: viewModel.isStale)
    lines += viewModel.activity.map { paragraph($0, style: .muted) } ?? []
    lines += footer(hints: viewModel.hints, footnotes: viewModel.footnotes, cards: viewModel.cards)
    return lines
  }

  public func pictureRequests(for viewModel: ListScene.ViewModel) -> [PictureRequest] {
    CardGrid(viewModel.cards, page: page).requests(for: viewModel.cards)
  }
}
