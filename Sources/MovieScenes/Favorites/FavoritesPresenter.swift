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
    show(response.changes, in: &viewModel)
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
      var card = words.card(for: favorite.movie)
      if favorite.source != response.source {
        let source = response.sources.first { $0 == favorite.source } ?? favorite.source
        card.remark = words.catalogText(source.name)
        card.route = nil
      }
      return card
    }
    let shown = Set(favorites.map(\.source))
    let missing = response.unreadable.isEmpty ? nil : words.rowsSkipped(response.unreadable.count)
    viewModel.count = [words.favorites.films(favorites.count), missing].compactMap(\.self).joined(separator: " · ")
    viewModel.hint = viewModel.cards.lazy.compactMap(\.route).first.map { Hint(text: words.opensFilm, route: $0) }
    viewModel.footnotes = response.sources.filter(shown.contains).flatMap(words.footnotes)
  }

  private func show(_ changes: [FavoritesScene.Change], in viewModel: inout FavoritesScene.ViewModel) {
    let failures = changes.compactMap { change in change.error.map { (id: change.id, error: $0) } }
    guard changes.isEmpty || failures.count < changes.count else {
      viewModel.failure = words.emptyState(titled: words.favorites.notAdded, for: failures.map(\.error))
      viewModel.outcome = failures.contains { $0.error.isAboutCredential } ? .unauthorized : .failed
      return
    }
    viewModel.confirmations = changes.compactMap(confirmation)
    viewModel.warnings += failures.map { words.warning(about: "#\($0.id)", saying: words.sentence(for: $0.error)) }
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

  private func confirmation(of change: FavoritesScene.Change) -> String? {
    switch change {
    case .added(let movie): words.favorites.added(movie.title)
    case .alreadyThere(let movie): words.favorites.alreadyThere(movie.title)
    case .removed(let id, let title): words.favorites.removed(title ?? "#\(id)")
    case .notThere(let id): words.favorites.notThere("#\(id)")
    case .failed: nil
    }
  }
}
