public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a `PersonScene.Response` into JSON, with all of the person's films.
public struct PersonJSON: WordsPresenter {
  private let text: PersonPresenter

  /// The fields of the person.
  public static var fields: JSONFields { .person }

  public init(words: any Words, today: CalendarDate) {
    text = PersonPresenter(words: words, today: today)
  }

  public func viewModel(for response: PersonScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let details = response.value.value {
      return JSONPage(Self.document(of: details, as: response.key?.role, from: response.personSource), like: viewModel)
    }
    guard let error = response.value.error else { return .awaiting(like: viewModel) }
    return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
  }

  static func document(
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
  func json(from source: CatalogSource) -> JSONValue { movie.json(from: source).adding(["parts": roles.json]) }
}
