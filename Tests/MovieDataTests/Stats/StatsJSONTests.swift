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

  @Test func `Every number is in the document`() throws {
    let document = try Envelope.read(
      StatsJSON(words: EnglishWords()).viewModel(for: response(.success(try statistics))), as: "stats")
    #expect(
      document == [
        "year": 2024, "films": 3, "viewings": 3, "first": "2024-02-28", "last": "2024-03-01",
        "longest_gap": ["from": "2024-02-28", "to": "2024-03-01", "days": 2],
        "films_with": ["day": 2, "genre": 2, "country": 1, "director": 1],
        "years": [["year": 2024, "viewings": 3]],
        "months": [["month": 2, "viewings": 1], ["month": 3, "viewings": 2]],
        "decades": [["decade": 1990, "films": 1]],
        "genres": [["id": 7, "name": nil, "films": 2], ["id": 18, "name": "Drama", "films": 2]],
        "countries": [["iso_3166_1": "US", "films": 1]],
        "directors": [["source": "tmdb", "id": 7, "name": "A", "films": 1]],
        "stars": [["stars": 4.5, "films": 1, "average_score": 8.0]],
      ])
  }

  @Test func `Without films, and with a library that cannot be read, there are no numbers`() {
    let presenter = StatsJSON(words: EnglishWords())
    let empty = presenter.viewModel(for: response(.success(WatchStatistics(of: 2024))))
    #expect(empty.outcome == .nothingFound && empty.code == "not-found")
    let failed = presenter.viewModel(for: response(.failure(StoreError(.malformed))))
    #expect(failed.outcome == .failed && failed.code == "malformed")
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
