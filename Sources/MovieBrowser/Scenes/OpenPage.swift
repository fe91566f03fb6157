package import MovieScenes
import MovieText

/// The open scene of a page.
package protocol OpenPage: Sendable {
  /// Loads the page. Returns when it is shown.
  func load() async
  /// Sends a request, if the scene has one like it. Returns when the result is shown.
  func handle(_ request: PageRequest) async
}

/// A scene with its requests.
package struct ScenePage<Interactor: MovieScenes.Interactor>: OpenPage {
  let driver: SceneDriver<Interactor>
  /// The request that loads the page.
  let first: Interactor.Request
  /// The request of the scene for one of the browser; nil if it has none.
  let request: @Sendable (PageRequest) -> Interactor.Request?

  package init(
    driver: SceneDriver<Interactor>, first: Interactor.Request,
    request: @escaping @Sendable (PageRequest) -> Interactor.Request?
  ) {
    self.driver = driver
    self.first = first
    self.request = request
  }

  package func load() async { await driver.handle(first) }

  package func handle(_ request: PageRequest) async {
    guard let request = self.request(request) else { return }
    await driver.handle(request)
  }
}

/// A page for which there is no scene, such as a route of another program.
struct EmptyPage: OpenPage {
  func load() {}
  func handle(_ request: PageRequest) {}
}
