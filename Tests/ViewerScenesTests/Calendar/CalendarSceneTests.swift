import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct CalendarSceneTests {
  private let library = TransientFilmLibrary()

  private func add(_ details: MovieDetails, to shelf: Shelf, from source: CatalogSource = .tmdb) async throws {
    try await library.add(StoredFilm(source: source, details: details, on: shelf, added: .sample))
  }

  private func agenda(
    _ catalog: DaysCatalog, _ others: [any MovieCatalog] = [], from start: CalendarDate? = nil,
    through end: CalendarDate? = nil, on today: CalendarDate = .sample
  ) async throws -> CalendarScene.Agenda {
    let context = SceneContext(catalog: catalog, otherCatalogs: others, films: library, today: today)
    let response = try await context.response(of: CalendarScene.self, to: .load(from: start, through: end))
    return try #require(response.found).get()
  }

  private func viewModel(
    _ agenda: CalendarScene.Agenda, source: CatalogSource = .tmdb, _ words: any Words = EnglishWords()
  ) -> CalendarScene.ViewModel {
    CalendarPresenter.shown(.init(source: source, found: .success(agenda)), in: words)
  }

  private func lines(_ agenda: CalendarScene.Agenda) -> [String] {
    agenda.events.map { "\($0.day.date) \($0.day.kind.rawValue) \($0.movie.id)" }
  }

  @Test func `Films of the watchlist come in theaters, on services and on disc, in order of time`() async throws {
    try await library.watch(1, 2, 3)
    let agenda = try await agenda(
      DaysCatalog([
        .dated(1, theatrical: "2026-12-18", digital: "2027-02-01", disc: "2027-03-01", released: "2026-12-01"),
        .dated(2, theatrical: "2026-11-20"), .dated(3, released: "2026-12-24"),
      ]))
    #expect(
      lines(agenda) == [
        "2026-11-20 theatrical 2", "2026-12-18 theatrical 1", "2026-12-24 release 3", "2027-02-01 digital 1",
        "2027-03-01 physical 1",
      ])
    #expect(agenda.region == Region("DE") && agenda.gaps.missing.isEmpty && agenda.gaps.error == nil)
  }

  @Test func `Days are those between two days, both included, by default those of a year`() async throws {
    try await library.watch(1)
    let catalog = DaysCatalog([.dated(1, theatrical: "2026-11-20", digital: "2027-11-19", disc: "2027-11-20")])
    #expect(try await lines(agenda(catalog)) == ["2026-11-20 theatrical 1", "2027-11-19 digital 1"])
    let later = try await agenda(catalog, from: "2027-11-20", through: "2027-11-20")
    #expect(lines(later) == ["2027-11-20 physical 1"])
    #expect(try await agenda(catalog, from: "9999-12-31").end == "9999-12-31")
    #expect(try await agenda(catalog, from: "2028-02-29").end == "2029-02-28")
  }

  @Test func `Collections of any shelf and directors of favorites come, each film for one reason`() async throws {
    try await add(.dated(1, collection: 7), to: .watchlist)
    try await add(.dated(2, collection: 8, director: 5), to: .seen)
    try await add(.dated(3, director: 6), to: .favorites)
    let person = Person(id: 6, name: "Ana")
    let agenda = try await agenda(
      DaysCatalog(
        [.dated(1, theatrical: "2026-12-01", collection: 7)],
        collections: [
          CollectionDetails(
            MovieCollection(id: 7, name: "Seven"),
            films: ResultsPage(
              totalResults: 2, elements: [.released(1, "2026-12-02"), .released(10, "2026-12-03")])),
          CollectionDetails(
            MovieCollection(id: 8, name: "Eight"),
            films: ResultsPage(totalResults: 2, elements: [.released(11, "2026-12-04"), .released(12, nil)])),
        ],
        people: [
          PersonDetails(
            person: person,
            films: [
              .init(movie: .released(11, "2026-12-04"), jobs: ["Director"]),
              .init(movie: .released(13, "2026-12-05"), jobs: ["Director"]),
              .init(movie: .released(14, "2026-12-06"), jobs: ["Producer"]),
            ])
        ]))
    #expect(
      lines(agenda) == [
        "2026-12-01 theatrical 1", "2026-12-03 release 10", "2026-12-04 release 11", "2026-12-05 release 13",
      ])
    #expect(
      agenda.events.map(\.reason) == [.watchlist, .collection("Seven"), .collection("Eight"), .director("Ana")])
  }

  @Test func `A favorite leaves out no film of its director that becomes free`() async throws {
    let before = CalendarScene.Event(
      source: .publicDomain, movie: .released(13, "1931-05-11"), day: FilmDay(.publicDomain, "2027-01-01"),
      reason: .catalog)
    let ana = PersonDetails(
      person: Person(id: 6, name: "Ana"), films: [.init(movie: before.movie, jobs: ["Director"])])
    let catalog = DaysCatalog(source: .publicDomain, people: [ana], upcoming: [before.movie])
    #expect(try await agenda(catalog).events == [before])
    try await add(.dated(3, director: 6), to: .favorites, from: .publicDomain)
    #expect(try await agenda(catalog).events == [before])
  }

  @Test func `Only what came last to the shelves is followed, with one request for each`() async throws {
    for id in 1001...1030 { try await add(.dated(id, collection: 550), to: .watchlist) }
    // Twenty collections are of the last 500 films, and sixty directors.
    for id in 1...550 {
      let collection = (41...530).contains(id) ? nil : id
      try await add(.dated(id, collection: collection, director: id > 490 ? id : nil), to: .favorites)
    }
    let catalog = DaysCatalog()
    _ = try await agenda(catalog)
    #expect(catalog.asked.count { $0.hasPrefix("collection") } == 20)
    #expect(catalog.asked.count == 100 && Set(catalog.asked).count == 100)
  }

  @Test func `After a rate limit, only cached responses are used, and what is missing is said`() async throws {
    for id in 1...40 { try await add(.dated(id, released: "2026-12-01"), to: .watchlist) }
    let catalog = DaysCatalog(
      (1...40).map { .dated($0, theatrical: "2026-12-02") },
      failure: (after: 10, error: CatalogError(.rateLimited, retryAfter: 30)))
    let agenda = try await agenda(catalog)
    // Those that could not be loaded have the day that the shelf knows.
    #expect(lines(agenda).count(where: { $0.contains("theatrical") }) == 10 && agenda.events.count == 40)
    #expect(agenda.gaps.error?.code == .rateLimited && agenda.gaps.missing.count == 30)
    // Six were on their way when the first one failed.
    #expect(catalog.askedForKept >= 24)
    let viewModel = viewModel(agenda)
    #expect(viewModel.warnings.count == 2 && viewModel.outcome == .shown)
    #expect(viewModel.warnings.last?.hasPrefix("Calendar: 30 items could not be loaded: Film") == true)
  }

  @Test(arguments: [
    (CatalogError.Code.notFound, false), (.malformedResponse, true), (.serverFailed, true), (.unreachable, true),
  ])
  func `What may come back is missing from a calendar`(code: CatalogError.Code, isMissing: Bool) async throws {
    try await library.watch(1, 2, 3)
    let days = (1...3).map { MovieDetails.dated($0, theatrical: "2026-12-02") }
    #expect(
      try await agenda(DaysCatalog(days, failure: (after: 2, error: CatalogError(code)))).gaps.isIncomplete == isMissing
    )
    // A film that is gone, and one that may be there later.
    let mixed = DaysCatalog(Array(days.dropFirst()), failure: (after: 2, error: CatalogError(code)))
    #expect(try await agenda(mixed).gaps.isIncomplete == isMissing)
  }

  @Test(arguments: [
    (0, CatalogError.Code.serverFailed, Outcome.failed), (1, .serverFailed, .shown), (1, .rateLimited, .failed),
    (1, .tooLarge, .shown), (1, .refused, .shown), (1, .redirected, .shown),
  ])
  func `A calendar without a single answer is a failure, and one after an error of all requests`(
    answers: Int, code: CatalogError.Code, outcome: Outcome
  ) async throws {
    try await library.watch(1, 2, 3)
    let catalog = DaysCatalog((1...3).map { .dated($0) }, failure: (after: answers, error: CatalogError(code)))
    let viewModel = viewModel(try await agenda(catalog))
    #expect(viewModel.outcome == outcome && viewModel.rows.isEmpty)
  }

  @Test func `A film that does not exist any more does not end the look-up`() async throws {
    try await library.watch(1, 2)
    let catalog = DaysCatalog([.dated(1, theatrical: "2026-12-02")])
    let agenda = try await agenda(catalog)
    #expect(lines(agenda) == ["2026-12-02 theatrical 1"])
    #expect(agenda.gaps.missing == ["Film 2"] && catalog.askedForKept == 0)
    #expect(viewModel(agenda).warnings == ["Calendar: 1 film is no longer at TMDb: Film 2."])
  }

  @Test func `Answers that could not be refreshed are as old as the oldest`() async throws {
    try await library.watch(1, 2)
    let offline = CatalogError(.offline)
    let catalog = DaysCatalog([
      .dated(1, theatrical: "2026-12-02").with { $0.staleness = Staleness(age: .seconds(7_200), error: offline) },
      .dated(2).with { $0.staleness = Staleness(age: .seconds(86_400 * 3), error: offline) },
    ])
    let agenda = try await agenda(catalog)
    #expect(agenda.gaps.staleness?.age == .seconds(86_400 * 3))
    let viewModel = viewModel(agenda)
    #expect(viewModel.position.contains("Germany · 1 entry") && viewModel.warnings.isEmpty && viewModel.isStale)
    #expect(viewModel.position.contains(EnglishWords().asOf(.seconds(86_400 * 3))))
  }

  @Test func `A catalog of free films lists those that become free in January, the watchlist's once`() async throws {
    let free = MovieDetails(
      movie: .released(1, "1931-06-01"),
      watchOptions: WatchOptions(region: nil, offers: [], publicDomain: .init(since: 2027, isReached: false)))
    try await library.watch(9)
    try await add(free, to: .watchlist, from: .publicDomain)
    let catalog = DaysCatalog(
      source: .publicDomain, [free], upcoming: (1...5).map { .released($0, "1931-06-0\($0)") })
    let agenda = try await agenda(catalog, [DaysCatalog([.dated(9, digital: "2027-01-01")])])
    #expect(
      lines(agenda) == [
        "2027-01-01 public-domain 1", "2027-01-01 digital 9", "2027-01-01 public-domain 2",
        "2027-01-01 public-domain 3", "2027-01-01 public-domain 4", "2027-01-01 public-domain 5",
      ])
    let rows = viewModel(agenda, source: .publicDomain).rows
    #expect(rows.map(\.title) == ["January 2027"] && rows.first?.marked == [1])
    #expect(rows.first?.rows[1].route == .movie(id: 9, source: "tmdb"))
  }

  @Test(
    arguments: [
      ("2027-01-01", "2027-01-01 public-domain 1"), ("2027-01-02", "2028-01-01 public-domain 2"),
    ] as [(CalendarDate, String)])
  func `On New Year's Day, the films that become free are that day's`(today: CalendarDate, line: String) async throws {
    let catalog = DaysCatalog(
      source: .publicDomain, upcoming: [.released(2, "1932-06-01")], nowPlaying: [.released(1, "1931-06-01")])
    #expect(try await lines(agenda(catalog, on: today)) == [line])
  }

  @Test func `A month begins on its day of the week, and a week on that of the language`() async throws {
    try await library.watch(1)
    let agenda = try await agenda(DaysCatalog([.dated(1, theatrical: "2026-12-25")]))
    func month(_ words: any Words) throws -> CalendarScene.Month {
      try #require(viewModel(agenda, words).rows.first)
    }
    // December 1, 2026 is a Tuesday.
    #expect(try month(EnglishWords()).blanks == 2 && month(RussianWords()).blanks == 1)
    #expect(try month(EnglishWords()).rows.map(\.day) == ["Fri 25"] && month(RussianWords()).rows.first?.day == "пт 25")
    #expect(try month(EnglishWords()).days == 31 && month(RussianWords()).title == "Декабрь 2026")
  }

  @Test func `Without days, the calendar says so`() async throws {
    let empty = viewModel(try await agenda(DaysCatalog([.dated(1, theatrical: "2026-12-25")])))
    #expect(empty.emptyState?.title == "No releases from Nov 20, 2026 to Nov 19, 2027" && empty.outcome == .shown)
  }

  @Test func `What has left the watchlist stays in the calendar, so that the same key puts it back`() {
    var interactor = CalendarScene.interactor(in: SceneContext(catalog: LocalCatalog()))
    #expect(interactor.handle(.load()) == [.ask(.load())])
    #expect(interactor.libraryChanged() == [] && interactor.settingsChanged([.theme]) == [])
    #expect(interactor.settingsChanged([.region]) == [.ask(.load())])
  }
}
