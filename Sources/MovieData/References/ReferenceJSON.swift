import MovieDisplay
import MovieDomain
public import MovieScenes
public import ViewerScenes

/// Turns a reference that could not be resolved into a JSON error, with what may be meant.
public struct ReferenceJSON: DateIndependentPresenter {
  private let text: ReferencePresenter

  public init(words: any Words) {
    text = ReferencePresenter(words: words)
  }

  public func viewModel(for unresolved: UnresolvedReference) -> JSONPage {
    let viewModel = text.viewModel(for: unresolved)
    let candidates: [ReferenceCandidate] =
      if case .ambiguous(let candidates, _) = unresolved.failure { candidates } else { [] }
    let content = JSONPage.Content.failure(
      code(of: unresolved.failure), saying: viewModel.state, candidates: candidates.map(\.json))
    return JSONPage(content, like: viewModel)
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
