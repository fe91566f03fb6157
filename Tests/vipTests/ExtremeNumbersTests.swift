import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieTestSupport
import MovieText
import RandomTestSupport
import Testing
import ViewerScenes

@testable import vip

/// No number of an entity stops a presenter or a view, in any scene, as text and as JSON.
@Suite struct ExtremeNumbersTests {
  private static let today: CalendarDate = "9999-12-31"
  private static let source = CatalogSource(idNamespace: "tmdb", newFilms: .enteringPublicDomain, missingCriteria: [])

  /// A number that is added to an entity must be added to the source as well.
  @Test func `The source replaces every number of the entities`() {
    var usual = NumberSource { _ in nil }
    var extreme = NumberSource { _ in 0 }
    let unchanged =
      Self.numbers(in: usual.details()).intersection(Self.numbers(in: extreme.details()))
      .union(Self.numbers(in: usual.personDetails()).intersection(Self.numbers(in: extreme.personDetails())))
    #expect(unchanged == [])
  }

  private static func numbers(in entity: some Sendable) -> Set<Leaf> {
    Set(
      Leaf.all(in: entity).filter { leaf in
        switch leaf.value {
        case .int, .double, .seconds: true
        case .text, .bool, .nothing: false
        }
      })
  }

  /// Presents and renders responses whose numbers come from a source, by what they show.
  private static let samples: [String: @Sendable (inout NumberSource, any ProgramWords) throws -> Void] = [
    "home": { numbers, words in
      let page = numbers.films()
      let error = numbers.error()
      let response = HomeScene.Response(
        source: source,
        rows: [
          .init(list: .popular, state: .loaded(page)), .init(list: .upcoming, state: .stale(page, error)),
          .init(list: .nowPlaying, genre: .found(.init(id: numbers.int(27), name: "Horror")), state: .failed(error)),
        ])
      try show(response, of: HomeScene.self, words, schema: "home")
    },
    "a list": { numbers, words in
      let films = numbers.films()
      var response = ListScene.Response(source: source, key: .popular, pages: .loaded(numbers.pages(films)))
      response.nextPageError = numbers.error()
      try show(response, of: ListScene.self, words, schema: "list")
    },
    "a search": { numbers, words in
      let query = try #require(MovieQuery("sample", year: .max))
      for found in [numbers.films(), numbers.page([])] {
        var results = PagesResponse<SearchScene.Subject, Movie>(
          source: source, key: .query(query), pages: .loaded(numbers.pages(found)))
        results.nextPageError = numbers.error()
        for progress in [
          SearchScene.Progress.resting, .searching(.init(.query(query), page: numbers.int(2))),
          .failed(.init(.query(query), page: numbers.int(3)), CatalogError(.outOfRange)),
        ] {
          let response = SearchScene.Response(source: source, text: "sample", results: results, progress: progress)
          try show(response, of: SearchScene.self, words, schema: "search")
        }
      }
    },
    "a film": { numbers, words in
      let details = numbers.details()
      let error = numbers.error()
      for film in [Loadable.stale(DetailScene.LoadedFilm(details), error), .failed(CatalogError(.notFound))] {
        let response = DetailScene.Response(
          source: source, key: .init(id: numbers.int(603), expanded: Set(DetailScene.Part.allCases)), value: film)
        try show(response, of: DetailScene.self, words, schema: "detail")
        let poster = PosterText(page: TextPage(width: 20))
        #expect(!poster.render(DetailPresenter(words: words).viewModel(for: response)).isEmpty)
      }
    },
    "people": { numbers, words in
      let people = numbers.page([numbers.person()])
      let response = PeopleScene.Response(source: source, key: .init(), pages: .loaded(numbers.pages(people)))
      try show(response, of: PeopleScene.self, words, schema: "people")
    },
    "a person": { numbers, words in
      let details = numbers.personDetails()
      let response = PersonScene.Response(source: source, key: .init(id: 287), value: .stale(details, numbers.error()))
      try show(response, of: PersonScene.self, words, schema: "person")
    },
    "genres": { numbers, words in
      let genres = [Genre(id: numbers.int(27), name: "Horror"), Genre(id: numbers.int(18), name: "Drama")]
      let response = GenresScene.Response(source: source, value: .stale(genres, numbers.error()))
      try show(response, of: GenresScene.self, words, schema: "genres")
    },
    "favorites": { numbers, words in
      let movie = numbers.movie()
      let list = ShelfScene.Response(
        source: source, films: [.init(source: source, movie: movie, added: today)],
        unreadable: [.init(id: .init(source, numbers.int(7)), title: nil)])
      try show(list, of: ShelfScene.self, words, schema: "shelf")
      let repair = ShelfScene.Response(
        source: source,
        lastChange: .repair(.success(.init(count: numbers.int(3), films: list.unreadable, path: "/library"))))
      try show(repair, of: ShelfScene.self, words, schema: nil)
      let changes = ShelfScene.Response(
        source: source,
        lastChange: .films(
          [
            .init(.init(source, movie.id), title: movie.title, .added), .init(.init(source, numbers.int(4)), .removed),
            .init(.init(source, numbers.int(5)), .notThere()),
            .init(.init(source, numbers.int(6)), .notLoaded(numbers.error())),
          ], on: .favorites))
      try show(changes, of: ShelfScene.self, words, schema: "shelf-changes")
    },
    "a transfer": { numbers, words in
      for response in [
        TransferScene.Response.importing(numbers.int(3), of: numbers.int(9)),
        .imported(numbers.report(), from: nil, onto: .favorites),
        .exported(ExportReport(written: numbers.int(9)), to: "films.json"),
      ] {
        try show(response, TransferPresenter(words: words), TransferText.self, schema: nil)
      }
    },
    "the doctor": { numbers, words in
      let server = HealthFinding.ServerAnswer.responded(protocol: nil, milliseconds: numbers.int(131))
      let findings: [HealthFinding] = [
        .server(host: "api.example.org", isEncrypted: true, server),
        .server(host: "api.example.org", isEncrypted: true, .failed(numbers.error())),
        .file(.films, path: "/library", .sound(count: numbers.int(12), bytes: numbers.int(9_000))),
        .file(
          .films, path: "/library",
          .partlyUnreadable(count: numbers.int(12), unreadable: numbers.int(1), bytes: numbers.int(9_000))),
        .file(.cache, path: "/cache", .sound(count: numbers.int(348), bytes: numbers.int(2_461_696))),
        .screen(isTerminal: true, columns: numbers.int(80)),
      ]
      try show(DoctorScene.Response(findings: findings), DoctorPresenter(words: words), DoctorText.self, schema: nil)
    },
  ]

