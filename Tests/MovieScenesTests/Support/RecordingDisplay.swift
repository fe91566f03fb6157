import MovieDisplay

/// Keeps what it was asked to show, in order.
actor RecordingDisplay<ViewModel: Sendable>: Display {
  private(set) var shown: [ViewModel] = []
  private(set) var progress: [ViewModel] = []
  private var watchers: [(condition: @Sendable (Int, Int) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

  func display(_ viewModel: ViewModel) {
    shown.append(viewModel)
    wakeWatchers()
  }

  func displayProgress(_ viewModel: ViewModel) {
    progress.append(viewModel)
    wakeWatchers()
  }

  /// Returns once that much was shown for good since the beginning.
  func waitForShown(_ count: Int) async {
    await wait { shown, _ in shown >= count }
  }

  /// Returns once that much progress was shown since the beginning.
  func waitForProgress(_ count: Int) async {
    await wait { _, progress in progress >= count }
  }

  private func wait(until condition: @escaping @Sendable (_ shown: Int, _ progress: Int) -> Bool) async {
    guard !condition(shown.count, progress.count) else { return }
    await withCheckedContinuation { watchers.append((condition, $0)) }
  }

  private func wakeWatchers() {
    let (shown, progress) = (shown.count, progress.count)
    for watcher in watchers where watcher.condition(shown, progress) {
      watcher.continuation.resume()
    }
    watchers.removeAll { $0.condition(shown, progress) }
  }
}
