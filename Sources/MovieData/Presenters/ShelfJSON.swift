public import MovieDisplay
import MovieDomain
import MovieScenes
public import ViewerScenes

/// Turns a `ShelfScene.Response` into JSON: a page of films, or the result of a change.
extension ShelfPresenter: JSONPresenting {
  /// A change has an id, a source and a title as a film has, and two fields of its own.
  public static var jsonFields: JSONFields { .shelvedMovies(at: ["movies", "changes"], and: ["status", "error"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let error = response.error { return .failure(FailureCode(error), saying: viewModel.failure) }
    if viewModel.outcome == .invalidRequest { return .failure(.usage, saying: viewModel.emptyState) }
    if let error = response.filterError { return .failure(FailureCode(error), saying: viewModel.emptyState) }
    switch response.lastChange {
    case .films(let changes, _)? where !changes.isEmpty:
      return viewModel.failure.map { .failure(code(of: changes), saying: $0) }
        ?? .document(["changes": changes.map(json).json])
    case .performed(_, .failure(let error))?, .repair(.failure(let error))?:
      return .failure(FailureCode(error), saying: viewModel.failure)
    case .performed(let step, .success(let affected?))?:
      let name = step == .undo ? "undone" : "redone"
      return .document([name: affected.count.json, "movies": affected.films.json])
    case .performed(_, .success(nil))?: return .failure(.notFound, saying: viewModel.failure)
    case .repair(.success(let repair))?:
      return .document(["moved": repair.count.json, "file": repair.path.json, "movies": repair.films.json])
    case .films?, nil: break
    }
    // None of the films can be read.
    if let failure = viewModel.failure { return .failure(FailureCode(StoreError(.malformed)), saying: failure) }
    guard let films = response.films else { return .awaiting }
    if viewModel.outcome == .nothingFound { return .failure(.notFound, saying: viewModel.emptyState) }
    if viewModel.outcome == .failed {
      return .failure(FailureCode(CatalogError(.outOfRange)), saying: viewModel.emptyState)
    }
    let rows = films.map { $0.json(from: response.sources.known($0.source)) }
    return .document(["movies": rows.json, "unreadable": response.unreadable.json])
  }

  public func jsonFailure(beside response: Response, like viewModel: ViewModel) -> JSONPage.Content? {
    guard viewModel.outcome == .shownWithProblems, case .films(let changes, _)? = response.lastChange else {
      return nil
    }
    return .failure(code: code(of: changes).text, message: viewModel.warnings.joined(separator: " "))
  }

  private func code(of changes: [ShelfScene.FilmChange]) -> FailureCode {
    changes.lazy.compactMap(\.storeError).first.map { FailureCode($0) }
      ?? FailureCode(decisiveOf: changes.compactMap(\.catalogError))
  }

  private func json(of change: ShelfScene.FilmChange) -> JSONValue {
    [
      "id": change.id.movie.json, "source": change.id.source.json, "title": change.title.json,
      "status": status(of: change).json, "error": error(of: change).json,
    ]
  }

  private func status(of change: ShelfScene.FilmChange) -> String {
    switch change.result {
    case .added, .seen: "added"
    case .alreadyThere: "already-there"
    case .removed, .returned, .unrated: "removed"
    case .notThere: "not-there"
    case .notLoaded, .notSaved: "failed"
    case .untried: "untried"
    }
  }

  private func error(of change: ShelfScene.FilmChange) -> JSONValue? {
    change.catalogError.map { FailureCode($0).json(saying: words.sentence(for: $0)) }
      ?? change.storeError.map { FailureCode($0).json(saying: words.sentence(for: $0)) }
  }
}

extension FilmName: JSONRepresentable {
  package var json: JSONValue { ["source": (id?.source).json, "id": (id?.movie).json, "title": title.json] }
}

extension ShelvedFilm {
  func json(from source: CatalogSource) -> JSONValue {
    movie.json(from: source).adding([
      "source": source.json, "added": added.json, "own_rating": (diary?.rating?.stars).json,
      "viewings": (diary?.shownViewings ?? []).json,
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

extension ShelfPresenter: TSVPresenting {
  public static var tsvColumns: [String] { Movie.tsvColumns }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    (response.films ?? []).map { film in
      film.movie.tsvRow(from: film.source == response.source ? nil : response.sources.known(film.source))
    }
  }
}
