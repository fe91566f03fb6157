public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `FavoritesScene.Response` into JSON: the favorites, or the result of a change.
public struct FavoritesJSON: DateIndependentPresenter {
  private let words: any Words
  private let text: FavoritesPresenter

  public init(words: any Words) {
    self.words = words
    text = FavoritesPresenter(words: words)
  }

  public func viewModel(for response: FavoritesScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let error = response.error {
      return JSONPage(failure: FailureCode(error), saying: viewModel.failure, like: viewModel)
    }
    if let failure = viewModel.failure {
      // No favorite can be read.
      guard !response.changes.isEmpty else {
        return JSONPage(failure: FailureCode(StoreError(.malformed)), saying: failure, like: viewModel)
      }
      let errors = response.changes.compactMap(\.error)
      return JSONPage(failure: FailureCode(decisiveOf: errors), saying: failure, like: viewModel)
    }
    guard response.changes.isEmpty else {
      return JSONPage(["changes": response.changes.map(json).json], like: viewModel)
    }
    if let repair = response.repair {
      let document: JSONValue = [
        "moved": repair.count.json, "file": repair.path.json, "favorites": repair.favorites.json,
      ]
      return JSONPage(document, like: viewModel)
    }
    guard let favorites = response.favorites else { return .awaiting(like: viewModel) }
    return JSONPage(["movies": favorites.json, "unreadable": response.unreadable.json], like: viewModel)
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

extension DamagedFavorite: JSONRepresentable {
  package var json: JSONValue { ["source": (id?.source).json, "id": (id?.movie).json, "title": title.json] }
}

extension Favorite: JSONRepresentable {
  package var json: JSONValue { movie.json.adding(["source": source.json, "added": added.json]) }
}
