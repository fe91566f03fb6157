public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Says in JSON how it stands with the credential: its kind and where it is, never the secret.
public struct AuthJSON: Presenter {
  private let text: AuthPresenter

  public init(words: any Words) {
    text = AuthPresenter(words: words)
  }

  public func viewModel(for response: AuthScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    return switch response {
    case .checking:
      .awaiting(like: said)
    case .status(let onHand, let error):
      onHand.first.map { first in
        JSONPage(["credential": json(first), "unused": .array(onHand.dropFirst().map(json))], like: said)
      } ?? JSONPage(failure: error.map { FailureCode($0) } ?? .missingCredential, saying: said.emptyState, like: said)
    case .loggedIn(let kept, let hiding):
      JSONPage(["credential": json(hiding ?? kept), "unused": .array(hiding == nil ? [] : [json(kept)])], like: said)
    case .loggedOut(let wasThere, _, let remaining):
      JSONPage(["removed": .bool(wasThere), "credential": remaining.map(json) ?? .null], like: said)
    case .nothingGiven:
      JSONPage(failure: .usage, saying: said.emptyState, like: said)
    case .notACredential:
      JSONPage(failure: FailureCode(CatalogError(.rejectedCredential)), saying: said.emptyState, like: said)
    case .notTaken(_, let error):
      JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
    case .failed(let error):
      JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
    }
  }

  private func json(_ onHand: CredentialOnHand) -> JSONValue {
    let kind: JSONValue =
      switch onHand.kind {
      case .accessToken: "access-token"
      case .apiKey: "api-key"
      }
    return switch onHand.place {
    case .variable(let name): ["kind": kind, "variable": .string(name), "file": nil]
    case .store(let path): ["kind": kind, "variable": nil, "file": .string(path)]
    }
  }
}
