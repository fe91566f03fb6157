public import MovieDisplay
import MovieDomain

/// Says in words how it stands with the credential.
public struct AuthPresenter: Presenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: AuthScene.Response) -> AuthScene.ViewModel {
    var viewModel = AuthScene.ViewModel(title: words.auth.title)
    switch response {
    case .checking:
      break
    case .status(let onHand, let error):
      show(onHand, error, in: &viewModel)
    case .loggedIn(let kept, let hiding):
      viewModel.confirmation = words.auth.kept(kept.kind, in: name(of: kept.place))
      viewModel.warnings = hiding.map { [words.auth.comesFirst(name(of: $0.place))] } ?? []
    case .nothingGiven:
      viewModel.emptyState = words.auth.nothingGiven
      viewModel.outcome = .misused
    case .notACredential:
      viewModel.emptyState = words.auth.notACredential
      viewModel.outcome = .unauthorized
    case .notTaken(let kind, let error):
      viewModel.emptyState = words.emptyState(titled: words.auth.notKept(kind), for: [error])
      viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    case .loggedOut(let wasThere, let place, let remaining):
      viewModel.confirmation = wasThere ? words.auth.forgotten(place) : words.auth.nothingToForget
      viewModel.warnings = remaining.map { [words.auth.remains(name(of: $0.place))] } ?? []
    case .failed(let error):
      viewModel.emptyState = failure(error, titled: words.auth.notChanged)
      viewModel.outcome = .failed
    }
    return viewModel
  }

  private func show(_ onHand: [CredentialOnHand], _ error: StoreError?, in viewModel: inout AuthScene.ViewModel) {
    guard let first = onHand.first else {
      viewModel.emptyState = error.map { failure($0, titled: words.auth.notRead) } ?? words.auth.none
      viewModel.hint = Hint(text: words.auth.opensLogin, route: .logIn)
      viewModel.outcome = .unauthorized
      return
    }
    viewModel.facts = [
      Fact(label: words.auth.credential, value: .text(words.auth.name(of: first.kind))),
      Fact(label: words.auth.place, value: .text(name(of: first.place))),
    ]
    viewModel.facts += onHand.dropFirst().map {
      Fact(label: words.auth.unused, value: .text(words.auth.name(of: $0.kind, in: name(of: $0.place))))
    }
    viewModel.warnings = error.map { [words.sentence(for: $0)] } ?? []
  }

  private func failure(_ error: StoreError, titled title: String) -> EmptyState {
    EmptyState(title: title, message: words.sentence(for: error), advice: words.advice(for: error))
  }

  private func name(of place: CredentialOnHand.Place) -> String {
    switch place {
    case .variable(let name), .store(let name): name
    }
  }
}
