public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Says the search scene in JSON.
public struct SearchJSON: Presenter {
  private let text: SearchPresenter

  public init(words: any Words) {
    text = SearchPresenter(words: words)
  }

  public func viewModel(for response: SearchScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    switch said.content {
    case .prompt, .searching:
      return .awaiting(like: said)
    case .nothing(let state), .failed(let state):
      return JSONPage(failure: code(of: response.state), saying: state, like: said)
    case .results:
      return response.state.found.map { JSONPage(document(of: $0, from: response.source), like: said) }
        ?? .awaiting(like: said)
    }
  }

  private func document(of found: SearchScene.Found, from source: CatalogSource) -> JSONValue {
    found.films.json(from: source, as: "movies").adding([
      "query": found.query.text.json, "year": found.query.year.json, "age": found.films.age,
    ])
  }

  private func code(of state: SearchScene.State) -> FailureCode {
    if case .failed(_, let error) = state { return FailureCode(error) }
    guard let films = state.found?.films else { return .notFound }
    if films.skipped > 0 { return .malformedAnswer }
    return films.totalResults > 0 && films.firstPage > 1 ? .outOfRange : .notFound
  }
}

extension SearchScene.State {
  /// What is there for good; nil while it is on its way for the first time.
  fileprivate var found: SearchScene.Found? {
    switch self {
    case .found(let found), .appending(let found), .incomplete(let found, _): found
    case .waiting, .searching, .failed: nil
    }
  }
}
