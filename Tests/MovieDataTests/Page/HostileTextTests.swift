import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing
import ViewerScenes

/// A catalog's texts must be encoded losslessly and without control characters.
@Suite struct HostileTextTests {
  @Test func `Texts are unchanged after decoding, and no control character is written`() throws {
    for group in 0..<100 {
      let texts = HostileText.samples(20, seed: UInt64(group))
      for page in try HostilePages(texts: texts).all {
        let compact = JSONView().render(page.page)
        let indented = JSONView(layout: .indented).render(page.page)
        #expect(obeyed(in: compact.dropLast()) == [] && obeyed(in: indented.split(separator: "\n").joined()) == [])
        let value = try JSONValue(strictly: compact)
        #expect(try JSONValue(strictly: indented) == value)
        let read = value.strings
        #expect(read == document(of: page.page).strings, "\(page.schema), seed \(group)")
        #expect(Set(page.texts.map { Array($0.utf8) }).isSubset(of: read), "\(page.schema), seed \(group)")
      }
    }
  }

  @Test func `Pages with hostile texts match their schemas`() throws {
    for page in try HostilePages(texts: HostileText.samples(20, seed: 1)).all {
      try Envelope.read(page.page, as: page.schema)
    }
  }

  private func document(of page: JSONPage) -> JSONValue {
    switch page.content {
    case .document(let value): value
    case .failure(let code, let message, let candidates):
      [
        "error": .object(
          [.init("code", .string(code)), .init("message", .string(message))]
            + (candidates.isEmpty ? [] : [.init("candidates", .array(candidates))]))
      ]
    case .nothing: .null
    }
  }

  /// Returns the scalars that a terminal would interpret or hide.
  private func obeyed(in text: some StringProtocol) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter {
      switch $0 {
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE00FF:
        true
      default: false
      }
    }
  }
}

/// Pages with hostile text in every string. Home and shelves have the films of lists.
private struct HostilePages {
  struct Sample {
    let schema: String
    let page: JSONPage
    /// The texts that the page must contain unchanged.
    let texts: [String]
  }

  let texts: [String]
  let today = CalendarDate.sample
  let words = EnglishWords()

  var all: [Sample] { get throws { try films + people + details + library } }

  private func film(_ text: String) -> Movie {
    Movie(
      id: 1 + (texts.firstIndex(of: text) ?? 0), title: text, originalTitle: "o" + text, originalLanguage: "l" + text,
      overview: "v" + text, posterPath: "p" + text, backdropPath: "b" + text)
  }

  private func all(_ text: String) -> [String] { ["", "o", "l", "v", "p", "b"].map { $0 + text } }

  /// Canonically equivalent texts give films with the same id, of which a list keeps the first.
  private var films: [Sample] {
    get throws {
      let text = texts[0]
      let query = try #require(MovieQuery("q" + text))
      let pages = PagedList(ResultsPage(totalResults: 1, elements: texts.map(film)))
      let key = ListScene.Selection(.popular, genre: .found(Genre(id: 1, name: text)))
      let results = PagesResponse<SearchScene.Subject, Movie>(
        source: .tmdb, key: .query(query), pages: .loaded(pages))
      let listed = pages.elements.flatMap { all($0.title) }
      return [
        .init(
          schema: "list",
          page: ListJSON(words: words, today: today)
            .viewModel(for: .init(source: .tmdb, key: key, pages: .loaded(pages))),
          texts: listed + [text]),
        .init(
          schema: "search",
          page: SearchJSON(words: words).viewModel(for: .init(source: .tmdb, text: text, results: results)),
          texts: listed + [query.text]),
      ]
    }
  }

  private var details: [Sample] {
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

  private var people: [Sample] {
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

  private var library: [Sample] {
    let text = texts[3]
    let history = HistoryJSON(words: words)
    let settings = SettingsJSON(words: words)
    let searches = RecentSearches(texts)
    var set = UserSettings()
    set.genre = text
    let people = texts.map { ReferenceCandidate(.tmdb, .person(Person(id: 1, name: $0, department: "d" + $0))) }
    let candidates = texts.map { ReferenceCandidate(.tmdb, .movie(film($0))) } + people
    let unresolved = UnresolvedReference(
      text, expected: .film, failure: .ambiguous(candidates, total: candidates.count), source: .tmdb)
    return [
      .init(
        schema: "shelf-changes",
        page: ShelfJSON(words: words).viewModel(
          for: .init(
            source: .tmdb,
            lastChange: .films(
              texts.map { .init(.init(.tmdb, 1), title: $0, .removed) }
                + [.init(.init(.tmdb, 2), .notLoaded(.init(.timedOut, host: text)))], on: .favorites))),
        texts: texts),
      .init(
        schema: "error", page: ReferenceJSON(words: words).viewModel(for: .init(failure: unresolved)),
        texts: texts.flatMap { [$0, "o" + $0, "d" + $0] }),
      .init(schema: "history", page: history.viewModel(for: .init(searches: searches)), texts: searches.queries),
      .init(
        schema: "history", page: history.viewModel(for: .init(change: .removed(query: text, existed: true))),
        texts: [text]),
      .init(
        schema: "settings", page: settings.viewModel(for: .init(settings: set, change: .read(.genre))), texts: [text]),
    ]
  }
}
