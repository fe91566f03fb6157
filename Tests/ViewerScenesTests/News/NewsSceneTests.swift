import LogTestSupport
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct NewsSceneTests {
  private let library = TransientFilmLibrary()
  private let memory = TransientNewsMemory()

  /// What is told on a day, as text.
  private func news(
    on day: CalendarDate, _ catalog: DaysCatalog, services: [String] = []
  ) async throws -> [String] {
    try await viewModel(on: day, catalog, services: services).rows.map { "\($0.title): \($0.text)" }
  }

  /// What is told on a day on which the catalog has only these films.
  private func news(
    on day: CalendarDate, _ films: MovieDetails..., services: [String] = []
  ) async throws -> [String] {
    try await news(on: day, DaysCatalog(films), services: services)
  }

  private func viewModel(
    on day: CalendarDate, _ catalog: DaysCatalog, services: [String] = []
  ) async throws -> NewsScene.ViewModel {
    var settings = UserSettings()
    settings.services = services
    let context = SceneContext(
      catalog: catalog, films: library, news: memory, settings: TransientSettings(settings), today: day)
    let response = try await context.response(of: NewsScene.self, to: .load)
    return NewsPresenter.shown(response)
  }

  @Test func `A film that comes is told on its day, or at the next look, and once`() async throws {
    try await library.watch(1, 2)
    let catalog = DaysCatalog([
      .dated(1, theatrical: "2026-11-20", digital: "2026-12-01"), .dated(2, disc: "2026-12-03"),
    ])
    #expect(try await news(on: "2026-11-20", catalog) == ["Film 1: in theaters: today"])
    #expect(try await news(on: "2026-11-20", catalog) == [])
    #expect(try await news(on: "2026-11-30", catalog) == [])
    let lines = ["Film 1: digital: since Dec 1, 2026", "Film 2: on disc: today"]
    #expect(try await news(on: "2026-12-03", catalog) == lines)
    // Across the date line, a day comes twice.
    #expect(try await news(on: "2026-12-02", catalog) == [])
    #expect(try await news(on: "2026-12-03", catalog) == [])
    #expect(try await news(on: "2026-12-04", catalog) == [])
    // The catalog has lost the day of the disc for a while.
    #expect(try await news(on: "2026-12-05", .dated(2)) == [])
    #expect(try await news(on: "2026-12-06", .dated(2, disc: "2026-12-03")) == [])
  }

  @Test func `A day that is entered only after it is told once, unless it is old or a correction`() async throws {
    try await library.watch(1, 2, 3, 4)
    _ = try await news(
      on: "2026-11-27", .dated(1), .dated(2, digital: "2026-11-30"), .dated(3, theatrical: "2026-11-26"),
      .dated(4, released: "2026-11-26"))
    let catalog = DaysCatalog([
      .dated(1, theatrical: "2026-11-20", digital: "2026-11-26", disc: "2026-11-27"), .dated(2, digital: "2026-11-25"),
      .dated(3, theatrical: "2026-11-25"), .dated(4, theatrical: "2026-11-27"),
    ])
    #expect(
      try await news(on: "2026-11-30", catalog) == [
        "Film 1: digital: since Nov 26, 2026", "Film 1: on disc: since Nov 27, 2026",
        "Film 2: digital: since Nov 25, 2026",
      ])
    #expect(try await news(on: "2026-11-30", catalog) == [])
    #expect(try await news(on: "2026-12-01", catalog) == [])
  }

  @Test func `A release of a day on which nothing could be read is told later`() async throws {
    try await library.watch(1)
    _ = try await news(on: "2026-11-20", .dated(1, theatrical: "2026-11-29"))
    let old = MovieDetails.dated(1, theatrical: "2026-11-29").with {
      $0.staleness = Staleness(age: nil, error: CatalogError(.serverFailed))
    }
    #expect(try await news(on: "2026-11-28", old) == [])
    let failed = try await viewModel(on: "2026-11-28", DaysCatalog([old]))
    #expect(failed.outcome == .failed)
    #expect(try await news(on: "2026-11-29", old) == ["Film 1: in theaters: today"])
    let film = MovieDetails.dated(1, theatrical: "2026-11-29", digital: "2026-11-28", disc: "2026-11-30")
    #expect(
      try await news(on: "2026-12-01", film) == [
        "Film 1: digital: since Nov 28, 2026", "Film 1: on disc: since Nov 30, 2026",
      ])
  }

  @Test(arguments: ["1970-01-01", "2026-09-10", "2029-01-01"] as [CalendarDate])
  func `A clock that was wrong once repeats nothing and hides nothing`(wrong: CalendarDate) async throws {
    try await library.watch(1, 2)
    let before = DaysCatalog([.dated(1, theatrical: "2026-10-10", digital: "2026-11-20"), .dated(2)])
    #expect(try await news(on: "2026-11-20", before) == ["Film 1: digital: today"])
    #expect(try await news(on: wrong, before) == [])
    let after = DaysCatalog([
      .dated(1, theatrical: "2026-10-10", digital: "2026-11-20", disc: "2026-11-21"), .dated(2, digital: "2026-11-23"),
    ])
    #expect(
      try await news(on: "2026-11-21", after) == ["Film 1: on disc: today", "Film 2: digital: Nov 23, 2026"])
    #expect(try await news(on: "2026-11-23", after) == ["Film 2: digital: today"])
  }

  @Test func `Only an offer of one's own services that is new is told`() async throws {
    try await library.watch(1, 2)
    let before = DaysCatalog([.dated(1, on: [8]), .dated(2, on: [9])])
    #expect(try await news(on: "2026-11-20", before, services: ["Service 8"]) == [])
    // A service that the viewer adds to the settings does not make old offers new.
    #expect(try await news(on: "2026-11-21", before, services: ["Service 8", "Service 9"]) == [])
    // The same service twice, and one where films are rented.
    let offers: [WatchOptions.Offer] = [
      .init(.stream, [8, 9].map { StreamingService(id: $0, name: "Service \($0)") }),
      .init(.ads, [StreamingService(id: 80, name: "Service 8")]),
      .init(.rent, [StreamingService(id: 7, name: "Service 7")]),
    ]
    let other = MovieDetails.dated(2).with { $0.watchOptions = WatchOptions(region: Region("DE"), offers: offers) }
    let after = DaysCatalog([.dated(1, on: [8, 10]), other])
    #expect(
      try await news(on: "2026-11-22", after, services: ["service 8", "Service 7"]) == ["Film 2: now on Service 8"])
    #expect(try await news(on: "2026-11-23", after, services: ["service 8"]) == [])
  }

  @Test func `Offers that could not be read at the first look are no news at the next one`() async throws {
    try await library.watch(1)
    let unread = MovieDetails.dated(1).with { $0.watchOptions = nil }
    #expect(try await news(on: "2026-11-20", unread, services: ["Service 8"]) == [])
    #expect(try await news(on: "2026-11-21", .dated(1, on: [8]), services: ["Service 8"]) == [])
    let third = try await news(on: "2026-11-22", .dated(1, on: [8, 9]), services: ["Service 9"])
    #expect(third == ["Film 1: now on Service 9"])
  }

  @Test func `A day to come that moves, also to today, is announced or is withdrawn is told`() async throws {
    try await library.watch(1, 2, 3, 4, 5, 6, 7)
    _ = try await news(
      on: "2026-11-20", .dated(1, theatrical: "2026-12-18"), .dated(2, theatrical: "2026-12-18"),
      .dated(3, theatrical: "2026-12-18", digital: "2027-01-10"), .dated(4, theatrical: "1999-03-30"),
      .dated(5, released: "2026-12-20"), .dated(6, theatrical: "2026-11-21"), .dated(7, theatrical: "2026-12-18"))
    let catalog = DaysCatalog([
      .dated(1, theatrical: "2026-12-25"), .dated(2, theatrical: "2026-12-18", digital: "2027-02-01"),
      .dated(3, theatrical: "2026-12-18"), .dated(4, theatrical: "1999-03-31"), .dated(5, theatrical: "2026-12-20"),
      .dated(6, theatrical: "2026-11-21"), .dated(7, theatrical: "2026-11-21"),
    ])
    #expect(
      try await news(on: "2026-11-21", catalog) == [
        // What matters now comes first.
        "Film 6: in theaters: today", "Film 7: in theaters: today",
        "Film 1: in theaters: moved from Dec 18, 2026 to Dec 25, 2026", "Film 2: digital: Feb 1, 2027",
        "Film 3: digital: no date now, it was Jan 10, 2027",
      ])
    #expect(try await news(on: "2026-11-22", catalog) == [])
  }

  @Test func `A new part of a collection of which a film was seen is told`() async throws {
    for (id, shelf) in [(7, Shelf.seen), (8, .favorites)] {
      try await library.add(StoredFilm(source: .tmdb, details: .dated(id, collection: id), on: shelf, added: .sample))
    }
    func catalog(_ parts: Int..., skipped: Int = 0, staleness: Staleness? = nil) -> DaysCatalog {
      let films = parts.map { Movie.released($0, nil) }
      return DaysCatalog(collections: [
        CollectionDetails(
          MovieCollection(id: 7, name: "Seven"),
          films: ResultsPage(totalResults: films.count, elements: films, skipped: skipped, staleness: staleness))
      ])
    }
    #expect(try await news(on: "2026-11-19", catalog(1, skipped: 1)) == [])
    let first = catalog(1, 2)
    #expect(try await news(on: "2026-11-20", first) == [] && first.asked == ["collection/7"])
    #expect(try await news(on: "2026-11-20", catalog(1, skipped: 1)) == [])
    #expect(try await news(on: "2026-11-21", catalog(1, 2, 3)) == ["Film 3: new in Seven"])
    let old = catalog(1, 2, staleness: Staleness(age: .seconds(172_800), error: CatalogError(.offline)))
    #expect(try await news(on: "2026-11-22", old) == [])
    #expect(try await news(on: "2026-11-23", catalog(1, 2, 3)) == [])
  }

  @Test func `Another country is noted without news, and each has its own`() async throws {
    try await library.watch(1)
    _ = try await news(on: "2026-11-20", .dated(1, theatrical: "2026-12-18"))
    func elsewhere(_ day: CalendarDate) -> MovieDetails {
      .dated(1, on: [8]).with { $0.release = RegionalRelease(region: Region("FR"), theatrical: day) }
    }
    #expect(try await news(on: "2026-11-21", elsewhere("2026-12-30"), services: ["Service 8"]) == [])
    let moved = try await news(on: "2026-11-22", .dated(1, theatrical: "2026-12-25"))
    #expect(moved == ["Film 1: in theaters: moved from Dec 18, 2026 to Dec 25, 2026"])
    #expect(try await news(on: "2026-11-23", .dated(1, theatrical: "2026-12-25")) == [])
    let movedThere = try await news(on: "2026-11-24", elsewhere("2026-12-31"))
    #expect(movedThere == ["Film 1: in theaters: moved from Dec 30, 2026 to Dec 31, 2026"])
  }

  @Test func `What was told in another country stays, also if the namespace of the catalog has a space`() async throws {
    let shop = CatalogSource(idNamespace: "video shop")
    try await library.add(StoredFilm(source: shop, details: .dated(1), on: .watchlist, added: .sample))
    for region in ["DE", "FR"] {
      let film = MovieDetails.dated(1).with { $0.release = RegionalRelease(region: Region(region)) }
      #expect(try await news(on: "2026-11-20", DaysCatalog(source: shop, [film])) == [])
    }
    #expect(await memory.told().keys.sorted() == ["film video%20shop 1", "film video%20shop 1 FR"])
  }

  @Test func `A day that moves by way of none is told`() async throws {
    try await library.watch(1)
    _ = try await news(on: "2026-11-20", .dated(1, released: "2027-10-10"))
    let withdrawn = ["Film 1: release: no date now, it was Oct 10, 2027"]
    #expect(try await news(on: "2026-11-21", .dated(1)) == withdrawn)
    let announced = ["Film 1: release: Oct 10, 2028"]
    #expect(try await news(on: "2026-11-22", .dated(1, released: "2028-10-10")) == announced)
    #expect(try await news(on: "2026-11-23", .dated(1, theatrical: "2028-10-10", released: "2028-09-09")) == [])
  }

  @Test func `A film that is gone is no failure, and no news`() async throws {
    try await library.watch(1)
    let viewModel = try await viewModel(on: "2026-11-20", DaysCatalog())
    #expect(viewModel.warnings == [] && viewModel.rows.isEmpty && viewModel.outcome == .shown)
  }

  @Test func `What is outdated is not compared, but days that are known still come`() async throws {
    try await library.watch(1)
    _ = try await news(on: "2026-11-20", .dated(1, theatrical: "2026-11-22"))
    let old = MovieDetails.dated(1, theatrical: "2026-12-24", on: [8]).with {
      $0.staleness = Staleness(age: .seconds(86_400), error: CatalogError(.offline))
    }
    #expect(try await news(on: "2026-11-22", old, services: ["Service 8"]) == ["Film 1: in theaters: today"])
    #expect(try await news(on: "2026-11-23", .dated(1, theatrical: "2026-11-22")) == [])
  }

  @Test func `What could not be read stays as it was told`() async throws {
    try await library.watch(1)
    let whole = MovieDetails.dated(1, theatrical: "2026-12-18", on: [8])
    let part = whole.with { ($0.release, $0.watchOptions) = (nil, nil) }
    let days: [(CalendarDate, MovieDetails)] = [("2026-11-20", whole), ("2026-11-21", part), ("2026-11-22", whole)]
    for (day, film) in days {
      #expect(try await news(on: day, film, services: ["Service 8"]) == [])
    }
  }

  @Test func `What could not be loaded stays remembered`() async throws {
    try await library.watch(1, 2)
    _ = try await news(on: "2026-11-20", .dated(1, theatrical: "2026-12-18"), .dated(2, theatrical: "2026-12-18"))
    let limited = CatalogError(.rateLimited)
    let viewModel = try await viewModel(on: "2026-11-21", DaysCatalog(failure: (after: 0, error: limited)))
    #expect(viewModel.outcome == .failed && viewModel.emptyState?.message == EnglishWords().sentence(for: limited))
    let after = DaysCatalog([.dated(1, theatrical: "2026-12-19"), .dated(2, theatrical: "2026-12-18")])
    #expect(
      try await news(on: "2026-11-22", after) == ["Film 1: in theaters: moved from Dec 18, 2026 to Dec 19, 2026"])
  }

  @Test func `A film that leaves the watchlist is forgotten`() async throws {
    try await library.watch(1)
    _ = try await news(on: "2026-11-20", .dated(1))
    #expect(await memory.told().keys.sorted() == ["film tmdb 1"])
    try await library.remove(FilmID(.tmdb, 1), from: .watchlist)
    _ = try await news(on: "2026-11-21", DaysCatalog())
    #expect(await memory.told() == [:])
  }

  /// A context with a film of the watchlist, on the first day of which something may be told.
  private func context(_ film: MovieDetails, _ memory: LoggingMemory) async throws -> SceneContext {
    try await library.watch(film.movie.id)
    return SceneContext(catalog: DaysCatalog([film]), films: library, news: memory, today: "2026-11-20")
  }

  @Test func `News is remembered only once it is shown`() async throws {
    let memory = LoggingMemory()
    let context = try await context(.dated(1, theatrical: "2026-11-20"), memory)
    let output = Output<NewsScene.Response> { response, isFinal in
      if isFinal, response.found != nil { memory.events.add("shown") }
    }
    await context.open(NewsScene.self, to: output).handle(.load)
    #expect(memory.events.all == ["shown", "remembered"])
  }

  @Test func `News that is shown again, such as in another language, is remembered once`() async throws {
    let memory = LoggingMemory()
    let context = try await context(.dated(1), memory)
    let response = try await context.response(of: NewsScene.self, to: .load)
    let output = NewsScene.output(Output { _, _ in memory.events.add("shown") }, in: context)
    for _ in 0..<2 { await output.present(response, isFinal: true) }
    #expect(memory.events.all == ["remembered", "shown", "remembered", "shown"])
  }

  @Test(arguments: [("2026-11-20", [.shown, .failed]), (nil, [.shown])] as [(CalendarDate?, [Outcome])])
  func `News that cannot be remembered is shown, and then why; without news, that does not matter`(
    day: CalendarDate?, outcomes: [Outcome]
  ) async throws {
    let context = try await context(.dated(1, theatrical: day), LoggingMemory(error: StoreError(.diskFull)))
    let shown = ShownResponses<NewsScene.Response>()
    await context.open(NewsScene.self, to: shown.output).handle(.load)
    let viewModels = shown.final.map { NewsPresenter.shown($0) }
    #expect(viewModels.map(\.outcome) == outcomes && viewModels.allSatisfy { $0.rows.isEmpty == (day == nil) })
    let failure = day == nil ? nil : "This news could not be saved, so it will be shown again"
    #expect(viewModels.last?.failure?.title == failure)
  }

  @Test func `Without news, the page says since when`() async throws {
    try await library.watch(1)
    let catalog = DaysCatalog([.dated(1)])
    #expect(try await viewModel(on: "2026-11-20", catalog).emptyState?.title == "Nothing new yet")
    #expect(try await viewModel(on: "2026-11-21", catalog).emptyState?.title == "Nothing new since Nov 20, 2026")
  }
}

/// A memory that notes when something is remembered, or fails.
private final class LoggingMemory: NewsMemory {
  let events = Log<String>()
  private let error: StoreError?

  init(error: StoreError? = nil) { self.error = error }

  func told() -> [String: ToldFacts] { [:] }
  func remember(_ facts: [String: ToldFacts]) throws(StoreError) {
    if let error { throw error }
    events.add("remembered")
  }
}
