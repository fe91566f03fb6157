import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct StatsSceneTests {
  private func statistics(of year: Int? = nil) throws -> WatchStatistics {
    var statistics = WatchStatistics(of: year)
    statistics.films = 4
    statistics.filmsWithDay = 3
    statistics.days = ["2023-12-31": 1, "2024-03-01": 2]
    statistics.decades = [1920: 3, 1870: 1]
    statistics.genres.add(3, [18, 999])
    statistics.countries.add(2, [.unitedStates])
    statistics.directors.add(1, [.init(source: "tmdb", id: 7, name: "A"), .init(source: "other", id: 7, name: "B")])
    let rating = try #require(StarRating(stars: 4.5))
    statistics.ratings[rating, default: .init()].add(7)
    statistics.ratings[rating, default: .init()].add(8)
    statistics.ratings[try #require(StarRating(stars: 1)), default: .init()].add(nil)
    return statistics
  }

  private func sections(of year: Int?, _ words: any Words = EnglishWords()) throws -> [StatsScene.Section] {
    let numbers = StatsScene.Numbers(try statistics(of: year), genres: [Genre(id: 18, name: "Drama")])
    let response = StatsScene.Response(source: CatalogSource(idNamespace: "tmdb"), found: .success(numbers))
    return StatsPresenter.shown(response, in: words).rows
  }

  @Test func `Each kind of number has a section, whose bars lead to the films that they count`() throws {
    assertShown(["of all years": try sections(of: nil)])
    #expect(try sections(of: 2024).map(\.title).contains("Viewings by year") == false)
  }

  @Test func `The bars of one year lead to no films of other years`() throws {
    let routes = try sections(of: 2024).flatMap(\.bars).compactMap(\.route)
    #expect(routes == [.person(id: 7), .person(id: 7, source: "other")])
  }

  @Test func `A decade leads to those of its years by which one can choose films`() {
    var statistics = WatchStatistics()
    statistics.films = 3
    statistics.decades = [1860: 1, 2100: 1, 2110: 1]
    let response = StatsScene.Response(source: .tmdb, found: .success(.init(statistics)))
    let bars = StatsPresenter.shown(response).rows.flatMap(\.bars).filter { $0.label.hasSuffix("0s") }
    #expect(bars.map { $0.route?.criteria?.first?.value } == [nil, "2100..2100", nil])
  }

  @Test func `Directors with the same name and number are in one order`() {
    var statistics = WatchStatistics()
    statistics.films = 1
    let sources = ["a", "b", "c", "d", "e", "f"]
    statistics.directors.add(1, sources.map { .init(source: $0, id: 7, name: "A") })
    let response = StatsScene.Response(source: .tmdb, found: .success(.init(statistics)))
    let routes = StatsPresenter.shown(response).rows.flatMap(\.bars).compactMap(\.route)
    #expect(routes == sources.map { Route.person(id: 7, source: $0) })
  }

  @Test func `A gap has the days between two viewings, and there is none between consecutive days`() throws {
    func gap(_ days: CalendarDate...) -> Int? {
      var statistics = WatchStatistics()
      for day in days { statistics.days[day] = 1 }
      return statistics.longestGap?.days
    }
    #expect(gap("2024-02-28", "2024-02-29", "2024-03-02") == 1)
    #expect(gap("2024-02-28", "2024-02-29") == nil && gap("2024-02-28") == nil)
  }

  @Test func `Russian has its own words`() throws {
    let sections = try sections(of: nil, RussianWords())
    #expect(sections[1].title == "Просмотры по годам" && sections[2].bars[0].label == "Январь")
    #expect(sections[4].bars.map(\.label) == ["драма"])
  }

  @Test func `Another year shows no numbers of the last one, and another language names the genres again`() {
    var interactor = StatsScene.interactor(in: SceneContext(catalog: LocalCatalog()))
    #expect(interactor.handle(.load(year: 2024)).count == 1)
    let answer = StatsScene.Interactor.Answer.found(.success(.init(WatchStatistics())))
    #expect(interactor.receive(answer, to: .load(year: 2024)).isEmpty)
    #expect(interactor.settingsChanged([.language]).count == 1 && interactor.settingsChanged([.theme]).isEmpty)
    #expect(StatsPresenter.shown(interactor.response).title == "Films seen in 2024")
    let year = StatsScene.Response(source: .tmdb, found: .success(.init(WatchStatistics(of: 2024))))
    #expect(StatsPresenter.shown(year).outcome == .nothingFound)
    #expect(interactor.handle(.load(year: 2025)).count == 1 && interactor.response.found == nil)
  }

  @Test func `Films that are marked while the numbers are shown are counted`() async throws {
    let library = TransientFilmLibrary()
    let context = SceneContext(catalog: LocalCatalog(), films: library)
    let shown = ShownResponses<StatsScene.Response>()
    let driver = context.open(StatsScene.self, to: shown.output)
    await driver.handle(.load(year: nil))
    #expect(try shown.final.last?.found?.get().statistics == WatchStatistics())
    let view = StatsPresenter.shown(try #require(shown.final.last))
    #expect(view.outcome == .shown && view.emptyState?.title == "No films marked as seen yet")
    try await library.add(.sample(1, on: .seen))
    await shown.wait { (try? $0.last?.response.found?.get().statistics.films) == 1 }
  }
}
