import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

/// All texts of a language, by requirement, such as `ListWords.emptyShelf`.
struct WordsSample {
  private(set) var texts: [String: [String]] = [:]

  init(_ words: any Words) {
    let day: CalendarDate = "2001-05-07"
    addCommon(words, day)
    add("ListWords", lists(words.lists))
    add("PeopleWords", people(words.people))
    add("DetailWords", detail(words.detail, day))
    add("DiscoverWords", discover(words.discover))
    add("WatchWords", watch(words.watch))
    add("SearchWords", search(words.search))
    add("ReferenceWords", references(words.references))
    addKept(words)
  }

  mutating func add(_ name: String, _ members: [String: [String]]) {
    for (member, viewModel) in members {
      texts["\(name).\(member)", default: []] += viewModel
    }
  }

  private mutating func addCommon(_ words: any Words, _ day: CalendarDate) {
    add(
      "Words",
      [
        "number(_:)": [words.number(1_234_567)], "decimal(tenths:)": [words.decimal(tenths: 83)],
        "date(_:)": [words.date(day)], "fullDate(_:)": [words.fullDate(day)],
        "title(of:)": MovieList.allCases.map(words.title),
        "unknownYear": [words.unknownYear], "notRated": [words.notRated], "ofTen(_:)": [words.ofTen("8.3")],
        "more(_:)": [words.more(3)],
        "opensFilm": [words.opensFilm], "firstPage": [words.firstPage], "lastPage": [words.lastPage],
        "noPage(_:last:)": [nil, 1, 5].map { words.noPage(9, last: $0) }, "nextPage": [words.nextPage],
        "films(_:)": [1, 2].map(words.films),
        "page(_:of:)": [words.page(2, of: 3)],
        "pages(_:of:)": [words.pages(1...2, of: 3)],
        "asOf(_:)": [0, 60, 7200, 90_000].map { words.asOf(.seconds($0)) },
        "rowsSkipped(_:)": [1, 2, 5].map(words.rowsSkipped),
        "warning(about:saying:)": [words.warning(about: "a", saying: "b")],
        "languageCode": [words.languageCode], "catalogText(_:)": Self.catalogTexts.map(words.catalogText),
        "loading": [words.loading], "notLoaded": [words.notLoaded], "nothingLoaded": [words.nothingLoaded],
        "notRefreshed": [words.notRefreshed], "logsIn": [words.logsIn],
        "sentence(for:)": CatalogError.Code.allCases.map { words.sentence(for: CatalogError($0)) }
          + Self.storeErrors.map { words.sentence(for: $0) },
        "advice(for:)": CatalogError.Code.allCases.map { words.advice(for: CatalogError($0)) }
          + Self.storeErrors.map { words.advice(for: $0) },
      ])
  }

  private static let storeErrors =
    StoreError.Code.allCases.map { StoreError($0) } + [
      StoreError(
        .malformed, setting: SettingError(key: "genre", problem: .invalidValue("x"), valid: [], isComplete: false))
    ]

  /// The attributions of this package's catalogs.
  private static let catalogTexts = [
    CatalogSource.publicDomain.name, CatalogSource.publicDomain.attribution,
    CatalogSource.publicDomain.peopleAttribution,
  ]

  private func lists(_ words: any ListWords) -> [String: [String]] {
    [
      "emptyShelf": [words.emptyShelf], "freeSinceJanuary(of:)": [words.freeSinceJanuary(of: 2026)],
      "freeFromJanuary(of:)": [words.freeFromJanuary(of: 2027)], "noFilms": words.noFilms.texts,
      "unknownGenre(_:suggestions:)": words.unknownGenre("x", suggestions: ["y", "z"]).texts,
      "genres": [words.genres], "genre(_:)": Self.genres.map(words.genre), "noGenres": [words.noGenres],
      "opensGenre": [words.opensGenre], "choosesGenre": [words.choosesGenre],
      "alreadyOut(_:)": [words.alreadyOut("x")],
    ]
  }

  static let genres = [
    "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family", "Fantasy", "History",
    "Horror", "Music", "Mystery", "Romance", "Science Fiction", "TV Movie", "Thriller", "War", "Western",
  ]
}

extension EmptyState {
  /// The texts that are not empty.
  var texts: [String] { [title, message, advice].filter { !$0.isEmpty } }
}
