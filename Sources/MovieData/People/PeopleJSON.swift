public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `PeopleScene.Response` into JSON.
public struct PeopleJSON: DateIndependentPresenter {
  private let text: PeoplePresenter

  /// The fields of each person.
  public static var fields: JSONFields { .people }

  public init(words: any Words) {
    text = PeoplePresenter(words: words)
  }

  public func viewModel(for response: PeopleScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let people = response.pages.value, viewModel.outcome != .nothingFound {
      let document = people.json(from: response.source, as: "people", \.json).adding([
        "query": response.key.query.json, "age": people.age,
      ])
      return JSONPage(document, like: viewModel)
    }
    guard let error = response.pages.error else {
      return viewModel.outcome == .nothingFound
        ? JSONPage(failure: .notFound, saying: viewModel.emptyState, like: viewModel) : .awaiting(like: viewModel)
    }
    return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
  }
}

extension Person: JSONRepresentable {
  package var json: JSONValue {
    [
      "id": id.json, "name": name.json, "known_for_department": department.json, "popularity": popularity.json,
      "profile_path": profilePath.json, "known_for": knownFor.json,
    ]
  }
}

extension Person.Work: JSONRepresentable {
  package var json: JSONValue { ["id": movieID.json, "title": title.json] }
}
