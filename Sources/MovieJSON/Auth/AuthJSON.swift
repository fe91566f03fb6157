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
        JSONPage(["credential": first.json, "unused": .array(onHand.dropFirst().map(\.json))], like: said)
      } ?? JSONPage(failure: error.map { FailureCode($0) } ?? .missingCredential, saying: said.emptyState, like: said)
    case .loggedIn(let kept, let hiding):
      JSONPage(["credential": (hiding ?? kept).json, "unused": .array(hiding == nil ? [] : [kept.json])], like: said)
    case .loggedOut(let wasThere, _, let remaining):
      JSONPage(["removed": .bool(wasThere), "credential": remaining.json], like: said)
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
}
