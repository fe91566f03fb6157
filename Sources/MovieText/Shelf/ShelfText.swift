public import MovieDisplay

/// Renders a shelf as a grid of cards or a wall of posters, or the result of a change.
public struct ShelfText: TextView, ShelfDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: ShelfScene.ViewModel) -> String { encode(lines(of: viewModel)) }

  package func lines(of viewModel: ShelfScene.ViewModel) -> [TextLine] {
    var lines = changes(
      failure: viewModel.failure, confirmations: viewModel.confirmations)
    if !lines.isEmpty, page.showsChangeAlone { return lines }
    if let state = viewModel.emptyState {
      return lines + emptyState(state, style: .heading) + footer(hints: viewModel.hints, footnotes: [])
    }
    lines += heading(viewModel.title, remark: viewModel.count)
    lines += CardGrid(viewModel.cards, page: page).lines(viewModel.cards)
    return lines + footer(hints: viewModel.hints, footnotes: viewModel.footnotes, cards: viewModel.cards)
  }

  public func pictureRequests(for viewModel: ShelfScene.ViewModel) -> [PictureRequest] {
    CardGrid(viewModel.cards, page: page).requests(for: viewModel.cards)
  }
}
