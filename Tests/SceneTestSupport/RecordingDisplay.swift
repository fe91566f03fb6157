import LogTestSupport
import MovieDisplay
package import MovieScenes
import Testing

/// Records the final view models in order.
package final class RecordingDisplay<ViewModel: Sendable>: Display {
  private let log = Log<ViewModel>()

  package init() {}

  package var shown: [ViewModel] { log.all }

  package func display(_ viewModel: ViewModel) async { log.add(viewModel) }

  /// Waits until `display` has been called that many times.
  package func waitForShown(_ count: Int) async { await log.wait(for: count) }
}

extension SceneContext {
  /// Opens a scene, and returns its final response to a request.
  package func response<S: MovieScene>(
    of scene: S.Type, to request: S.Interactor.Request
  ) async throws -> S.Interactor.Response {
    try #require(await lastResponse(of: scene, to: [request]))
  }
}
