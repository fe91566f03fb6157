import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing

@Suite(.timeLimit(.minutes(10))) struct ScenePagesTests {
  @Test func `A name is not looked up any further when its answer is not expected any more`() async {
    let catalog = SlowCatalog()
    var requests = catalog.requests.makeAsyncIterator()
    let pages = ScenePages(SceneContext(catalog: catalog)) { _ in }
    await pages.perform(.find(.filmNamed("faust", .overview)))
    #expect(await requests.next() == "faust")
    await pages.perform(.stopFinding)
    #expect(await requests.next() == "cancelled")
  }
}

/// A catalog whose searches end only when they are canceled.
private struct SlowCatalog: CatalogWrapper {
  let requests: AsyncStream<String>
  private let log: AsyncStream<String>.Continuation

  init() { (requests, log) = AsyncStream.makeStream() }

  var source: CatalogSource { .publicDomain }
  func base() async -> any MovieCatalog { PublicDomainCatalog(today: FilmStrip.today) }

  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    log.yield(query.text)
    while (try? await Task.sleep(for: .seconds(600))) != nil {}
    log.yield("cancelled")
    throw CatalogError(.cancelled)
  }
}
