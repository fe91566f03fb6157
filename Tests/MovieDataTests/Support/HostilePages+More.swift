import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import ViewerScenes

// Pages of one film, people, favorites, history and settings.
extension HostilePages {
  var details: [Sample] {
    let text = texts[1]
    let details = MovieDetails(
      movie: film(text), tagline: "t" + text, genres: [.init(id: 1, name: "g" + text)], homepage: "h" + text,
      overviewLanguage: "y" + text,
      credits: Credits(
        cast: texts.enumerated().map { .init(id: $0, name: $1, roles: ["c" + $1], profilePath: "f" + $1) },
        crew: texts.enumerated().map { .init(id: $0, name: $1, roles: ["j" + $1], profilePath: "f" + $1) }),
      reviews: ResultsPage(
        totalResults: 1, elements: texts.map { Review(id: "i" + $0, author: "a" + $0, text: "x" + $0) }))
    let response = DetailScene.Response(source: .tmdb, id: 1, state: .loaded(details))
    let inside = texts.flatMap { text in ["", "c", "f", "j", "i", "a", "x"].map { $0 + text } }
    return [
      .init(
        schema: "detail", page: DetailJSON(words: words).viewModel(for: response),
        texts: all(text) + inside + ["t", "g", "h", "y"].map { $0 + text })
    ]
  }

  var people: [Sample] {
    let people = texts.enumerated().map { number, text in
      Person(
        id: number, name: text, department: "d" + text, profilePath: "f" + text,
        knownFor: [.init(title: "k" + text, movieID: nil)])
    }
    let text = texts[2]
    let details = PersonDetails(
      person: people[2], biography: "b" + text, biographyLanguage: "l" + text, birthplace: "p" + text,
      homepage: "h" + text, films: texts.enumerated().map { .init(movie: Movie(id: $0, title: $1), jobs: ["r" + $1]) })
    return [
      .init(
        schema: "people",
        page: PeopleJSON(words: words).viewModel(
          for: .init(
            source: .tmdb, key: .init(),
            pages: .loaded(PagedList(ResultsPage(totalResults: people.count, elements: people))))),
        texts: texts.flatMap { text in ["", "d", "f", "k"].map { $0 + text } }),
      .init(
        schema: "person",
        page: PersonJSON(words: words, today: today).viewModel(for: .init(source: .tmdb, value: .loaded(details))),
        texts: ["", "d", "f", "b", "l", "p", "h"].map { $0 + text } + texts + texts.map { "r" + $0 }),
    ]
  }

  var library: [Sample] {
    let text = texts[3]
    let favorites = ShelfJSON(words: words)
    let history = HistoryJSON(words: words)
    let settings = SettingsJSON(words: words)
    let searches = RecentSearches(texts)
    var set = UserSettings()
    set.genre = text
    let misuse = SettingError(key: "theme", problem: .invalidValue(text), valid: texts)
    let people = texts.map { ReferenceCandidate(.tmdb, .person(Person(id: 1, name: $0, department: "d" + $0))) }
    let candidates = texts.map { ReferenceCandidate(.tmdb, .movie(film($0))) } + people
    let unresolved = UnresolvedReference(
      text, expected: .film, failure: .ambiguous(candidates, total: candidates.count), source: .tmdb)
    let failure = StoreError(.setAside, path: text, movedTo: text)
    return [
      .init(
        schema: "shelf",
        page: favorites.viewModel(
          for: .init(
            source: .tmdb, films: few.elements.map { .init(source: .tmdb, movie: $0, added: today) })),
        texts: texts.prefix(3).flatMap(all)),
      .init(
        schema: "shelf-changes",
        page: favorites.viewModel(
          for: .init(
            source: .tmdb,
            lastChange: .films(
              texts.map { .init(.init(.tmdb, 1), title: $0, .removed) }
                + [.init(.init(.tmdb, 2), .notLoaded(.init(.timedOut, host: text)))], on: .favorites))),
        texts: texts),
      .init(schema: "shelf", page: favorites.viewModel(for: .init(source: .tmdb, error: failure)), texts: []),
      .init(
        schema: "error", page: ReferenceJSON(words: words).viewModel(for: .init(failure: unresolved)),
        texts: texts.flatMap { [$0, "o" + $0, "d" + $0] }),
      .init(schema: "history", page: history.viewModel(for: .init(searches: searches)), texts: searches.queries),
      .init(
        schema: "history", page: history.viewModel(for: .init(change: .removed(query: text, existed: true))),
        texts: [text]),
      .init(
        schema: "history", page: history.viewModel(for: .init(change: .removed(query: text, existed: false))),
        texts: []),
      .init(
        schema: "settings", page: settings.viewModel(for: .init(settings: set, change: .read(.genre))), texts: [text]),
      .init(schema: "settings", page: settings.viewModel(for: .init(problem: .invalidRequest(misuse))), texts: []),
    ]
  }
}
