public import MovieDisplay
import MovieDomain

/// Turns a `ShelfScene.Response` into display text.
public struct ShelfPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: ShelfScene.Response) -> ShelfScene.ViewModel {
    var viewModel = ShelfScene.ViewModel(title: words.shelves.title)
    if let favorites = response.films {
      show(favorites, of: response, in: &viewModel)
    }
    if let error = response.error {
      viewModel.failure = EmptyState(
        title: words.shelves.notRead, message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    }
    show(response.changes, besides: response.source, in: &viewModel)
    response.repair.map { show($0, in: &viewModel) }
    return viewModel
  }

  private func show(
    _ favorites: [ShelvedFilm], of response: ShelfScene.Response, in viewModel: inout ShelfScene.ViewModel
  ) {
    let unreadable = words.sentence(about: response.unreadable)
    guard !favorites.isEmpty else {
      guard let unreadable else {
        viewModel.emptyState = words.shelves.none
        return
      }
      viewModel.failure = EmptyState(
        title: words.shelves.notRead, message: unreadable, advice: words.shelves.adviceOnUnreadable)
      viewModel.outcome = .failed
      return
    }
    if let unreadable {
      viewModel.warnings = [
        words.warning(about: viewModel.title, saying: "\(unreadable) \(words.shelves.adviceOnUnreadable)")
      ]
    }
    viewModel.cards = favorites.map { favorite in
      // Stored favorites know only the namespace of their catalog.
      let source = response.sources.first { $0 == favorite.source } ?? favorite.source
      return words.card(for: favorite.movie, of: source == response.source ? nil : source)
    }
    let shown = Set(favorites.map(\.source))
    let missing = response.unreadable.isEmpty ? nil : words.rowsSkipped(response.unreadable.count)
    viewModel.count = [words.shelves.films(favorites.count), missing].compactMap(\.self).joined(separator: " · ")
    viewModel.hint = viewModel.cards.lazy.compactMap(\.route).first.map { Hint(text: words.opensFilm, route: $0) }
    viewModel.footnotes = response.sources.filter(shown.contains).flatMap(words.footnotes)
  }

}

// The result of the last request.
extension ShelfPresenter {
  private typealias Change = ShelfScene.Change

  /// If nothing was changed, the request failed; otherwise what failed is a warning.
  private func show(
    _ changes: [Change], besides source: CatalogSource, in viewModel: inout ShelfScene.ViewModel
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

  private func show(_ repair: LibraryRepair, in viewModel: inout ShelfScene.ViewModel) {
    guard let path = repair.path else {
      viewModel.confirmations = [words.shelves.nothingToRepair]
      return
    }
    viewModel.confirmations = [words.shelves.repaired(repair.count, to: path)]
    if !repair.films.isEmpty {
      let names = words.names(of: repair.films)
      viewModel.confirmations.append(words.shelves.affected(repair.films.count, names))
    }
  }

  private func confirmation(of change: Change, besides source: CatalogSource) -> String {
    let name = name(of: change, besides: source)
    return switch change.result {
    case .alreadyThere: words.shelves.alreadyThere(name)
    case .removed: words.shelves.removed(name)
    default: words.shelves.added(name)
    }
  }

  private func failure(of changes: [Change], besides source: CatalogSource) -> EmptyState {
    if let error = changes.lazy.compactMap(\.storeError).first {
      return EmptyState(
        title: words.shelves.notRead, message: words.sentence(for: error), advice: words.advice(for: error))
    }
    let sentences = changes.map { sentence(about: $0, besides: source) }.joined(separator: " ")
    let errors = changes.compactMap(\.catalogError)
    guard let error = errors.first(where: \.isAboutCredential) ?? errors.first else {
      return EmptyState(title: words.shelves.notRemoved, message: sentences)
    }
    guard changes.count == 1 else {
      return EmptyState(title: words.shelves.notAdded, message: sentences, advice: words.advice(for: error))
    }
    return error.code == .notFound
      ? EmptyState(title: words.detail.noSuchFilm, message: sentences, advice: words.detail.adviceOnIDs)
      : words.emptyState(titled: words.shelves.notAdded, for: [error])
  }

  private func sentence(about change: Change, besides source: CatalogSource) -> String {
    let name = name(of: change, besides: source)
    switch change.result {
    case .notLoaded(let error) where error.code == .notFound:
      return words.detail.noFilm(withID: change.id.movie, at: error.host)
    case .notLoaded(let error): return words.warning(about: name, saying: words.sentence(for: error))
    case .notSaved(let error): return words.warning(about: name, saying: words.sentence(for: error))
    case .untried: return words.shelves.untried(name)
    case .notThere(let others):
      let question =
        others.isEmpty ? "" : " " + words.references.didYouMean(others.map { shownID($0, besides: source) })
      return words.shelves.notThere(name) + question
    case .added, .alreadyThere, .removed: return confirmation(of: change, besides: source)
    }
  }

  private func name(of change: Change, besides source: CatalogSource) -> String {
    change.title ?? shownID(change.id, besides: source)
  }

  /// The id as it is typed.
  private func shownID(_ id: FilmID, besides source: CatalogSource) -> String {
    id.source == source ? "#\(id.movie)" : id.source.qualified(id.movie)
  }
}
