public import MovieDisplay

/// Renders films as a grid of cards, or as a wall of posters: a list, or a shelf with the result of a change.
public struct ListText: TextView, ListDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func lines(of viewModel: ListScene.ViewModel) -> [TextLine] {
    list(viewModel, cards: viewModel.rows) { CardGrid($0, page: page).lines($0) }
  }

  public func pictureRequests(for viewModel: ListScene.ViewModel) -> [PictureRequest] {
    CardGrid(viewModel.rows, page: page).requests(for: viewModel.rows)
  }
}
