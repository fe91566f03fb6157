import MovieDisplay
package import MovieScenes

/// Records the final view models in order.
package actor RecordingDisplay<ViewModel: Sendable>: Display {
  package private(set) var shown: [ViewModel] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  package init() {}

  package func display(_ viewModel: ViewModel) {
    shown.append(viewModel)
    for watcher in watchers where watcher.count <= shown.count {
      watcher.continuation.resume()
    }
    watchers.removeAll { $0.count <= shown.count }
  }

  /// Waits until `display` has been called that many times.
  package func waitForShown(_ count: Int) async {
    guard shown.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }
}

extension SceneContext {
  /// Opens a scene, and returns what it shows after a request.
  package func shown<S: MovieScene>(
    by scene: S.Type, after request: S.Interactor.Request
  ) async -> S.Presenter.ViewModel? {
    let display = RecordingDisplay<S.Presenter.ViewModel>()
    await open(scene, on: display).handle(request)
    return await display.shown.last
  }
}
