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
    list(viewModel, cards: viewModel.rows) { CardGrid($0, page: page).lines($0) }
  }

  public func pictureRequests(for viewModel: ListScene.ViewModel) -> [PictureRequest] {
    CardGrid(viewModel.rows, page: page).requests(for: viewModel.rows)
  }
}
