public import MovieDisplay
public import MovieDomain

/// Turns a `PersonScene.Response` into display text.
public struct PersonPresenter: WordsPresenter {
  /// The maximum number of films shown.
  private static let films = 12

  private let words: any Words
  private let today: CalendarDate

  public init(words: any Words, today: CalendarDate) {
    self.words = words
    self.today = today
  }

  public func viewModel(for response: PersonScene.Response) -> PersonScene.ViewModel {
    if let details = response.value.value {
      return viewModel(for: details, of: response)
    }
    guard let error = response.value.error else {
      return response.value == .idle
        ? .init(emptyState: EmptyState(title: words.notLoaded)) : .init(activity: words.loading)
    }
    guard error.code != .notFound else {
      return .init(emptyState: words.people.notFound, outcome: .failed)
    }
    return .init(
      emptyState: words.emptyState(titled: words.people.notLoaded, for: [error]),
      outcome: error.isAboutCredential ? .unauthorized : .failed)
  }

  private func viewModel(
    for details: PersonDetails, of response: PersonScene.Response
  ) -> PersonScene.ViewModel {
    let films = films(of: details, from: response.otherSource)
    var warnings = words.warnings(about: details.person.name, skipped: 0, error: response.value.error)
    if details.films == nil {
      warnings.append(words.warning(about: films.title, saying: words.people.filmsNotLoaded))
    }
    return .init(
      name: details.person.name, facts: facts(about: details), portraitPath: details.person.profilePath,
      homepage: details.homepage, biography: biography(of: details), films: films,
      hint: films.rows.first?.card.route.map { Hint(text: words.opensFilm, route: $0) },
      footnotes: words.peopleFootnotes(for: response.personSource), warnings: warnings)
  }

  private func facts(about details: PersonDetails) -> [Fact] {
    let people = words.people
    let age = details.birthday.map { $0.years(until: details.deathday ?? today) }
    let born = details.birthday.map { birthday in
      let date = words.date(birthday)
      return details.deathday == nil ? people.dated(date, aged: age) : date
    }
    let died = details.deathday.map { people.dated(words.date($0), aged: age) }
    let facts: [(String, String?)] = [
      (people.knownFor, details.person.department.map(people.department)), (people.born, born),
      (people.birthplace, details.birthplace), (people.died, died),
      (people.popularity, details.person.popularity.map(words.popularity)),
      (people.portrait, details.person.profilePath),
    ]
    let homepage = details.homepage.map { Fact(label: people.homepage, value: .link($0)) }
    return facts.compactMap { label, value in value.map { Fact(label: label, value: .text($0)) } }
      + [homepage].compactMap(\.self)
  }

  private func biography(of details: PersonDetails) -> PersonScene.Biography {
    let notes = [details.biographyLanguage.map(words.people.textIn), words.age(of: details)].compactMap(\.self)
    return .init(
      title: words.people.biography,
      text: details.biography.isEmpty ? words.people.noBiography : details.biography,
      note: notes.isEmpty ? nil : notes.joined(separator: " · "))
  }

  private func films(of details: PersonDetails, from other: CatalogSource?) -> PersonScene.Films {
    guard let films = details.films else {
      return .init(title: words.people.films, note: words.people.filmsNotLoaded)
    }
    let rows = films.prefix(Self.films).map {
      PersonScene.FilmRow(
        card: words.card(for: $0.movie, of: other), roles: $0.roles.map(words.people.job).joined(separator: ", "))
    }
    let rest = films.count - rows.count
    let note = rows.isEmpty ? words.people.noFilms : rest > 0 ? words.more(rest) : nil
    return .init(title: words.people.films, rows: rows, note: note)
  }
}
