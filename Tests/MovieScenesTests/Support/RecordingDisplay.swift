import MovieDisplay

/// Keeps what it was asked to show, in order.
actor RecordingDisplay<ViewModel: Sendable>: Display {
  private(set) var shown: [ViewModel] = []
  private(set) var progress: [ViewModel] = []

  func display(_ viewModel: ViewModel) {
    shown.append(viewModel)
  }

  func displayProgress(_ viewModel: ViewModel) {
    progress.append(viewModel)
  }
}
