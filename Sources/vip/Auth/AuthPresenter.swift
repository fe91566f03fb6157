import MovieDisplay
import MovieDomain
import MovieScenes

struct AuthPresenter: Presenter {
  let words: any ProgramWords

  func viewModel(for response: AuthScene.Response) -> AuthScene.ViewModel {
    var viewModel = AuthScene.ViewModel(title: words.auth.title)
    if let status = response.status {
      show(status, isAlone: response.change == nil && response.problem == nil, in: &viewModel)
    }
    switch response.change {
    case nil: break
    case .loggedIn(let stored, let overriding):
      viewModel.confirmation = words.auth.saved(stored.kind, in: stored.location.name)
      viewModel.warnings += overriding.map { [words.auth.takesPrecedence($0.location.name)] } ?? []
    case .loggedOut(let wasLoggedIn, let location, let remaining, let approvalRemains):
      viewModel.confirmation = wasLoggedIn ? words.auth.loggedOut(location) : words.auth.wasNotLoggedIn
      viewModel.warnings += remaining.map { [words.auth.remains($0.location.name)] } ?? []
      viewModel.warnings += approvalRemains ? [words.auth.approvalRemains] : []
    }
    switch response.problem {
    case nil: break
    case .noCredentialEntered:
      viewModel.failure = words.auth.noCredentialEntered
      viewModel.outcome = .invalidRequest
    case .notACredential:
      viewModel.failure = words.auth.notACredential
      viewModel.outcome = .unauthorized
    case .notVerified(let kind, let error):
      viewModel.failure = words.emptyState(titled: words.auth.notSaved(kind), for: [error])
      viewModel.outcome = error.outcome
    case .failed(let error):
      viewModel.failure = words.emptyState(titled: words.auth.notChanged, for: error)
      viewModel.outcome = .failed
    }
    return viewModel
  }

  /// Shows the credentials. Without any, the request failed only if it was for the status.
  private func show(_ status: AuthScene.Status, isAlone: Bool, in viewModel: inout AuthScene.ViewModel) {
    guard let first = status.credentials.first else {
      viewModel.emptyState =
        status.error.map { words.emptyState(titled: words.auth.notRead, for: $0) } ?? words.auth.none
      viewModel.hint = Hint(text: words.logsIn, route: .logIn)
      if isAlone { viewModel.outcome = .unauthorized }
      return
    }
    viewModel.facts = [
      Fact(label: words.auth.credential, value: .text(words.auth.name(of: first.kind))),
      Fact(label: words.auth.location, value: .text(first.location.name)),
    ]
    if let check = status.check { show(check, of: first, in: &viewModel) }
    if status.hasAccount { viewModel.facts.append(Fact(label: words.auth.account, value: .text(words.auth.approved))) }
    viewModel.facts += status.credentials.dropFirst().map {
      Fact(label: words.auth.unused, value: .text(words.auth.name(of: $0.kind, in: $0.location.name)))
    }
    viewModel.warnings = isAlone ? status.error.map { [words.sentence(for: $0)] } ?? [] : []
  }

  private func show(
    _ check: AuthScene.Check, of credential: FoundCredential, in viewModel: inout AuthScene.ViewModel
  ) {
    let text: String
    switch check {
    case .accepted: text = words.auth.accepted
    case .offline: text = words.auth.notChecked(words.auth.offline)
    case .failed(let error) where error.code == .rejectedCredential:
      text = words.sentence(for: error)
      viewModel.failure = EmptyState(
        title: words.auth.rejected(credential.kind, in: credential.location.name), advice: words.advice(for: error))
      viewModel.outcome = .unauthorized
    case .failed(let error): text = words.auth.notChecked(words.sentence(for: error))
    }
    viewModel.facts.append(Fact(label: words.auth.check, value: .text(text)))
  }
}
