public import MovieDisplay
public import MovieDomain

/// Turns a `PersonScene.Response` into display text.
public struct PersonPresenter: WordsPresenter {
  /// The number of films shown unless all are requested.
  private static let shortFilmCount = 12

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
    let state =
      error.code == .notFound
      ? words.noSuchPerson : words.emptyState(titled: words.personNotLoaded, for: [error])
    return .init(emptyState: state, outcome: error.outcome)
  }

  private func viewModel(
    for details: PersonDetails, of response: PersonScene.Response
  ) -> PersonScene.ViewModel {
    let films = films(of: details, in: response)
    var warnings = words.warnings(about: details.person.name, skipped: 0, error: response.value.error)
    if details.films == nil {
      warnings.append(words.warning(about: films.title, saying: words.filmographyNotLoaded))
    }
    return .init(
      name: details.person.name, facts: facts(about: details), portraitPath: details.person.profilePath,
      biography: biography(of: details), films: films,
      hint: films.rows.first.map { Hint(text: words.opensFilm, route: $0.card.route) },
      footnotes: words.peopleFootnotes(for: response.contentSource), warnings: warnings)
  }

  private func facts(about details: PersonDetails) -> [Fact] {
    let age = details.birthday.map { $0.years(until: details.deathday ?? today) }
    let born = details.birthday.map { birthday in
      let date = words.fullDate(birthday)
      return details.deathday == nil ? words.dated(date, aged: age) : date
    }
    let died = details.deathday.map { words.dated(words.fullDate($0), aged: age) }
    let facts: [(String, String?)] = [
      (words.knownFor, details.person.department.map(words.department)), (words.born, born),
      (words.birthplace, details.birthplace?.nonBlank), (words.died, died),
      (words.popularity, details.person.popularity.map(words.popularity)),
    ]
    let homepage = details.homepage?.nonBlank.map { Fact(label: words.homepage, value: .link($0)) }
    return facts.compactMap { label, value in value.map { Fact(label: label, value: .text($0)) } }
      + [homepage].compactMap(\.self)
  }

  private func biography(of details: PersonDetails) -> PersonScene.Biography {
    let text = details.biography.nonBlank
    let language = text == nil ? nil : details.biographyLanguage.map(words.textIn)
    return .init(
      title: words.biography, text: text ?? "",
      note: [language, words.age(of: details)].joinedRemarks.nonBlank)
  }

  private func films(of details: PersonDetails, in response: PersonScene.Response) -> PersonScene.Films {
    let role = response.key?.role
    guard let films = details.films(as: role) else {
      return .init(title: words.bestKnownFilms, note: words.filmographyNotLoaded)
    }
    let showsAll = response.key?.showsAllFilms ?? false || role != nil
    let other = response.otherSource
    let count = showsAll ? films.count : Self.shortFilmCount
    // By release date, those without one first: most of them are still to come.
    let sorted = showsAll ? films.sorted { $1.movie.releaseDate.isBefore($0.movie.releaseDate) } : films
    let rows = sorted.map {
      PersonScene.FilmRow(
        card: words.card(
          for: $0.movie, of: other, marks: response.marks[FilmID(response.contentSource, $0.movie.id)]),
        roles: $0.roles.map(words.job).joined(separator: ", "))
    }
    let whole = Hint(
      text: words.films(rows.count), route: .filmography(personID: details.person.id, source: other?.idNamespace))
    let roles = role == nil ? PersonRole.allCases.filter { role in films.contains(where: role.includes) } : []
    let hints = roles.map { role in
      Hint(
        text: words.films(as: role),
        route: .filmography(personID: details.person.id, source: other?.idNamespace, role: role.rawValue))
    }
    return .init(
      title: role.map(words.films) ?? (showsAll ? words.allFilms : words.bestKnownFilms),
      rows: Array(rows.prefix(count)),
      others: Array(rows.dropFirst(count)), note: rows.isEmpty ? words.noFilmography : nil,
      more: rows.count > count ? whole : nil, roles: hints.count > 1 ? hints : [])
  }
}
