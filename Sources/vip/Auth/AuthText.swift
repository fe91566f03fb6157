import MovieDisplay
import MovieText

/// Renders the kind and location of the credential, never any part of the secret.
struct AuthText: TextView<AuthScene.ViewModel>, BrowsableText {
  let page: TextPage

  func lines(of viewModel: AuthScene.ViewModel) -> [TextLine] {
    var lines = changes(failure: viewModel.failure, confirmations: [viewModel.confirmation])
    if !lines.isEmpty, page.showsChangeAlone { return lines }
    lines += viewModel.emptyState.map { emptyState($0) } ?? []
    if !viewModel.facts.isEmpty {
      lines += heading(viewModel.title) + FactTable(facts: viewModel.facts, page: page).lines(width: page.width)
    }
    let address = Hyperlink(AuthScene.tokenPage).map { TextLine.Target.address($0) }
    return lines + footer(hints: [viewModel.hint], footnotes: [])
      + (viewModel.tokenAdvice.map { paragraph($0, style: .command, to: address) } ?? [])
  }
}

extension AuthScene.ViewModel: SpokenViewModel {
  func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let change = failure.map({ text.emptyState($0) }) ?? confirmation.map({ text.line([$0]) }) { return change }
    return (emptyState.map { text.emptyState($0) } ?? []) + text.line([facts.isEmpty ? nil : title])
      + facts.flatMap { text.fact($0) } + text.next(hint) + text.line([tokenAdvice])
  }
}
