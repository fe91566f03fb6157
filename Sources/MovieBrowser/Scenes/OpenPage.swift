package import MovieScenes

/// The open scene of a page.
package struct OpenPage: Sendable {
  /// Loads the page. Returns when it is shown.
  let load: @Sendable () async -> Void
  /// Sends a request, if the scene has one like it. Returns when the result is shown.
  let handle: @Sendable (PageRequest) async -> Void

  /// `request` returns the scene's request for one of the browser; nil if it has none.
  package init<Interactor: MovieScenes.Interactor>(
    driver: SceneDriver<Interactor>, first: Interactor.Request,
    request: @escaping @Sendable (PageRequest) -> Interactor.Request?
  ) {
    load = { await driver.handle(first) }
    handle = { if let request = request($0) { await driver.handle(request) } }
  }
}
