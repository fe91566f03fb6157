public import MovieDisplay

/// Renders one film: its card, and the plot summary below.
public struct PickText: TextView, PickDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: PickScene.ViewModel) -> String { encode(lines(of: viewModel)) }

  package func lines(of viewModel: PickScene.ViewModel) -> [TextLine] {
    if let state = viewModel.emptyState {
      // An empty shelf is not an error.
      return emptyState(state, style: viewModel.outcome == .nothingFound ? .strong : .failure)
    }
    guard let card = viewModel.card else { return [] }
    var lines = heading(viewModel.title, remark: viewModel.count)
    lines += CardGrid([card], page: page).lines([card])
    if !viewModel.overview.isEmpty { lines += [.empty] + paragraph(viewModel.overview) }
    return lines + footer(hints: [viewModel.hint].compactMap(\.self), footnotes: viewModel.footnotes, cards: [card])
  }

  public func pictureRequests(for viewModel: PickScene.ViewModel) -> [PictureRequest] {
    CardGrid([viewModel.card].compactMap(\.self), page: page).requests(for: [viewModel.card].compactMap(\.self))
  }
}
