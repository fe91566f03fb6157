import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite struct ShelfInteractorTests {
  typealias Question = ShelfInteractor.Question
  typealias Answer = ShelfInteractor.Answer

  private var interactor = ShelfInteractor(source: .tmdb, sources: [.tmdb])
  private let list = Question.list(.favorites, .newestFirst, page: 1)
  private let films = [1, 2].map { ShelvedFilm(source: .tmdb, movie: .sample($0), added: .sample) }

  @Test mutating func removingAFavoriteReportsTheChange() {
    load()
    #expect(interactor.handle(.remove([1], from: .favorites)) == [.ask(.change(.remove([1], from: .favorites)))])
    #expect(interactor.response.films == films)
    let change = ShelfScene.FilmChange(1, title: "Film 1", .removed)
    #expect(
      interactor.receive(.changed(.films([change], on: .favorites)), to: .change(.remove([1], from: .favorites)))
        == [.ask(list)])
    #expect(interactor.response == response(films, .films([change], on: .favorites)))
    #expect(interactor.libraryChanged() == [.ask(list)])
    #expect(interactor.receive(.list(.success(part([films[1]]))), to: list) == [])
    var expected = response([films[1]], .films([change], on: .favorites))
    expected.former = [films[0]]
    #expect(interactor.response == expected)
    #expect(interactor.filmsOnScreen == [1, 2])
    #expect(interactor.handle(.load(.favorites, .latestFirst)) == [.ask(.list(.favorites, .latestFirst, page: 1))])
    #expect(interactor.response == .init(source: .tmdb, order: .latestFirst, films: [films[1]]))
  }

  @Test mutating func aFailureKeepsTheListAndTheNextRequestClearsIt() {
    load()
    _ = interactor.handle(.add([3], to: .favorites))
    let change = ShelfScene.FilmChange(3, .notSaved(StoreError(.busy, path: "/a")))
    _ = interactor.receive(.changed(.films([change], on: .favorites)), to: .change(.add([3], to: .favorites)))
    _ = interactor.receive(.list(.success(part(films))), to: list)
    #expect(interactor.response == response(films, .films([change], on: .favorites)))
    assertShown(["a failure": viewModel])
    _ = interactor.handle(.refresh)
    #expect(interactor.response == response(films))
    _ = interactor.receive(.list(.failure(StoreError(.busy))), to: list)
    #expect(interactor.response == .init(source: .tmdb, order: .newestFirst, films: films, error: StoreError(.busy)))
    #expect(interactor.libraryChanged() == [.ask(list)])
    // Favorites that cannot be read come with the list.
    let unreadable = [FilmName(id: .init(.tmdb, 3), title: nil)]
    _ = interactor.receive(.list(.success(ShelfPart(total: 3, elements: films, unreadable: unreadable))), to: list)
    #expect(interactor.response == .init(source: .tmdb, order: .newestFirst, films: films, unreadable: unreadable))
  }

  @Test mutating func `A repair is shown until the next request`() {
    load()
    #expect(interactor.handle(.repair) == [.ask(.change(.repair))])
    let repair = LibraryRepair(count: 1, films: [.init(id: nil, title: "Metropolis")], path: "/a.json")
    #expect(interactor.receive(.changed(.repair(.success(repair))), to: .change(.repair)) == [.ask(list)])
    #expect(interactor.response == response(films, .repair(.success(repair))))
    #expect(interactor.handle(.repair) == [.ask(.change(.repair))])
    #expect(interactor.response == response(films))
    _ = interactor.receive(.changed(.repair(.failure(StoreError(.readOnly)))), to: .change(.repair))
    #expect(interactor.response == response(films, .repair(.failure(StoreError(.readOnly)))))
    assertShown(["a failure": viewModel])
  }

  @Test mutating func `A change of another shelf while a list loads does not move its films`() {
    _ = interactor.handle(.load(.favorites, .newestFirst))
    _ = interactor.handle(.add([3], to: .watchlist))
    _ = interactor.receive(.list(.success(part(films))), to: list)
    let change = ShelfScene.FilmChange(3, title: "Film 3", .added)
    _ = interactor.receive(.changed(.films([change], on: .watchlist)), to: .change(.add([3], to: .watchlist)))
    assertShown(["favorites": viewModel])
    #expect(interactor.libraryChanged() == [.ask(list)])
  }

  /// Goldens have the confirmations about the other shelves.
  @Test func `A film that was added to the shelf of those seen is marked as seen`() {
    let change = ShelfScene.Change.films([.init(3, title: "Film 3", .added)], on: .seen)
    let response = ShelfScene.Response(source: .tmdb, films: films, lastChange: change)
    #expect(ShelfPresenter.shown(response).confirmations == ["Marked Film 3 as seen."])
  }

  @Test mutating func `The next page is appended, and what changes reads all pages on screen again`() throws {
    let films = (1...45).map { ShelvedFilm(source: .tmdb, movie: .sample($0), added: .sample) }
    func part(_ range: Range<Int>) -> Answer { .list(.success(ShelfPart(total: 45, elements: Array(films[range])))) }
    _ = interactor.handle(.load(.seen, .title))
    #expect(interactor.handle(.nextPage) == [], "nothing is loaded")
    _ = interactor.receive(part(0..<20), to: .list(.seen, .title, page: 1))
    #expect(interactor.handle(.nextPage) == [.ask(.list(.seen, .title, page: 2))])
    _ = interactor.receive(part(19..<39), to: .list(.seen, .title, page: 2))
    #expect(interactor.response.films?.map(\.movie.id) == Array(1...39), "a film that moved is there once")
    #expect(interactor.libraryChanged() == [.ask(.list(.seen, .title, page: 1, count: 2))])
    #expect(viewModel.position.contains("2 of 3"))
    let all = Question.list(.seen, .title, page: 1, count: 3)
    #expect(interactor.handle(.nextPage) == [.ask(all)], "the shelf has changed")
    _ = interactor.receive(part(0..<45), to: all)
    #expect(interactor.response.films == films && interactor.response.nextPage == nil)
    #expect(interactor.handle(.nextPage) == [])
  }

  @Test mutating func `A change while the next page loads reads that page, too`() {
    loadPage()
    #expect(interactor.handle(.nextPage) == [.ask(.list(.seen, .title, page: 2))])
    #expect(interactor.libraryChanged() == [.ask(.list(.seen, .title, page: 1, count: 2))])
    #expect(interactor.response.pageCount == 1)
  }

  @Test(arguments: [false, true])
  mutating func `After the rest could not be read, there is a next page`(isCanceled: Bool) {
    loadPage()
    let rest = Question.list(.seen, .title, page: 1, count: 3)
    #expect(interactor.handle(.rest) == [.ask(rest)])
    if isCanceled {
      interactor.abandon(rest)
    } else {
      _ = interactor.receive(.list(.failure(StoreError(.busy))), to: rest)
    }
    #expect(interactor.response.nextPage == 2)
    #expect(interactor.libraryChanged() == [.ask(.list(.seen, .title, page: 1))])
  }

  @Test mutating func `The criteria are kept as they were resolved, and so is why they could not be`() throws {
    let typed = try FilterSelection([.init("country", "japan")])
    var found = typed
    found.country = Region("JP").map { .found($0) }
    let question = Question.list(.seen, .title, meeting: typed, page: 1)
    #expect(interactor.handle(.load(.seen, .title, meeting: typed)) == [.ask(question)])
    _ = interactor.receive(.unresolved(typed, CatalogError(.offline)), to: question)
    #expect(interactor.response.filterError?.code == .offline)
    #expect(interactor.handle(.refresh) == [.ask(question)])
    #expect(interactor.response.filterError == nil)
    let part = ShelfPart(total: 45, elements: films)
    _ = interactor.receive(.list(.success(part), meeting: found), to: question)
    #expect(interactor.response.filter == found)
    #expect(interactor.handle(.nextPage) == [.ask(.list(.seen, .title, meeting: found, page: 2))])
    #expect(interactor.libraryChanged() == [.ask(.list(.seen, .title, meeting: found, page: 1, count: 2))])
  }

  @Test(arguments: [Int.max, 4]) mutating func `After a page that does not exist, there is no next one`(page: Int) {
    _ = interactor.handle(.load(.seen, .title, page: page))
    _ = interactor.receive(.list(.success(ShelfPart(total: 45, elements: []))), to: .list(.seen, .title, page: page))
    #expect(interactor.handle(.nextPage) == [])
  }

  @Test func `A film on the shelf of those seen tells when and how often`() throws {
    let date: CalendarDate = "2026-11-02"
    let day = try #require(ViewingDay(date, today: date))
    func card(_ viewings: Viewing...) -> MovieCard? {
      let film = ShelvedFilm(source: .tmdb, movie: .sample(1), added: .sample, diary: Diary(viewings: viewings))
      return ShelfPresenter.shown(ShelfScene.Response(source: .tmdb, shelf: .seen, films: [film])).rows.first
    }
    #expect(card()?.remark == nil)
    #expect(card(Viewing(day: day))?.remark == "Nov 2, 2026")
    #expect(card(Viewing(day: day, isRewatch: true))?.remark == "Nov 2, 2026 · rewatch")
    let twice = card(Viewing(day: day), Viewing(day: day, isRewatch: true))
    #expect(twice?.remark == "Nov 2, 2026 · 2×" && twice?.remarkAloud == "on Nov 2, 2026, seen twice")
  }

  @Test mutating func `A change while the first list loads, or after it has failed, reads it again`() {
    let list = Question.list(.favorites, .title, page: 1)
    #expect(interactor.handle(.load(.favorites, .title)) == [.ask(list)])
    #expect(interactor.libraryChanged() == [.ask(list)])
    _ = interactor.receive(.list(.failure(StoreError(.busy))), to: list)
    #expect(interactor.libraryChanged() == [.ask(list)])
  }

  @Test mutating func aLoadedListFollowsOtherChangesAndTheLanguage() {
    #expect(interactor.libraryChanged() == [])
    #expect(interactor.settingsChanged([.language]) == [])
    #expect(interactor.handle(.refresh) == [.ask(.list(.favorites, .title, page: 1))], "also before a list was loaded")
    load()
    #expect(interactor.libraryChanged() == [.ask(list)])
    #expect(interactor.settingsChanged([.language]) == [.ask(list)], "titles sort differently")
    #expect(interactor.settingsChanged(Set(Setting.allCases).subtracting([.language])) == [])
  }

  @Test func `Changes of a store run one after another`() throws {
    func expectQueue<Q: LanedQuestion>(_ questions: Q...) {
      #expect(questions.allSatisfy { $0.rule == .queued } && Set(questions.map(\.lane)).count == 1)
    }
    expectQueue(Question.change(.perform(.undo)), .change(.repair))
    expectQueue(HistoryInteractor.Question.load, .remove(query: "one"), .clear)
    expectQueue(SettingsInteractor.Question.set(try SettingValue(.adult, "on")), .reset(.adult), .reset(nil))
    #expect(Question.list(.favorites, .title, page: 1).rule == .latest)
    #expect(SettingsInteractor.Question.readAgain.rule == .background)
  }

  private var viewModel: ShelfScene.ViewModel { ShelfPresenter.shown(interactor.response) }

  private func response(
    _ films: [ShelvedFilm], _ change: ShelfScene.Change? = nil
  ) -> ShelfScene.Response {
    .init(source: .tmdb, order: .newestFirst, films: films, lastChange: change)
  }

  private func part(_ favorites: [ShelvedFilm]) -> ShelfPart {
    ShelfPart(total: favorites.count, elements: favorites)
  }

  private mutating func loadPage() {
    let films = (1...20).map { ShelvedFilm(source: .tmdb, movie: .sample($0), added: .sample) }
    _ = interactor.handle(.load(.seen, .title))
    _ = interactor.receive(
      .list(.success(ShelfPart(total: 45, elements: films))), to: .list(.seen, .title, page: 1))
  }

  private mutating func load() {
    _ = interactor.handle(.load(.favorites, .newestFirst))
    _ = interactor.receive(.list(.success(part(films))), to: list)
  }
}

extension ShelfOrder {
  fileprivate static let newestFirst = ShelfOrder(.date, isDescending: true)
}
