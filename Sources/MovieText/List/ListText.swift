public import MovieDisplay

/// Renders a list of films as a grid of cards.
public struct ListText: TextView, ListDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: ListScene.ViewModel) -> String {
    if let state = viewModel.emptyState {
      return encode(emptyState(state) + footer(hints: viewModel.hints, footnotes: []))
    }
    var lines = heading(viewModel.title, remark: viewModel.position)
    lines += CardRow.grid(viewModel.cards, page: page)
    lines += viewModel.activity.map { paragraph($0, style: .muted) } ?? []
    lines += footer(hints: viewModel.hints, footnotes: viewModel.footnotes)
    return encode(lines)
  }
}
