public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SearchScene.Response` into JSON.
public struct SearchJSON: DateIndependentPresenter {
  private let text: SearchPresenter

  /// The fields of each film.
  public static var fields: JSONFields { .movies(at: "movies") }

  public init(words: any Words) {
    text = SearchPresenter(words: words)
  }

  public func viewModel(for response: SearchScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    switch viewModel.content {
    case .prompt, .searching:
      return .awaiting(like: viewModel)
    case .nothing(let state), .failed(let state, _):
      let person = response.person.map { ReferenceCandidate(response.source, .person($0)).json }
      return JSONPage(
        failure: code(of: response), saying: state, candidates: [person].compactMap(\.self), like: viewModel)
    case .results:
      guard let results = response.results, let films = results.pages.value else { return .awaiting(like: viewModel) }
      return JSONPage(document(of: films, for: results.key.query, in: response), like: viewModel)
    }
  }

  private func document(
    of films: PagedList<Movie>, for query: MovieQuery?, in response: SearchScene.Response
  ) -> JSONValue {
    films.json(from: response.source, as: "movies") { $0.json(from: response.source) }.adding([
      "query": (query?.text ?? "").json, "year": (query?.year).json, "age": films.age, "person": response.person.json,
    ])
  }

  private func code(of response: SearchScene.Response) -> FailureCode {
    if case .failed(_, let error) = response.progress { return FailureCode(error) }
    guard let films = response.results?.pages.value else { return .notFound }
    return films.skipped > 0 ? .malformedResponse : .notFound
  }
}
