import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import Testing
import ViewerScenes

@Suite struct StatsJSONTests {
  private func response(_ statistics: Result<WatchStatistics, StoreError>?) -> StatsScene.Response {
    .init(
      source: .init(idNamespace: "tmdb"), year: 2024, statistics: statistics, genres: [Genre(id: 18, name: "Drama")])
  }

  private var statistics: WatchStatistics {
    get throws {
      var statistics = WatchStatistics(of: 2024)
      statistics.films = 3
      statistics.filmsWithDay = 2
      statistics.days = ["2024-02-28": 1, "2024-03-01": 2]
      statistics.decades = [1990: 1]
      statistics.add(2, genres: [18, 7])
      statistics.add(1, countries: [.unitedStates])
      statistics.add(1, directors: [.init(source: "tmdb", id: 7, name: "A")])
      statistics.ratings[try #require(StarRating(stars: 4.5)), default: .init()].add(8)
      return statistics
    }
  }

  @Test func documents() throws {
    let presenter = StatsJSON(words: EnglishWords())
    func page(_ statistics: Result<WatchStatistics, StoreError>) -> JSONPage {
      presenter.viewModel(for: response(statistics))
    }
    try Envelope.compare(
      [
        "every number": page(.success(statistics)), "no films": page(.success(WatchStatistics(of: 2024))),
        "a library that cannot be read": page(.failure(StoreError(.malformed))),
      ], as: "stats")
    #expect(presenter.viewModel(for: response(nil)).content == .document([:]))
  }

  @Test func `The table has plain numbers in any language`() throws {
    let table = StatsTSV(words: RussianWords()).viewModel(for: response(.success(try statistics)))
    #expect(table.columns == ["section", "label", "value"])
    #expect(
      table.rows == [
        ["total", "films", "3"], ["total", "viewings", "3"], ["total", "first", "2024-02-28"],
        ["total", "last", "2024-03-01"], ["total", "longest_gap", "2"], ["years", "2024", "3"], ["months", "3", "2"],
        ["months", "2", "1"], ["decades", "1990", "1"], ["genres", "7", "2"], ["genres", "Drama", "2"],
        ["countries", "US", "1"], ["directors", "A", "1"], ["stars", "4.5", "1"],
      ])
  }
}
