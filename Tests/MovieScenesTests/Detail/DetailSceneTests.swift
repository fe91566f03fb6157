import LogTestSupport
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

/// The worker, and several scenes at the same time.
@Suite(.timeLimit(.minutes(10))) struct DetailSceneTests {
  typealias ViewModel = DetailScene.ViewModel

  let library = TransientFilmLibrary()

  @Test func theWorkerLoadsTheFilm() async {
    #expect(await answer(.film(603))?.film == .success(.sample(603, "Film in en")))
  }

  @Test func aLibraryThatFailsStillShowsTheFilm() async {
    let context = SceneContext(catalog: LocalCatalog(), films: UnusableLibrary())
    #expect(await context.viewModel(of: DetailScene.self, for: .load(id: 603))?.film?.title == "Film in en")
  }

  @Test func aChangeOfAShelfIsShownInEveryScene() async throws {
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
    #expect(try await library.ids(among: [.init(.tmdb, 603)], on: .favorites).isEmpty)
    withExtendedLifetime(scenes) {}
  }

  private func answer(
    _ question: DetailInteractor.Question, catalog: LocalCatalog = LocalCatalog()
  ) async -> DetailInteractor.Answer? {
    let context = SceneContext(catalog: catalog, films: library, today: .sample)
    return await DetailScene.worker(in: context).answer(question) { _ in }
  }

  @Test func aReleasedSceneStopsObservingTheLibrary() async {
    let library = ObservedLibrary()
    let context = SceneContext(catalog: LocalCatalog(language: "en"), films: library)
    for id in 1...1000 {
      let scene = context.open(DetailScene.self, on: Nowhere())
      await scene.handle(.load(id: id))
    }
    #expect(library.begun.all.count == 1000)
    await library.ended.wait(for: 1000)
  }

  private struct Nowhere: DetailDisplay {
    func display(_ viewModel: DetailScene.ViewModel) async {}
  }
}

extension DetailInteractor.Answer {
  fileprivate var film: Result<MovieDetails, CatalogError>? {
    if case .film(let details, _) = self { details } else { nil }
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

  func add(_ films: [StoredFilm], in change: ChangeID) -> Set<FilmID> { [] }
}
