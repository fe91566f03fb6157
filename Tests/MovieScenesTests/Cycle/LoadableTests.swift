import MovieDomain
import SceneTestSupport
import Testing

@testable import MovieScenes

@Suite struct LoadableTests {
  private let error = CatalogError(.timedOut)
  private let newer = CatalogError(.unreachable)

  private func page(_ id: Int, stale: Bool = false) -> ResultsPage<Movie> {
    ResultsPage(
      totalResults: 1, elements: [.sample(id)],
      staleness: stale ? Staleness(age: .seconds(60), error: error) : nil)
  }

  @Test func aValueIsLoaded() {
    var loadable = Loadable<ResultsPage<Movie>>.loading
    loadable.take(.success(page(1)))
    #expect(loadable == .loaded(page(1)))
  }

  @Test func aStaleValueHasItsOwnError() {
    var loadable = Loadable.loaded(page(1))
    loadable.take(.success(page(2, stale: true)))
    #expect(loadable == .stale(page(2, stale: true), error))
  }

  @Test func aFailureKeepsTheValue() {
    var loadable = Loadable.stale(page(1, stale: true), error)
    loadable.take(.failure(newer))
    #expect(loadable == .stale(page(1, stale: true), newer))
    loadable = .loading
    loadable.take(.failure(newer))
    #expect(loadable == .failed(newer))
  }

  @Test func valuesWithoutStalenessAreLoaded() {
    var loadable = Loadable<[Genre]>.loading
    loadable.take(.success(.english))
    #expect(loadable == .loaded(.english))
    loadable.take(.failure(newer))
    #expect(loadable == .stale(.english, newer))
  }
}
