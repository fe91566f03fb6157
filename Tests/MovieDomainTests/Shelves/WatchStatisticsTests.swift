import MovieDomain
import Testing

/// `StatsSceneTests` count films, and `StoredStatisticsTests` compare both ways to count them.
@Suite struct WatchStatisticsTests {
  // A search of all earlier genres for each one would take minutes.
  @Test func `A film with forty thousand genres counts once for each`() {
    let ids = Array(0..<40_000)
    var genres = WatchStatistics.Tally<Genre.ID>()
    genres.add(2, ids + ids)
    #expect(genres.films == Dictionary(uniqueKeysWithValues: ids.map { ($0, 2) }))
    #expect(genres.known == 2)
  }
}
