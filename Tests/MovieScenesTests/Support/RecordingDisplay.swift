import MovieDisplay

/// Keeps what it was asked to show, in order.
actor RecordingDisplay<ViewModel: Sendable>: Display {
  private(set) var shown: [ViewModel] = []
  private(set) var progress: [ViewModel] = []

  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func display(_ viewModel: ViewModel) {
    shown.append(viewModel)
  }

  func displayProgress(_ viewModel: ViewModel) {
    progress.append(viewModel)
    for watcher in watchers where watcher.count <= progress.count {
      watcher.continuation.resume()
    }
    watchers.removeAll { $0.count <= progress.count }
  }

  /// Returns once that much progress was shown since the beginning.
  func waitForProgress(_ count: Int) async {
    guard progress.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }
}
