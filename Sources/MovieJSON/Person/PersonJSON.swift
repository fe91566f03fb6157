public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a `PersonScene.Response` into JSON, with all of the person's films.
public struct PersonJSON: WordsPresenter {
  private let text: PersonPresenter

  public init(words: any Words, today: CalendarDate) {
    text = PersonPresenter(words: words, today: today)
  }

  public func viewModel(for response: PersonScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let details = response.value.value {
      return JSONPage(document(of: details, from: response.personSource), like: viewModel)
    }
    guard let error = response.value.error else { return .awaiting(like: viewModel) }
    return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
  }

  private func document(of details: PersonDetails, from source: CatalogSource) -> JSONValue {
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
      "movie_credits": (details.films ?? []).json,
      "missing": missing.json,
      "source": source.json,
      "biography_language": details.biographyLanguage.json,
      "age": details.age,
    ]
  }
}

extension PersonDetails.Film: JSONRepresentable {
  package var json: JSONValue { movie.json.adding(["parts": roles.json]) }
}
