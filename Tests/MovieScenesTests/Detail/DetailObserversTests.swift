import MovieDisplay
import MovieDomain
import MovieScenes
import Synchronization
import Testing

/// Released scenes.
@Suite(.timeLimit(.minutes(10))) struct DetailObserversTests {
  @Test func aReleasedSceneStopsObservingTheLibrary() async {
    let library = ObservedLibrary()
    let context = SceneContext(catalog: LocalCatalog(language: "en"), films: library)
    for id in 1...1000 {
      let scene = context.open(DetailScene.self, on: Nowhere())
      await scene.handle(.load(id: id))
    }
    #expect(library.subscriptions == 1000)
    await library.waitForEnd(of: 1000)
  }

  private struct Nowhere: DetailDisplay {
    func display(_ viewModel: DetailScene.ViewModel) async {}
  }
}

/// A library that counts its observers.
private final class ObservedLibrary: FilmLibrary {
  private let counts = Mutex((begun: 0, ended: 0))
  private let (ends, end) = AsyncStream.makeStream(of: Void.self)

  var subscriptions: Int { counts.withLock { $0.begun } }

  func waitForEnd(of count: Int) async {
    for await _ in ends where counts.withLock({ $0.ended }) == count { return }
  }

  func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }
  func unrate(_ id: FilmID, in change: ChangeID) -> Bool { false }
  func repair() -> LibraryRepair { LibraryRepair() }

  func changes() -> AsyncStream<Set<FilmID>> {
    counts.withLock { $0.begun += 1 }
    let (stream, continuation) = AsyncStream.makeStream(of: Set<FilmID>.self)
    continuation.onTermination = { [weak self] _ in
      self?.counts.withLock { $0.ended += 1 }
      self?.end.yield()
    }
    return stream
  }

  func add(_ films: [StoredFilm], in change: ChangeID) -> Set<FilmID> { [] }
  func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> { [] }
  func perform(_ step: UndoStep) -> AffectedFilms? { nil }
  func marks(of ids: Set<FilmID>) -> [FilmID: FilmMarks] { [:] }
  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) -> ShelfPart {
    ShelfPart(total: 0, elements: [])
  }
  func details(of id: FilmID) -> StoredFilm? { nil }
}
