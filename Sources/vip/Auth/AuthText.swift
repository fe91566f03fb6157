import MovieDisplay
import MovieText

/// Renders the kind and location of the credential, never any part of the secret.
struct AuthText: TextView {
  typealias ViewModel = AuthScene.ViewModel

  let page: TextPage
  var write: @Sendable (String) async -> Void = { _ in }

  func render(_ viewModel: AuthScene.ViewModel) -> String {
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
