import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// `LoadingTests` have the other states.
@Suite struct LoadableTests {
  @Test func `A stale value has its own error, until a newer one cannot be loaded`() {
    let (error, newer) = (CatalogError(.timedOut), CatalogError(.unreachable))
    let stale = ResultsPage<Movie>(
      totalResults: 1, elements: [.sample(2)], staleness: Staleness(age: .seconds(60), error: error))
    var loadable = Loadable.loaded(ResultsPage<Movie>.sample([1]))
    loadable.take(.success(stale))
    #expect(loadable == .stale(stale, error))
    loadable.take(.failure(newer))
    #expect(loadable == .stale(stale, newer))
  }
}
