import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
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
private final class ObservedLibrary: LibraryWrapper {
  let base = TransientFilmLibrary()
  private let counts = Mutex((begun: 0, ended: 0))
  private let (ends, end) = AsyncStream.makeStream(of: Void.self)

  var subscriptions: Int { counts.withLock { $0.begun } }

  func waitForEnd(of count: Int) async {
    for await _ in ends where counts.withLock({ $0.ended }) == count { return }
  }

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
}
