public import MovieDisplay
import MovieDomain
public import MovieScenes
import ViewerScenes

extension SearchPresenter: JSONPresenting {
  public static var jsonFields: JSONFields { .movies(at: ["movies"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    switch viewModel.content {
    case .prompt, .searching:
      return .awaiting
    case .nothing(let state), .failed(let state, _):
      let people = response.people.map { ReferenceCandidate(response.source, .person($0)).json }
      return .failure(code(of: response), saying: state, candidates: people)
    case .results:
      guard let results = response.results, let films = results.pages.value else { return .awaiting }
      let query = results.key.query
      let movies = films.json(from: response.source, as: "movies") {
        $0.json(from: response.source, marks: results.marks)
      }
      let document = movies.adding([
        "query": (query?.text ?? "").json, "year": (query?.year).json, "age": films.age,
        "people": .array(response.people.map(\.json)),
      ])
      return .document(document)
    }
  }

  private func code(of response: SearchScene.Response) -> FailureCode {
    if case .failed(_, let error) = response.progress { return FailureCode(error) }
    guard let films = response.results?.pages.value else { return .notFound }
    return films.skipped > 0 ? .malformedResponse : .notFound
  }
}

extension SearchPresenter: TSVPresenting {
  public static var tsvColumns: [String] { Movie.tsvColumns }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    (response.results?.pages.value?.elements ?? []).map { $0.tsvRow() }
  }
}
