public import MovieDisplay

/// The favorites as text: a grid of cards, or what was done with them.
public struct FavoritesText: TextView, FavoritesDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: FavoritesScene.ViewModel) -> String {
    if let state = viewModel.emptyState {
      return encode(emptyState(state, style: viewModel.outcome == .shown ? .heading : .failure))
    }
    guard viewModel.confirmations.isEmpty else {
      return encode(viewModel.confirmations.flatMap { paragraph($0) })
    }
    var lines = heading(viewModel.title, remark: viewModel.count)
    lines += CardRow.grid(viewModel.cards, page: page)
    return encode(lines + footer(hints: [viewModel.hint].compactMap(\.self), footnotes: viewModel.footnotes))
  }
}
