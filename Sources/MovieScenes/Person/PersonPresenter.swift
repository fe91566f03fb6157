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
    var viewModel = PersonScene.ViewModel()
    switch response.value {
    case .idle: viewModel.emptyState = EmptyState(title: words.notLoaded)
    case .loading: viewModel.activity = words.loading
    case .loaded(let details), .stale(let details, _): show(details, of: response, in: &viewModel)
    case .failed(let error):
      viewModel.emptyState =
        error.code == .notFound
        ? words.noSuchPerson(withID: response.key?.id ?? 0, at: error.host)
        : words.emptyState(titled: words.personNotLoaded, for: [error])
      viewModel.outcome = error.outcome
    }
    return viewModel
  }

  private func show(
    _ details: PersonDetails, of response: PersonScene.Response, in viewModel: inout PersonScene.ViewModel
  ) {
    viewModel.name = details.person.name
    viewModel.facts = facts(about: details)
    viewModel.portraitPath = details.person.profilePath
    viewModel.biography = biography(of: details)
    viewModel.films = films(of: details, in: response)
    viewModel.hint = viewModel.films.rows.first.map { Hint(text: words.opensFilm, route: $0.card.route) }
    viewModel.footnotes = words.peopleFootnotes(for: response.contentSource)
    viewModel.warnings = words.warnings(about: details.person.name, skipped: 0, error: response.value.error)
    if details.films == nil {
      viewModel.warnings.append(words.warning(about: viewModel.films.title, saying: words.filmographyNotLoaded))
    }
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
    var shown = PersonScene.Films(
      title: role.map(words.films) ?? (showsAll ? words.allFilms : words.bestKnownFilms),
      rows: Array(rows.prefix(count)), note: rows.isEmpty ? words.noFilmography : nil)
    shown.others = Array(rows.dropFirst(count))
    shown.more = rows.count > count ? whole : nil
    shown.roles = hints.count > 1 ? hints : []
    return shown
  }
}
