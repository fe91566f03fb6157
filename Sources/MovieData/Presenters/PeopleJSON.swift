public import MovieDisplay
import MovieDomain
public import MovieScenes

extension PeoplePresenter: JSONPresenting {
  public static var jsonFields: JSONFields { JSONFields(of: Person(id: 0, name: "").json, at: ["people"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let people = response.pages.value, viewModel.outcome != .nothingFound {
      let document = people.json(from: response.source, as: "people", \.json).adding([
        "query": response.key.query.json, "age": people.age,
      ])
      return .document(document)
    }
    guard let error = response.pages.error else {
      return viewModel.outcome == .nothingFound
        ? .failure(.notFound, saying: viewModel.emptyState) : .awaiting
    }
    return .failure(FailureCode(error), saying: viewModel.emptyState)
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

extension PeoplePresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["id", "name", "department", "known_for"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    viewModel.rows.map { [String($0.id), $0.name, $0.department, $0.knownFor] }
  }
}
