import MovieDisplay
import MovieDomain
public import MovieJSON
public import MovieScenes

/// Turns an `AuthScene.Response` into JSON: the kind and place of each credential, never the secret.
public struct AuthJSON: Presenter {
  private let text: AuthPresenter

  public init(words: any ProgramWords) {
    text = AuthPresenter(words: words)
  }

  public func viewModel(for response: AuthScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    if let problem = response.problem {
      return JSONPage(failure: code(of: problem), saying: said.failure, like: said)
    }
    guard let status = response.status else { return .awaiting(like: said) }
    if case .loggedOut(let wasThere, _, let remaining)? = response.change {
      return JSONPage(["removed": .bool(wasThere), "credential": remaining.json], like: said)
    }
    guard let first = status.onHand.first else {
      let code = status.error.map { FailureCode($0) } ?? .missingCredential
      return JSONPage(failure: code, saying: said.emptyState, like: said)
    }
    return JSONPage(["credential": first.json, "unused": status.onHand.dropFirst().map(\.json).json], like: said)
  }

  private func code(of problem: AuthScene.Problem) -> FailureCode {
    switch problem {
    case .nothingGiven: .usage
    case .notACredential: FailureCode(CatalogError(.rejectedCredential))
    case .notTaken(_, let error): FailureCode(error)
    case .failed(let error): FailureCode(error)
    }
  }
}
