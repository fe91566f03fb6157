public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Says the favorites in JSON.
public struct FavoritesJSON: Presenter {
  private let words: any Words
  private let text: FavoritesPresenter

  public init(words: any Words) {
    self.words = words
    text = FavoritesPresenter(words: words)
  }

  public func viewModel(for response: FavoritesScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    switch response {
    case .loading:
      return .awaiting(like: said)
    case .list(let favorites, _):
      return JSONPage(["movies": favorites.json], like: said)
    case .changed(let changes):
      guard said.outcome == .shown else {
        return JSONPage(
          failure: FailureCode(decisiveOf: changes.compactMap(\.error)), saying: said.emptyState, like: said)
      }
      return JSONPage(["changes": changes.map(json).json], like: said)
    case .failed(let error):
      return JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
    }
  }

  private func json(of change: FavoritesScene.Change) -> JSONValue {
    switch change {
    case .added(let movie): json(movie.id, movie.title, "added")
    case .alreadyThere(let movie): json(movie.id, movie.title, "already-there")
    case .removed(let id, let title): json(id, title, "removed")
    case .notThere(let id): json(id, nil, "not-there")
    case .failed(let id, let error): json(id, nil, "failed", error)
    }
  }

  private func json(
    _ id: Movie.ID, _ title: String?, _ status: String, _ error: CatalogError? = nil
  ) -> JSONValue {
    let error = error.map { error -> JSONValue in
      ["code": FailureCode(error).text.json, "message": words.sentence(for: error).json]
    }
    return ["id": id.json, "title": title.json, "status": status.json, "error": error.json]
  }
}

extension Favorite: JSONRepresentable {
  var json: JSONValue { movie.json.adding(["source": source.json, "added": added.json]) }
}

extension FavoritesScene.Change {
  fileprivate var error: CatalogError? {
    if case .failed(_, let error) = self { error } else { nil }
  }
}
