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
    list(viewModel, cards: viewModel.rows, emptyStyle: .heading) { CardGrid($0, page: page).lines($0) }
  }

  public func pictureRequests(for viewModel: ShelfScene.ViewModel) -> [PictureRequest] {
    CardGrid(viewModel.rows, page: page).requests(for: viewModel.rows)
  }
}
