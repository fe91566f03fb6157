public import MovieDisplay
import MovieDomain
public import ViewerScenes

/// Turns a `ReferenceScene.Response` into JSON: an error, with what may be meant, if nothing or several were found.
extension ReferencePresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    guard case .failure(let unresolved)? = response else { return .awaiting }
    let candidates: [ReferenceCandidate] =
      if case .ambiguous(let candidates, _) = unresolved.failure { candidates } else { [] }
    return .failure(code(of: unresolved.failure), saying: viewModel.state, candidates: candidates.map(\.json))
  }

  private func code(of failure: ReferenceFailure) -> FailureCode {
    switch failure {
    case .ambiguous: .ambiguous
    case .notFound, .unknownIMDbID, .otherKind: .notFound
    case .withoutIMDbIDs, .otherCatalog: .unsupported
    case .noServices: .usage
    case .catalog(let error): FailureCode(error)
    case .store(let error): FailureCode(error)
    }
  }
}

extension ReferenceCandidate: JSONRepresentable {
  package var json: JSONValue {
    switch item {
    case .movie(let movie):
      [
        "type": "movie", "id": movie.id.json, "source": source.json, "title": movie.title.json,
        "original_title": movie.originalTitle.json, "release_date": movie.releaseDate.json,
      ]
    case .person(let person):
      [
        "type": "person", "id": person.id.json, "source": source.json, "name": person.name.json,
        "known_for_department": person.department.json,
      ]
    }
  }
}
