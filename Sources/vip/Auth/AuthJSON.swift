import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes

/// Turns an `AuthScene.Response` into JSON: the kind and location of each credential, never the secret.
struct AuthJSON: Presenter {
  let words: any ProgramWords

  func viewModel(for response: AuthScene.Response) -> JSONPage {
    let viewModel = AuthPresenter(words: words).viewModel(for: response)
    if let problem = response.problem {
      return JSONPage(.failure(code(of: problem), saying: viewModel.failure), like: viewModel)
    }
    guard let status = response.status else { return JSONPage(.awaiting, like: viewModel) }
    if case .loggedOut(let wasLoggedIn, _, let remaining)? = response.change {
      return JSONPage(.document(["removed": .bool(wasLoggedIn), "credential": remaining.json]), like: viewModel)
    }
    if case .failed(let error)? = status.check, error.code == .rejectedCredential, response.change == nil {
      return JSONPage(.failure(FailureCode(error), saying: viewModel.failure), like: viewModel)
    }
    guard let first = status.credentials.first else {
      let code = status.error.map { FailureCode($0) } ?? .missingCredential
      return JSONPage(.failure(code, saying: viewModel.emptyState), like: viewModel)
    }
    return JSONPage(
      .document([
        "credential": first.json, "accepted": status.check == .accepted ? .bool(true) : .null,
        "unused": status.credentials.dropFirst().map(\.json).json,
      ]), like: viewModel)
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

extension FoundCredential: JSONRepresentable {
  /// The kind and location, never the secret.
  var json: JSONValue {
    let kind: JSONValue =
      switch kind {
      case .accessToken: "access-token"
      case .apiKey: "api-key"
      }
    return switch location {
    case .variable(let name): ["kind": kind, "variable": .string(name), "file": nil]
    case .store(let path): ["kind": kind, "variable": nil, "file": .string(path)]
    }
  }
}
