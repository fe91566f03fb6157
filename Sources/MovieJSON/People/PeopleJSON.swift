public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Says popular people in JSON.
public struct PeopleJSON: Presenter {
  private let text: PeoplePresenter

  public init(words: any Words) {
    text = PeoplePresenter(words: words)
  }

  public func viewModel(for response: PeopleScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    if let people = response.people.value {
      return JSONPage(people.json(from: response.source, as: "people").adding(["age": people.age]), like: said)
    }
    guard let error = response.people.error else { return .awaiting(like: said) }
    return JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
  }
}

extension Person: JSONRepresentable {
  var json: JSONValue {
    [
      "id": id.json, "name": name.json, "known_for_department": department.json, "popularity": popularity.json,
      "profile_path": profilePath.json, "known_for": knownFor.json,
    ]
  }
}

extension Person.Work: JSONRepresentable {
  var json: JSONValue { ["id": movieID.json, "title": title.json] }
}
