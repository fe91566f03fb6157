public import MovieDisplay
import MovieDomain

/// Turns a `FavoritesScene.Response` into display text.
public struct FavoritesPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: FavoritesScene.Response) -> FavoritesScene.ViewModel {
    var viewModel = FavoritesScene.ViewModel(title: words.favorites.title)
    if let favorites = response.favorites {
      show(favorites, of: response, in: &viewModel)
    }
    if let error = response.error {
      viewModel.failure = EmptyState(
        title: words.favorites.notRead, message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    }
    show(response.changes, besides: response.source, in: &viewModel)
    response.repair.map { show($0, in: &viewModel) }
    return viewModel
  }

  private func show(
    _ favorites: [Favorite], of response: FavoritesScene.Response, in viewModel: inout FavoritesScene.ViewModel
  ) {
    let unreadable = words.sentence(about: response.unreadable)
    guard !favorites.isEmpty else {
      guard let unreadable else {
        viewModel.emptyState = words.favorites.none
        return
      }
      viewModel.failure = EmptyState(
        title: words.favorites.notRead, message: unreadable, advice: words.favorites.adviceOnUnreadable)
      viewModel.outcome = .failed
      return
    }
    if let unreadable {
      viewModel.warnings = [
        words.warning(about: viewModel.title, saying: "\(unreadable) \(words.favorites.adviceOnUnreadable)")
      ]
    }
    viewModel.cards = favorites.map { favorite in
      // Stored favorites know only the namespace of their catalog.
      let source = response.sources.first { $0 == favorite.source } ?? favorite.source
      return words.card(for: favorite.movie, of: source == response.source ? nil : source)
    }
    let shown = Set(favorites.map(\.source))
    let missing = response.unreadable.isEmpty ? nil : words.rowsSkipped(response.unreadable.count)
    viewModel.count = [words.favorites.films(favorites.count), missing].compactMap(\.self).joined(separator: " · ")
    viewModel.hint = viewModel.cards.lazy.compactMap(\.route).first.map { Hint(text: words.opensFilm, route: $0) }
    viewModel.footnotes = response.sources.filter(shown.contains).flatMap(words.footnotes)
  }

}

// The result of the last request.
extension FavoritesPresenter {
  private typealias Change = FavoritesScene.Change

  /// If nothing was changed, the request failed; otherwise what failed is a warning.
  private func show(
    _ changes: [Change], besides source: CatalogSource, in viewModel: inout FavoritesScene.ViewModel
  ) {
    let failures = changes.filter { !$0.isDone }
    viewModel.confirmations = changes.filter(\.isDone).map { confirmation(of: $0, besides: source) }
    guard !failures.isEmpty else { return }
    if viewModel.confirmations.isEmpty {
      viewModel.failure = failure(of: failures, besides: source)
      let isUnauthorized = failures.contains { $0.catalogError?.isAboutCredential ?? false }
      viewModel.outcome = isUnauthorized ? .unauthorized : .failed
    } else {
      viewModel.warnings += failures.map { sentence(about: $0, besides: source) }
      viewModel.outcome = .shownWithProblems
    }
  }

  private func show(_ repair: FavoritesRepair, in viewModel: inout FavoritesScene.ViewModel) {
    guard let path = repair.path else {
      viewModel.confirmations = [words.favorites.nothingToRepair]
      return
    }
    viewModel.confirmations = [words.favorites.repaired(repair.count, to: path)]
    if !repair.favorites.isEmpty {
      let names = words.names(of: repair.favorites)
      viewModel.confirmations.append(words.favorites.affected(repair.favorites.count, names))
    }
  }

  private func confirmation(of change: Change, besides source: CatalogSource) -> String {
    let name = name(of: change, besides: source)
    return switch change.result {
    case .alreadyThere: words.favorites.alreadyThere(name)
    case .removed: words.favorites.removed(name)
    default: words.favorites.added(name)
    }
  }

  private func failure(of changes: [Change], besides source: CatalogSource) -> EmptyState {
    if let error = changes.lazy.compactMap(\.storeError).first {
      return EmptyState(
        title: words.favorites.notRead, message: words.sentence(for: error), advice: words.advice(for: error))
    }
    let sentences = changes.map { sentence(about: $0, besides: source) }.joined(separator: " ")
    let errors = changes.compactMap(\.catalogError)
    guard let error = errors.first(where: \.isAboutCredential) ?? errors.first else {
      return EmptyState(title: words.favorites.notRemoved, message: sentences)
    }
    guard changes.count == 1 else {
      return EmptyState(title: words.favorites.notAdded, message: sentences, advice: words.advice(for: error))
    }
    return error.code == .notFound
      ? EmptyState(title: words.detail.noSuchFilm, message: sentences, advice: words.detail.adviceOnIDs)
      : words.emptyState(titled: words.favorites.notAdded, for: [error])
  }

  private func sentence(about change: Change, besides source: CatalogSource) -> String {
    let name = name(of: change, besides: source)
    switch change.result {
    case .notLoaded(let error) where error.code == .notFound:
      return words.detail.noFilm(withID: change.id.movie, at: error.host)
    case .notLoaded(let error): return words.warning(about: name, saying: words.sentence(for: error))
    case .notSaved(let error): return words.warning(about: name, saying: words.sentence(for: error))
    case .untried: return words.favorites.untried(name)
    case .notThere(let others):
      let question =
        others.isEmpty ? "" : " " + words.references.didYouMean(others.map { shownID($0, besides: source) })
      return words.favorites.notThere(name) + question
    case .added, .alreadyThere, .removed: return confirmation(of: change, besides: source)
    }
  }

  private func name(of change: Change, besides source: CatalogSource) -> String {
    change.title ?? shownID(change.id, besides: source)
  }

  /// The id as it is typed.
  private func shownID(_ id: Favorite.ID, besides source: CatalogSource) -> String {
    id.source == source ? "#\(id.movie)" : id.source.qualified(id.movie)
  }
}