  /// Each number in turn is at each extreme, then all numbers are, then random mixtures of them.
  @Test(arguments: samples.keys.sorted()) func `A scene shows every number`(name: String) throws {
    let show = try #require(Self.samples[name])
    var usual = NumberSource { _ in nil }
    try show(&usual, EnglishProgramWords())
    var choices = (0..<20).map(Self.mixture)
    for extreme in 0..<(usual.extremes.max() ?? 0) { choices.append { _ in extreme } }
    for (place, count) in usual.extremes.enumerated() {
      for extreme in 0..<count { choices.append { $0 == place ? extreme : nil } }
    }
    for (index, choice) in choices.enumerated() {
      var numbers = NumberSource(choice)
      try show(&numbers, index % 2 == 0 ? EnglishProgramWords() : RussianProgramWords())
    }
  }

  private static func mixture(seed: UInt64) -> NumberSource.Choice {
    var generator = SeededGenerator(seed: seed)
    return { _ in Bool.random(using: &generator) ? nil : Int.random(in: 0..<30, using: &generator) }
  }

  private static func show<S: MovieScene & TextScene>(
    _ response: S.Interactor.Response, of scene: S.Type, _ words: any ProgramWords, schema: String?
  ) throws where S.Presenter: JSONPresenting, S.View.ViewModel == S.Presenter.ViewModel {
    try show(response, S.Presenter(words: words, today: today), S.View.self, schema: schema)
  }

  /// Presents a response and renders it; what comes out is valid JSON, of the schema if there is one.
  private static func show<P: JSONPresenting, View: TextView>(
    _ response: P.Response, _ presenter: P, _ view: View.Type, schema: String?
  ) throws where P.ViewModel == View.ViewModel {
    let viewModel = presenter.viewModel(for: response)
    for width in [20, 100] {
      #expect(!View(page: TextPage(width: width, command: { "vip \($0)" })).render(viewModel).isEmpty)
    }
    let page = JSONPresenter(presenter).viewModel(for: response)
    let document = try JSONValue(strictly: JSONView().render(page))
    // While the scene loads, there is no document yet.
    guard let schema, case .document = page.content, document != .object([]) else { return }
    #expect(try SchemaFolder.problems(of: document, by: schema) == [])
  }
}

