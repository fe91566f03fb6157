import MovieDisplay

/// Passes the results of changes to the browser's status line.
struct ShelfReports: ShelfDisplay {
  let send: @Sendable (BrowserEvent) -> Void

  func display(_ viewModel: ShelfScene.ViewModel) {
    if let failure = viewModel.failure { return send(.reported(failure.title)) }
    let sentence = viewModel.confirmations.joined(separator: " ")
    if !sentence.isEmpty { send(.changed(sentence)) }
  }
}
