// For programs that draw once, such as a server.
extension SceneContext {
  /// Returns what a scene shows in the end after one or more requests; nil if the task was canceled.
  ///
  /// ```swift
  /// let home = await context.viewModel(of: HomeScene.self, for: .load)
  /// ```
  public func viewModel<S: MovieScene>(
    of scene: S.Type, for requests: S.Interactor.Request...
  ) async -> S.Presenter.ViewModel? {
    guard let response = await lastResponse(of: scene, to: requests) else { return nil }
    return await presenter(of: scene).viewModel(for: response)
  }

  /// Returns the final response of a scene to the last of several requests; nil if the task was canceled.
  public func lastResponse<S: MovieScene>(
    of scene: S.Type, to requests: [S.Interactor.Request]
  ) async -> S.Interactor.Response? {
    let last = LastResponse<S.Interactor.Response>()
    let output = Output<S.Interactor.Response> { response, isFinal in
      if isFinal { await last.take(response) }
    }
    let driver = open(scene, to: output, followingChanges: false)
    for request in requests { await driver.handle(request) }
    return Task.isCancelled ? nil : await last.response
  }

  /// Returns the presenter of a scene, with the words of the current language.
  public func presenter<S: MovieScene>(of scene: S.Type) async -> S.Presenter {
    S.Presenter(words: await words(), today: today())
  }
}

private actor LastResponse<Response: Sendable> {
  private(set) var response: Response?

  func take(_ response: Response) { self.response = response }
}
