import MovieDisplay
import MovieText

/// Renders an address alone, what was opened, or why nothing was.
struct OpeningText: TextView<OpeningScene.ViewModel> {
  let page: TextPage

  func lines(of viewModel: OpeningScene.ViewModel) -> [TextLine] {
    // An address that is wrapped does not work when it is copied.
    if let state = viewModel.emptyState {
      var page = page
      if !state.message.contains(" ") { page.width = max(page.width, CleanText(state.message).width) }
      return Self(page: page).emptyState(state)
    }
    return (viewModel.address ?? viewModel.confirmation).map { [TextLine(CleanText($0))] } ?? []
  }
}

extension OpeningScene.ViewModel: SpokenViewModel {
  func lines(in text: SpokenText<Self>) -> [TextLine] {
    emptyState.map { text.emptyState($0) } ?? text.line([address ?? confirmation])
  }
}
