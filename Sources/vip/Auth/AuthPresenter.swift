import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import ViewerScenes

struct AuthPresenter: Presenter {
  let words: any ProgramWords

  func viewModel(for response: AuthScene.Response) -> AuthScene.ViewModel {
    var viewModel = AuthScene.ViewModel(title: CatalogSource.tmdb.name)
    if let status = response.status { show(status, isAlone: response.result == nil, in: &viewModel) }
    switch response.result {
    case nil: break
    case .success(.loggedIn(let stored, let overriding))?:
      viewModel.confirmation = words.credentialSaved(stored.kind, in: stored.location.name)
      viewModel.warnings += overriding.map { [words.takesPrecedence($0.location.name)] } ?? []
    case .success(.loggedOut(let wasLoggedIn, let location, let remaining, let approvalRemains))?:
      viewModel.confirmation = wasLoggedIn ? words.loggedOut(location) : words.wasNotLoggedIn
      viewModel.warnings += remaining.map { [words.variableRemains($0.location.name)] } ?? []
      viewModel.warnings += approvalRemains ? [words.approvalRemains] : []
    case .failure(.noCredentialEntered)?:
      viewModel.failure = words.noCredentialEntered
      viewModel.outcome = .invalidRequest
    case .failure(.notACredential)?:
      viewModel.failure = words.invalidCredential
      viewModel.outcome = .unauthorized
    case .failure(.notVerified(let kind, let error))?:
      viewModel.failure = words.emptyState(titled: words.credentialNotSaved(kind), for: [error])
      viewModel.outcome = error.outcome
    case .failure(.failed(let error))?:
      viewModel.failure = words.emptyState(titled: words.nothingChanged, for: error)
      viewModel.outcome = .failed
    }
    return viewModel
  }

  /// Shows the credentials. Without any, the request failed only if it was for the status.
  private func show(_ status: AuthScene.Status, isAlone: Bool, in viewModel: inout AuthScene.ViewModel) {
    guard let first = status.credentials.first else {
      viewModel.emptyState =
        status.error.map { words.emptyState(titled: words.credentialNotRead, for: $0) } ?? words.notLoggedIn
      viewModel.hint = Hint(text: words.logsIn, route: .logIn)
      if isAlone { viewModel.outcome = .unauthorized }
      return
    }
    viewModel.facts = [
      Fact(label: words.credential, value: .text(words.name(of: first.kind))),
      Fact(label: words.credentialSource, value: .text(first.location.name)),
    ]
    if let check = status.check { show(check, of: first, in: &viewModel) }
    if status.hasAccount { viewModel.facts.append(Fact(label: words.account, value: .text(words.accountApproved))) }
    viewModel.facts += status.credentials.dropFirst().map {
      Fact(label: words.unusedCredential, value: .text(words.name(of: $0.kind, in: $0.location.name)))
    }
    viewModel.warnings = isAlone ? status.error.map { [words.sentence(for: $0)] } ?? [] : []
  }

  private func show(
    _ check: AuthScene.Check, of credential: FoundCredential, in viewModel: inout AuthScene.ViewModel
  ) {
    let text: String
    switch check {
    case .accepted: text = words.credentialAccepted
    case .offline: text = words.credentialNotChecked(words.offline)
    case .failed(let error) where error.code == .rejectedCredential:
      text = words.sentence(for: error)
      viewModel.failure = EmptyState(
        title: words.credentialRejected(credential.kind, in: credential.location.name), advice: words.advice(for: error)
      )
      viewModel.outcome = .unauthorized
    case .failed(let error): text = words.credentialNotChecked(words.sentence(for: error))
    }
    viewModel.facts.append(Fact(label: words.credentialCheck, value: .text(text)))
  }
}
