import LogTestSupport
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct DetailInteractorTests {
  var interactor = DetailInteractor(source: .tmdb)

  @Test func `Before the first load, there is no film`() {
    #expect(interactor.response.filmMarks == FilmMarks())
    #expect(DetailPresenter.shown(interactor.response).content == .empty(EmptyState(title: "Not loaded yet")))
  }

  @Test mutating func `The marks of the film are those of its catalog`() {
    _ = interactor.handle(.load(id: 603))
    #expect(interactor.receive(.success(.init(.sample(603))), to: .init(id: 603)) == [])
    #expect(interactor.filmsOnScreen == [603])
    let marks = FilmMarks(shelves: [.seen], diary: Diary(filmRating: StarRating(halves: 9)))
    interactor.mark([.init(.publicDomain, 603): FilmMarks(shelves: [.favorites]), 603: marks])
    #expect(interactor.response.filmMarks == marks)
  }
}

/// A library that fails, and several scenes at the same time.
@Suite(.timeLimit(.minutes(10))) struct DetailSceneTests {
  typealias ViewModel = DetailScene.ViewModel

  @Test func aLibraryThatFailsStillShowsTheFilm() async {
    let context = SceneContext(catalog: LocalCatalog(), films: UnusableLibrary())
    #expect(await context.viewModel(of: DetailScene.self, for: .load(id: 603))?.film?.title == "Film in en")
  }

  @Test func aChangeOfAShelfIsShownInEveryScene() async throws {
    let library = TransientFilmLibrary()
    let context = SceneContext(catalog: LocalCatalog(), films: library, today: .sample)
    let displays = [RecordingDisplay<ViewModel>(), RecordingDisplay<ViewModel>(), RecordingDisplay<ViewModel>()]
    let scenes = displays.map { context.open(DetailScene.self, on: $0) }
    for (scene, id) in zip(scenes, [603, 603, 604]) {
      await scene.handle(.load(id: id))
    }
    try await library.add(.sample(603, on: .favorites))
    for display in displays.prefix(2) { await display.waitForShown(2) }
    _ = await library.remove([603], from: .favorites, in: ChangeID())
    for display in displays.prefix(2) { await display.waitForShown(3) }
    #expect(displays[0].shown.map(\.film?.marks.first?.text) == [nil, "In your favorites", nil])
    #expect(displays[1].shown.map(\.film?.marks.first?.text) == [nil, "In your favorites", nil])
    #expect(displays[2].shown.map(\.film?.marks.first?.text) == [nil])
    withExtendedLifetime(scenes) {}
  }

  @Test func aReleasedSceneStopsObservingTheLibrary() async {
    let library = ObservedLibrary()
    let context = SceneContext(catalog: LocalCatalog(language: "en"), films: library)
    for id in 1...1000 {
      let scene = context.open(DetailScene.self, on: RecordingDisplay<ViewModel>())
      await scene.handle(.load(id: id))
    }
    #expect(library.begun.all.count == 1000)
    await library.ended.wait(for: 1000)
  }
}

/// A library that counts its observers.
private final class ObservedLibrary: LibraryWrapper {
  let base = TransientFilmLibrary()
  let begun = Log<Void>()
  let ended = Log<Void>()

  func changes() -> AsyncStream<Set<FilmID>> {
    begun.add(())
    let (stream, continuation) = AsyncStream.makeStream(of: Set<FilmID>.self)
    continuation.onTermination = { [ended] _ in ended.add(()) }
    return stream
  }
}
