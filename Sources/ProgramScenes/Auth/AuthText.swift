public import MovieDisplay
public import MovieText

/// Renders the kind and location of the credential, never any part of the secret.
public struct AuthText: TextView, AuthDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: AuthScene.ViewModel) -> String {
    var lines = changes(
      failure: viewModel.failure, confirmations: [viewModel.confirmation].compactMap(\.self))
    if !lines.isEmpty, page.showsChangeAlone { return encode(lines) }
    lines += viewModel.emptyState.map { emptyState($0) } ?? []
    if !viewModel.facts.isEmpty {
      lines += heading(viewModel.title) + FactTable(facts: viewModel.facts, page: page).lines(width: page.width)
    }
    return encode(lines + footer(hints: [viewModel.hint].compactMap(\.self), footnotes: []))
  }
}
