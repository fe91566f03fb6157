import MovieScenes

/// Shows the response itself, for tests of interactors.
struct EchoPresenter<Response: Sendable>: Presenter {
  func viewModel(for response: Response) -> Response { response }
}
