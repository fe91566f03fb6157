public import MovieDisplay
import MovieDomain
public import MovieScenes

extension HomePresenter: JSONPresenting {
  public static var jsonFields: JSONFields { .movies(at: ["shelves"], ["movies"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    guard viewModel.outcome == .shown else {
      let errors = response.rows.compactMap(\.state.error)
      return .failure(FailureCode(decisiveOf: errors), saying: viewModel.emptyState)
    }
    guard !response.rows.contains(where: { $0.state == .loading || $0.state == .idle }) else { return .awaiting }
    let rows = zip(response.rows, viewModel.rows).map { row($0, saying: $1, in: response) }
    return .document(["source": response.source.json, "shelves": rows.json])
  }

  private func row(
    _ result: HomeScene.RowResult, saying row: HomeScene.Row, in response: Response
  ) -> JSONValue {
    let page = result.state.value
    return [
      "id": row.id.json,
      "title": row.title.json,
      "status": status(of: result.state),
      "error": result.state.error.map { error($0, saying: row.content) }.json,
      "movies": (page?.elements ?? []).map { $0.json(from: response.source, marks: response.marks) }.json,
      "skipped": (page?.skipped ?? 0).json,
      "genre": genre(of: result).json,
      "age": page.map(\.age).json,
    ]
  }

  private func status(of state: Loadable<ResultsPage<Movie>>) -> JSONValue {
    switch state {
    case .idle, .loading: "loading"
    case .loaded: "loaded"
    case .stale: "stale"
    case .failed: "failed"
    }
  }

  private func error(_ error: CatalogError, saying content: HomeScene.Content) -> JSONValue {
    let message = if case .failed(let sentence) = content { sentence } else { words.sentence(for: error) }
    return FailureCode(error).json(saying: message)
  }

  /// The genre of a row; nil for all genres. An unknown genre has a name but no id.
  private func genre(of result: HomeScene.RowResult) -> JSONValue? {
    switch result.genre {
    case nil: nil
    case .named(let name), .unknown(let name, _): ["id": nil, "name": name.json]
    case .found(let genre): genre.json
    }
  }
}
