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
    for seed: UInt64 in 0..<40 {
      for page in HostilePages(texts: HostileText.samples(20, seed: seed)).all {
        let compact = JSONView().render(page.page)
        let indented = JSONView(layout: .indented).render(page.page)
        #expect(obeyed(in: compact.dropLast()) == [] && obeyed(in: indented.split(separator: "\n").joined()) == [])
        let value = try JSONValue(strictly: compact)
        #expect(try JSONValue(strictly: indented) == value)
        #expect(Set(page.texts.map { Array($0.utf8) }).isSubset(of: value.strings), "\(page.schema), seed \(seed)")
      }
    }
  }

  @Test func `Pages with hostile texts match their schemas`() throws {
    for page in HostilePages(texts: HostileText.samples(20, seed: 1)).all {
      try Envelope(page.schema).read(page.page)
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

/// Pages with hostile text in every string. Home, searches and shelves have the films of lists.
private struct HostilePages {
  struct Sample {
    let schema: String
    let page: JSONPage
    /// The texts that the page must contain unchanged.
    let texts: [String]
  }

  let texts: [String]

  var all: [Sample] { [films, film, people, person] + library }

  /// The texts of all properties of a value.
  private func strings(in value: Any, except path: String = "none") -> [String] {
    Leaf.all(in: value).outside([path]).compactMap { leaf in
      if case .text(let text) = leaf.value, !text.isEmpty { text } else { nil }
    }
  }

  private func movie(_ text: String) -> Movie {
    Movie(
      id: 1 + (texts.firstIndex(of: text) ?? 0), title: text, originalTitle: "o" + text, originalLanguage: "l" + text,
      overview: "v" + text, posterPath: "p" + text, backdropPath: "b" + text)
  }

  /// Canonically equivalent texts give films with the same id, of which a list keeps the first.
  private var films: Sample {
    let pages = PagedList(ResultsPage(totalResults: 1, elements: texts.map(movie)))
    let key = ListScene.Selection(.popular, genre: .found(Genre(id: 1, name: texts[0])))
    return Sample(
      schema: "list", page: ListScene.JSON.page(of: .init(source: .tmdb, key: key, pages: .loaded(pages))),
      texts: strings(in: pages.elements) + [texts[0]])
  }

  private var film: Sample {
    let text = texts[1]
    let details = MovieDetails(
      movie: movie(text), tagline: "t" + text, genres: [.init(id: 1, name: "g" + text)], homepage: "h" + text,
      overviewLanguage: "y" + text,
      credits: Credits(
        cast: texts.enumerated().map { .init(id: $0, name: $1, roles: ["c" + $1], profilePath: "f" + $1) },
        crew: texts.enumerated().map { .init(id: $0, name: $1, roles: ["j" + $1], profilePath: "f" + $1) }),
      reviews: ResultsPage(
        totalResults: 1, elements: texts.map { Review(id: "i" + $0, author: "a" + $0, text: "x" + $0) }))
    return Sample(
      schema: "detail",
      page: DetailScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 1), value: .loaded(.init(details)))),
      texts: strings(in: details))
  }

  private var listed: [Person] {
    texts.enumerated().map { number, text in
      Person(
        id: number, name: text, department: "d" + text, profilePath: "f" + text,
        knownFor: [.init(title: "k" + text, movieID: nil)])
    }
  }

  private var people: Sample {
    let pages = PagedList(ResultsPage(totalResults: listed.count, elements: listed))
    return Sample(
      schema: "people", page: PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: .loaded(pages))),
      texts: strings(in: listed))
  }

  private var person: Sample {
    let text = texts[2]
    let details = PersonDetails(
      person: listed[2], biography: "b" + text, biographyLanguage: "l" + text, birthplace: "p" + text,
      homepage: "h" + text, films: texts.enumerated().map { .init(movie: Movie(id: $0, title: $1), jobs: ["r" + $1]) })
    return Sample(
      schema: "person", page: PersonScene.JSON.page(of: .init(source: .tmdb, value: .loaded(details))),
      texts: strings(in: details, except: "person.knownFor"))
  }

  private var library: [Sample] {
    let (text, searches) = (texts[3], RecentSearches(texts))
    var settings = UserSettings()
    settings.genre = text
    let people = texts.map { ReferenceCandidate(.tmdb, .person(Person(id: 1, name: $0, department: "d" + $0))) }
    let candidates = texts.map { ReferenceCandidate(.tmdb, .movie(movie($0))) } + people
    let unresolved = UnresolvedReference(
      text, expected: .film, failure: .ambiguous(candidates, total: candidates.count), source: .tmdb)
    let changes: [ShelfScene.FilmChange] =
      texts.map { .init(.init(.tmdb, 1), title: $0, .removed) }
      + [.init(.init(.tmdb, 2), .notLoaded(.init(.timedOut, host: text)))]
    return [
      .init(
        schema: "shelf-changes",
        page: ShelfScene.JSON.page(of: .init(source: .tmdb, lastChange: .films(changes, on: .favorites))), texts: texts),
      .init(
        schema: "error", page: ReferenceScene.JSON.page(of: .failure(unresolved)),
        texts: texts.flatMap { [$0, "o" + $0, "d" + $0] }),
      .init(schema: "history", page: HistoryScene.JSON.page(of: .init(searches: searches)), texts: searches.queries),
      .init(
        schema: "history", page: HistoryScene.JSON.page(of: .init(change: .removed(query: text, existed: true))),
        texts: [text]),
      .init(
        schema: "settings", page: SettingsScene.JSON.page(of: .init(settings: settings, change: .read(.genre))),
        texts: [text]),
    ]
  }
}
