public import MovieDisplay

/// The credential as text: what it is and where, never a part of it.
public struct AuthText: TextView, AuthDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: AuthScene.ViewModel) -> String {
    if let state = viewModel.emptyState {
      return encode(emptyState(state) + footer(hints: [viewModel.hint].compactMap(\.self), footnotes: []))
    }
    if let confirmation = viewModel.confirmation {
      return encode(paragraph(confirmation))
    }
    return encode(heading(viewModel.title) + FactTable(facts: viewModel.facts, page: page).lines(width: page.width))
  }
}