/// Hands out the numbers of a sample: the usual ones, or extremes in their place.
private struct NumberSource {
  /// Returns the index of the extreme to take for the number at a place, counted in the order in which numbers are asked
  /// for; nil for the usual number. After the last extreme comes the first again.
  typealias Choice = (_ place: Int) -> Int?

  private static let integers = [Int.min, .max, 0, -1, Int(Int32.max), .max / 2]

  private static let numbers = [
    -1e308, 1e308, 0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e18,
  ]

  private static let durations: [Duration] = [
    .seconds(Int64.min), .seconds(Int64.max), .zero, .seconds(-1), .seconds(Int64.max) * 10,
  ]

  /// How many extremes there are for each number that was asked for.
  private(set) var extremes: [Int] = []
  private let choose: Choice

  init(_ choose: @escaping Choice) { self.choose = choose }

  mutating func int(_ usual: Int) -> Int { next(usual, Self.integers) }
  mutating func double(_ usual: Double) -> Double { next(usual, Self.numbers) }
  mutating func seconds(_ usual: Int) -> Duration { next(.seconds(usual), Self.durations) }

  private mutating func next<Value>(_ usual: Value, _ extremes: [Value]) -> Value {
    defer { self.extremes.append(extremes.count) }
    return choose(self.extremes.count).map { extremes[$0 % extremes.count] } ?? usual
  }

  // MARK: - Entities in which every number comes from the source

  mutating func movie() -> Movie {
    Movie(
      id: int(603), title: "The Sample", originalTitle: "Das Beispiel", originalLanguage: "de",
      releaseDate: CalendarDate(iso8601: "1999-03-31"), overview: "Every fact is known.",
      rating: Rating(average: double(8.25), voteCount: int(26_341)), popularity: double(83.14),
      genreIDs: [int(12)], posterPath: "/poster.jpg")
  }

  mutating func films() -> ResultsPage<Movie> {
    page([movie(), Movie(id: 2, title: "Another", rating: Rating(average: nil, voteCount: int(0)))])
  }

  mutating func page<Element>(_ elements: [Element]) -> ResultsPage<Element> {
    ResultsPage(
      number: int(2), totalPages: int(9), totalResults: int(170), elements: elements, skipped: int(3),
      staleness: staleness())
  }

  mutating func pages<Element>(_ page: ResultsPage<Element>) -> PagedList<Element> {
    var pages = PagedList(page)
    pages.append(self.page([]))
    pages.append(page)
    return pages
  }

  mutating func staleness() -> Staleness {
    Staleness(age: seconds(4_711), error: error())
  }

  mutating func error() -> CatalogError {
    CatalogError(.rateLimited, host: "api.example.org", status: int(429), retryAfter: int(55))
  }

  mutating func details() -> MovieDetails {
    let review = Review(id: "5e1", author: "Rae Reviewer", rating: double(7.5), text: "I would go again.")
    return MovieDetails(
      movie: movie(), genres: [Genre(id: int(11), name: "Nocturne")], runtime: int(136), budget: int(63_000_000),
      revenue: int(463_517_383),
      credits: Credits(
        cast: [.init(id: int(21), name: "Ana Actor", roles: ["The Guest"])],
        crew: [.init(id: int(22), name: "Dora Director", roles: ["Director"])], skipped: int(23)),
      reviews: page([review]),
      watchOptions: WatchOptions(
        region: .unitedStates, offers: [.init(.rent, [StreamingService(id: int(8), name: "Cinema")])],
        publicDomain: .init(since: int(1_998), isReached: true)),
      recommendations: page([movie()]), staleness: staleness())
  }

  mutating func person() -> Person {
    Person(
      id: int(287), name: "Pia Person", department: "Directing", popularity: double(21.5),
      knownFor: [.init(title: "Known Work", movieID: int(288))])
  }

  mutating func personDetails() -> PersonDetails {
    PersonDetails(
      person: person(), birthday: CalendarDate(iso8601: "9999-12-31"), deathday: CalendarDate(iso8601: "0001-01-01"),
      films: [.init(movie: movie(), jobs: ["Herself"]), .init(movie: movie(), jobs: ["Producer"])],
      staleness: staleness())
  }

  mutating func report() -> ImportReport {
    var report = ImportReport()
    report.added = [.init(int(2), title: "The Sample")]
    report.malformed = [.init(int(3))]
    (report.changes.newFilms, report.changes.updatedFilms) = (int(1), int(2))
    (report.changes.unchangedFilms, report.changes.newViewings) = (int(3), int(4))
    report.changes.differingFilms = int(5)
    report.stop = .catalog(error())
    return report
  }
}
