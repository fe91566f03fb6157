public import MovieDisplay
import MovieDomain

/// Says the favorites in words.
public struct FavoritesPresenter: Presenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: FavoritesScene.Response) -> FavoritesScene.ViewModel {
    switch response {
    case .loading: .init(title: words.favorites.title)
    case .list(let favorites, let source): list(favorites, beside: source)
    case .changed(let changes): changed(changes)
    case .failed(let error):
      .init(
        title: words.favorites.title,
        emptyState: EmptyState(
          title: words.favorites.notRead, message: words.sentence(for: error), advice: words.advice(for: error)),
        outcome: .failed)
    }
  }

  private func list(_ favorites: [Favorite], beside source: CatalogSource) -> FavoritesScene.ViewModel {
    guard !favorites.isEmpty else {
      return .init(title: words.favorites.title, emptyState: words.favorites.none, outcome: .shown)
    }
    let cards = favorites.map { favorite in
      var card = words.card(for: favorite.movie)
      if favorite.source != source {
        card.remark = words.favorites.name(of: favorite.source)
        card.route = nil
      }
      return card
    }
    let sources = Set(favorites.map(\.source))
    return .init(
      title: words.favorites.title, count: words.favorites.films(favorites.count), cards: cards,
      hint: cards.lazy.compactMap(\.route).first.map { Hint(text: words.opensFilm, route: $0) },
      footnotes: [CatalogSource.tmdb, .publicDomain].filter(sources.contains).map(words.footnote))
  }

  private func changed(_ changes: [FavoritesScene.Change]) -> FavoritesScene.ViewModel {
    let failures = changes.compactMap(\.failure)
    guard failures.count < changes.count else {
      return .init(
        title: words.favorites.title,
        emptyState: words.emptyState(titled: words.favorites.notAdded, for: failures.map(\.error)),
        outcome: failures.contains { $0.error.isAboutCredential } ? .unauthorized : .failed)
    }
    return .init(
      title: words.favorites.title, confirmations: changes.compactMap(confirmation),
      warnings: failures.map { words.warning(about: "#\($0.id)", saying: words.sentence(for: $0.error)) })
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

extension FavoritesScene.Change {
  fileprivate var failure: (id: Movie.ID, error: CatalogError)? {
    if case .failed(let id, let error) = self { (id, error) } else { nil }
  }
}
