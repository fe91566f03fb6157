public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `ShelfScene.Response` into JSON: a page of films, or the result of a change.
public struct ShelfJSON: DateIndependentPresenter {
  private let words: any Words
  private let text: ShelfPresenter

  /// The fields of each film.
  public static var fields: JSONFields { .shelf }

  public init(words: any Words) {
    self.words = words
    text = ShelfPresenter(words: words)
  }

  public func viewModel(for response: ShelfScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let error = response.error ?? response.repair?.error ?? response.undo?.error {
      return JSONPage(failure: FailureCode(error), saying: viewModel.failure, like: viewModel)
    }
    if let failure = viewModel.failure {
      if response.undo != nil { return JSONPage(failure: .notFound, saying: failure, like: viewModel) }
      // No film can be read.
      guard !response.changes.isEmpty else {
        return JSONPage(failure: FailureCode(StoreError(.malformed)), saying: failure, like: viewModel)
      }
      let code =
        response.changes.lazy.compactMap(\.storeError).first.map { FailureCode($0) }
        ?? FailureCode(decisiveOf: response.changes.compactMap(\.catalogError))
      return JSONPage(failure: code, saying: failure, like: viewModel)
    }
    guard response.changes.isEmpty else {
      return JSONPage(["changes": response.changes.map(json).json], like: viewModel)
    }
    if case .success(let repair)? = response.repair {
      let document: JSONValue = [
        "moved": repair.count.json, "file": repair.path.json, "movies": repair.films.json,
      ]
      return JSONPage(document, like: viewModel)
    }
    if case .success(.undone(let change))? = response.undo {
      return JSONPage(["undone": change.count.json, "movies": change.films.json], like: viewModel)
    }
    guard let films = response.films else { return .awaiting(like: viewModel) }
    if viewModel.outcome == .failed {
      return JSONPage(failure: FailureCode(CatalogError(.outOfRange)), saying: viewModel.emptyState, like: viewModel)
    }
    let rows = films.map { $0.json(from: response.known($0.source)) }
    return JSONPage(["movies": rows.json, "unreadable": response.unreadable.json], like: viewModel)
  }

  private func json(of change: ShelfScene.Change) -> JSONValue {
    [
      "id": change.id.movie.json, "source": change.id.source.json, "title": change.title.json,
      "status": status(of: change).json, "error": error(of: change).json,
    ]
  }

  private func status(of change: ShelfScene.Change) -> String {
    switch change.result {
    case .added, .seen: "added"
    case .alreadyThere: "already-there"
    case .removed: "removed"
    case .notThere: "not-there"
    case .notLoaded, .notSaved: "failed"
    case .untried: "untried"
    }
  }

  private func error(of change: ShelfScene.Change) -> JSONValue? {
    if let error = change.catalogError {
      return ["code": FailureCode(error).text.json, "message": words.sentence(for: error).json]
    }
    return change.storeError.map { ["code": FailureCode($0).text.json, "message": words.sentence(for: $0).json] }
  }
}

extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension DamagedFilm: JSONRepresentable {
  package var json: JSONValue { ["source": (id?.source).json, "id": (id?.movie).json, "title": title.json] }
}

extension ShelvedFilm {
  func json(from source: CatalogSource) -> JSONValue {
    movie.json(from: source).adding([
      "source": source.json, "added": added.json, "own_rating": (diary?.rating?.stars).json,
      "viewings": (diary?.viewings ?? []).json,
    ])
  }
}

extension Viewing: JSONRepresentable {
  package var json: JSONValue {
    [
      "day": day.date.json, "rating": (rating?.stars).json, "rewatch": isRewatch.json, "review": review.json,
      "tags": tags.json,
    ]
  }
}
