public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SearchScene.Response` into JSON.
public struct SearchJSON: DateIndependentPresenter {
  private let text: SearchPresenter

  public init(words: any Words) {
    text = SearchPresenter(words: words)
  }

  public func viewModel(for response: SearchScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    switch viewModel.content {
    case .prompt, .searching:
      return .awaiting(like: viewModel)
    case .nothing(let state), .failed(let state, _):
      return JSONPage(failure: code(of: response), saying: state, like: viewModel)
    case .results:
      guard let results = response.results, let films = results.pages.value else { return .awaiting(like: viewModel) }
      return JSONPage(document(of: films, for: results.key.query, from: results.source), like: viewModel)
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
    if films.skipped > 0 { return .malformedResponse }
    return films.totalResults > 0 && films.firstPage > 1 ? .outOfRange : .notFound
  }
}
