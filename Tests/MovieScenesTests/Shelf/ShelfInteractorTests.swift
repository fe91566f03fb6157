import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct ShelfInteractorTests {
  typealias Question = ShelfInteractor.Question

  private var interactor = ShelfInteractor(source: .tmdb, sources: [.tmdb])
  private let films: [ShelvedFilm]

  init() throws {
    films = try [1, 2].map { ShelvedFilm(source: .tmdb, movie: .sample($0), added: try .sample) }
  }

  @Test func removingAFavoriteReportsTheChange() {
    var interactor = loaded()
    #expect(interactor.handle(.remove([1])) == [.ask(.remove([1]))])
    #expect(interactor.response.films == films)
    let change = ShelfScene.Change.removed(1, title: "Film 1")
    #expect(interactor.receive(.changed([change]), to: .remove([1])) == [])
    #expect(interactor.response == .init(source: .tmdb, films: films, changes: [change]))
    #expect(interactor.receive(.libraryChanged, to: .changes) == [.ask(.list(.newestFirst))])
    #expect(interactor.receive(.list(.success(part([films[1]]))), to: .list(.newestFirst)) == [])
    #expect(interactor.response == .init(source: .tmdb, films: [films[1]], changes: [change]))
    #expect(interactor.handle(.load(.bestFirst)) == [.ask(.list(.bestFirst))])
    #expect(interactor.response == .init(source: .tmdb, films: [films[1]]))
  }

  @Test func aFailureKeepsTheListAndTheNextRequestClearsIt() {
    var interactor = loaded()
    _ = interactor.handle(.add([3]))
    let change = ShelfScene.Change(3, .notSaved(StoreError(.busy, path: "/a")))
    _ = interactor.receive(.changed([change]), to: .add([3]))
    #expect(interactor.response == .init(source: .tmdb, films: films, changes: [change]))
    let viewModel = ShelfPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.failure?.title == "Could not read or change favorites")
    #expect(viewModel.failure?.message == "/a is in use by another program.")
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.cards.map(\.id) == [1, 2])
    _ = interactor.handle(.refresh)
    #expect(interactor.response == .init(source: .tmdb, films: films))
    _ = interactor.receive(.list(.failure(StoreError(.busy))), to: .list(.newestFirst))
    #expect(interactor.response == .init(source: .tmdb, films: films, error: StoreError(.busy)))
  }

  @Test func `A repair is shown until the next request`() {
    var interactor = loaded()
    #expect(interactor.handle(.repair) == [.ask(.repair)])
    #expect(Question.repair.rule == .queued)
    #expect(Question.repair.lane == Question.add([1]).lane)
    let repair = LibraryRepair(count: 1, films: [.init(id: nil, title: "Metropolis")], path: "/a.json")
    #expect(interactor.receive(.repaired(.success(repair)), to: .repair) == [])
    #expect(interactor.response == .init(source: .tmdb, films: films, repair: repair))
    #expect(interactor.handle(.repair) == [.ask(.repair)])
    #expect(interactor.response == .init(source: .tmdb, films: films))
    _ = interactor.receive(.repaired(.failure(StoreError(.readOnly))), to: .repair)
    #expect(interactor.response == .init(source: .tmdb, films: films, error: StoreError(.readOnly)))
  }

  @Test func `Favorites that cannot be read come with the list`() {
    var interactor = loaded()
    let unreadable = [DamagedFilm(id: .init(.tmdb, 3), title: nil)]
    let part = ShelfPart(total: 3, elements: films, unreadable: unreadable)
    _ = interactor.receive(.list(.success(part)), to: .list(.newestFirst))
    #expect(interactor.response == .init(source: .tmdb, films: films, unreadable: unreadable))
  }

  @Test func refreshBeforeLoadAsksForTheList() {
    var interactor = interactor
    #expect(interactor.handle(.refresh) == [.ask(.list(.title))])
  }

  @Test func aLoadedListFollowsOtherChangesAndTheLanguage() {
    var interactor = interactor
    #expect(interactor.standingQuestions == [.changes])
    #expect(interactor.receive(.libraryChanged, to: .changes) == [])
    #expect(interactor.settingsChanged([.language]) == [])
    interactor = loaded()
    #expect(interactor.receive(.libraryChanged, to: .changes) == [.ask(.list(.newestFirst))])
    #expect(interactor.settingsChanged([.language]) == [.ask(.list(.newestFirst))], "titles sort differently")
    #expect(interactor.settingsChanged(Set(Setting.allCases).subtracting([.language])) == [])
  }

  @Test func changesRunOneAfterAnother() {
    #expect([Question.add([1]), .remove([1])].map(\.rule) == [.queued, .queued])
    #expect(Question.add([1]).lane == Question.remove([2]).lane)
    #expect(Question.list(.title).rule == .latest)
    #expect(Question.changes.rule == .background)
  }

  private func part(_ favorites: [ShelvedFilm]) -> ShelfPart {
    ShelfPart(total: favorites.count, elements: favorites)
  }

  private func loaded() -> ShelfInteractor {
    var interactor = interactor
    _ = interactor.handle(.load(.newestFirst))
    _ = interactor.receive(.list(.success(part(films))), to: .list(.newestFirst))
    return interactor
  }

  @Test func aSuccessfulReadClearsAReadError() {
    var interactor = ShelfInteractor(source: .tmdb, sources: [.tmdb])
    _ = interactor.handle(.load(.title))
    _ = interactor.receive(.list(.success(part([]))), to: .list(.title))
    _ = interactor.handle(.refresh)
    _ = interactor.receive(.list(.failure(StoreError(.busy))), to: .list(.title))
    #expect(interactor.response.error == StoreError(.busy))
    #expect(interactor.receive(.libraryChanged, to: .changes) == [.ask(.list(.title))])
    _ = interactor.receive(.list(.success(part([]))), to: .list(.title))
    #expect(interactor.response.error == nil)
  }

  @Test func aSuccessfulReadKeepsTheErrorOfAChange() {
    var interactor = ShelfInteractor(source: .tmdb, sources: [.tmdb])
    _ = interactor.handle(.remove([1]))
    let change = ShelfScene.Change(1, .notSaved(StoreError(.busy)))
    _ = interactor.receive(.changed([change]), to: .remove([1]))
    _ = interactor.receive(.list(.success(part([]))), to: .list(.title))
    #expect(interactor.response.changes == [change])
  }
}
