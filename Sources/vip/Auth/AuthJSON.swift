import MovieData
import MovieDomain
import MovieScenes

extension AuthPresenter: JSONPresenting {
  /// The kind and location of each credential, never the secret.
  func json(of response: AuthScene.Response, like viewModel: AuthScene.ViewModel) -> JSONPage.Content {
    if case .failure(let problem)? = response.result { return .failure(code(of: problem), saying: viewModel.failure) }
    guard let status = response.status else { return .awaiting }
    if case .success(.loggedOut(let wasLoggedIn, _, let remaining, let approvalRemains))? = response.result {
      return .document([
        "removed": wasLoggedIn.json, "credential": remaining.json, "approval_remains": approvalRemains.json,
      ])
    }
    if case .failed(let error)? = status.check, error.code == .rejectedCredential, response.result == nil {
      return .failure(FailureCode(error), saying: viewModel.failure)
    }
    guard let first = status.credentials.first else {
      return .failure(status.error.map { FailureCode($0) } ?? .missingCredential, saying: viewModel.emptyState)
    }
    // A login has checked the credential.
    let isAccepted =
      if case .success(.loggedIn(_, overriddenBy: nil))? = response.result { true } else { status.check == .accepted }
    return .document([
      "credential": first.json, "accepted": isAccepted ? true : .null,
      "unused": status.credentials.dropFirst().map(\.json).json, "account": status.hasAccount.json,
    ])
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
    let kind: JSONValue = kind == .apiKey ? "api-key" : "access-token"
    return switch location {
    case .variable(let name): ["kind": kind, "variable": name.json, "file": nil]
    case .store(let path): ["kind": kind, "variable": nil, "file": path.json]
    }
  }
}
