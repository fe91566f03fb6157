public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `PersonScene.Response` into JSON, with all of the person's films.
extension PersonPresenter: JSONPresenting {
  public static var jsonFields: JSONFields {
    JSONFields(of: document(of: PersonDetails(person: Person(id: 0, name: "")), from: JSONFields.source))
  }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let details = response.value.value {
      return .document(Self.document(of: details, as: response.key?.role, from: response.contentSource))
    }
    guard let error = response.value.error else { return .awaiting }
    return .failure(FailureCode(error), saying: viewModel.emptyState)
  }

  private static func document(
    of details: PersonDetails, as role: PersonRole? = nil, from source: CatalogSource
  ) -> JSONValue {
    let missing = details.films == nil ? ["movie_credits"] : []
    return [
      "id": details.person.id.json,
      "name": details.person.name.json,
      "biography": details.biography.json,
      "birthday": details.birthday.json,
      "deathday": details.deathday.json,
      "place_of_birth": details.birthplace.json,
      "homepage": details.homepage.json,
      "known_for_department": details.person.department.json,
      "popularity": details.person.popularity.json,
      "profile_path": details.person.profilePath.json,
      "movie_credits": (details.films(as: role) ?? []).map { $0.json(from: source) }.json,
      "missing": missing.json,
      "source": source.json,
      "biography_language": details.biographyLanguage.json,
      "age": details.age,
    ]
  }
}

extension PersonDetails.Film {
  fileprivate func json(from source: CatalogSource) -> JSONValue {
    movie.json(from: source).adding(["parts": roles.json])
  }
}

/// Turns a `PersonScene.Response` into a table of all the person's films, best known first.
extension PersonPresenter: TSVPresenting {
  public static var tsvColumns: [String] { Movie.tsvColumns }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    (response.films ?? []).map { $0.movie.tsvRow(from: response.otherSource) }
  }
}
