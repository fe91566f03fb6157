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

  @Test func `A command line changes no film whose title only looks like the text`() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: BrowserEvent.self)
    let catalog = PublicDomainCatalog(today: FilmStrip.today)
    let pages = ScenePages(SceneContext(catalog: catalog)) { continuation.yield($0) }
    var received = events.makeAsyncIterator()
    await pages.perform(.find(.filmNamed("rate", .overview)))
    guard case .found(.movie(let film, _, _))? = await received.next() else {
      Issue.record("no film")
      return
    }
    await pages.perform(.find(.filmNamed("rate", .overview), running: "watchlist add"))
    guard case .several(_, let choice)? = await received.next() else {
      Issue.record("no choice")
      return
    }
    #expect(choice.candidates.map(\.route) == [.movie(id: film)])
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
