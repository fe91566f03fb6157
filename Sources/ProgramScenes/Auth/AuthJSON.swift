public import MovieData
import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns an `AuthScene.Response` into JSON: the kind and location of each credential, never the secret.
public struct AuthJSON: Presenter {
  private let text: AuthPresenter

  /// Creates a presenter that uses `words` for messages.
  public init(words: any ProgramWords) {
    text = AuthPresenter(words: words)
  }

  public func viewModel(for response: AuthScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let problem = response.problem {
      return JSONPage(failure: code(of: problem), saying: viewModel.failure, like: viewModel)
    }
    guard let status = response.status else { return .awaiting(like: viewModel) }
    if case .loggedOut(let wasLoggedIn, _, let remaining)? = response.change {
      return JSONPage(["removed": .bool(wasLoggedIn), "credential": remaining.json], like: viewModel)
    }
    if case .failed(let error)? = status.check, error.code == .rejectedCredential, response.change == nil {
      return JSONPage(failure: FailureCode(error), saying: viewModel.failure, like: viewModel)
    }
    guard let first = status.credentials.first else {
      let code = status.error.map { FailureCode($0) } ?? .missingCredential
      return JSONPage(failure: code, saying: viewModel.emptyState, like: viewModel)
    }
    return JSONPage(
      [
        "credential": first.json, "accepted": status.check == .accepted ? .bool(true) : .null,
        "unused": status.credentials.dropFirst().map(\.json).json,
      ], like: viewModel)
  }

  private func code(of problem: AuthScene.Problem) -> FailureCode {
    switch problem {
    case .noCredentialEntered: .usage
    case .notACredential: FailureCode(CatalogError(.rejectedCredential))
    case .notVerified(_, let error): FailureCode(error)
    case .failed(let error): FailureCode(error)
    }
  }
}
