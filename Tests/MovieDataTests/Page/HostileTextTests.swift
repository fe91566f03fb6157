import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing
import ViewerScenes

/// Texts of catalogs and viewers are in JSON as they are. `JSONEncodingTests` show that a terminal obeys none of them.
@Suite struct HostileTextTests {
  private let text = HostileText.sample

  private var movie: Movie {
    Movie(
      id: 1, title: text, originalTitle: "o" + text, originalLanguage: "l" + text, overview: "v" + text,
      posterPath: "p" + text, backdropPath: "b" + text)
  }

  private var person: Person {
    Person(
      id: 1, name: text, department: "d" + text, profilePath: "f" + text,
      knownFor: [.init(title: "k" + text, movieID: nil)])
  }

  /// Checks that a page has texts unchanged.
  private func check(_ page: JSONPage, _ schema: String, has texts: [String]) throws {
    let strings = try Envelope(schema).read(page).strings
    #expect(Set(texts.map { Array($0.utf8) }).isSubset(of: strings), "\(schema)")
  }

  /// The texts of all properties of a value.
  private func texts(of value: Any, except path: String = "none") -> [String] {
    Leaf.all(in: value).outside([path]).compactMap { leaf in
      if case .text(let text) = leaf.value, !text.isEmpty { text } else { nil }
    }
  }

  /// Home, searches and shelves have the films of lists.
  @Test func `Lists, films and people have their texts unchanged`() throws {
    let films = PagedList(ResultsPage(totalResults: 1, elements: [movie]))
    let key = ListScene.Selection(.popular, genre: .found(Genre(id: 1, name: text)))
    try check(
      ListScene.JSON.page(of: .init(source: .tmdb, key: key, pages: .loaded(films))), "list", has: texts(of: movie))
    let details = MovieDetails(
      movie: movie, tagline: "t" + text, genres: [.init(id: 1, name: "g" + text)], homepage: "h" + text,
      overviewLanguage: "y" + text,
      credits: Credits(
        cast: [.init(id: 1, name: text, roles: ["c" + text], profilePath: "f" + text)],
        crew: [.init(id: 2, name: text, roles: ["j" + text], profilePath: "f" + text)]),
      reviews: ResultsPage(
        totalResults: 1, elements: [Review(id: "i" + text, author: "a" + text, text: "x" + text)]))
    try check(
      DetailScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 1), value: .loaded(.init(details)))), "detail",
      has: texts(of: details))
    let people = PagedList(ResultsPage(totalResults: 1, elements: [person]))
    try check(
      PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: .loaded(people))), "people",
      has: texts(of: person))
    let biography = PersonDetails(
      person: person, biography: "b" + text, biographyLanguage: "l" + text, birthplace: "p" + text,
      homepage: "h" + text, films: [.init(movie: movie, jobs: ["r" + text])])
    try check(
      PersonScene.JSON.page(of: .init(source: .tmdb, value: .loaded(biography))), "person",
      has: texts(of: biography, except: "person.knownFor"))
  }

  @Test func `What a viewer has typed or stored is unchanged`() throws {
    let changes: [ShelfScene.FilmChange] = [
      .init(.init(.tmdb, 1), title: text, .removed), .init(.init(.tmdb, 2), .notLoaded(.init(.timedOut, host: text))),
    ]
    try check(
      ShelfScene.JSON.page(of: .init(source: .tmdb, lastChange: .films(changes, on: .favorites))), "shelf-changes",
      has: [text])
    let candidates = [ReferenceCandidate(.tmdb, .movie(movie)), ReferenceCandidate(.tmdb, .person(person))]
    let unresolved = UnresolvedReference(
      text, expected: .film, failure: .ambiguous(candidates, total: candidates.count), source: .tmdb)
    try check(ReferenceScene.JSON.page(of: .failure(unresolved)), "error", has: [text, "o" + text, "d" + text])
    let searches = RecentSearches([text])
    try check(HistoryScene.JSON.page(of: .init(searches: searches)), "history", has: searches.queries)
    try check(
      HistoryScene.JSON.page(of: .init(change: .removed(query: text, existed: true))), "history", has: [text])
    var settings = UserSettings()
    settings.genre = text
    try check(
      SettingsScene.JSON.page(of: .init(settings: settings, change: .read(.genre))), "settings", has: [text])
  }
}
