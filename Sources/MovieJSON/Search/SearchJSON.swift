public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SearchScene.Response` into JSON.
public struct SearchJSON: DatelessPresenter {
  private let text: SearchPresenter

  public init(words: any Words) {
    text = SearchPresenter(words: words)
  }

  public func viewModel(for response: SearchScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    switch said.content {
    case .prompt, .searching:
      return .awaiting(like: said)
    case .nothing(let state), .failed(let state, _):
      return JSONPage(failure: code(of: response), saying: state, like: said)
    case .results:
      guard let results = response.results, let films = results.pages.value else { return .awaiting(like: said) }
      return JSONPage(document(of: films, for: results.key.query, from: results.source), like: said)
    }
  }

  private func document(
    of films: PagedList<Movie>, for query: MovieQuery?, from source: CatalogSource
  ) -> JSONValue {
    films.json(from: source, as: "movies").adding([
      "query": (query?.text ?? "").json, "year": (query?.year).json, "age": films.age,
    ])
  }

  private func code(of response: SearchScene.Response) -> FailureCode {
    if case .failed(_, let error) = response.progress { return FailureCode(error) }
    guard let films = response.results?.pages.value else { return .notFound }
    if films.skipped > 0 { return .malformedAnswer }
    return films.totalResults > 0 && films.firstPage > 1 ? .outOfRange : .notFound
  }
}
