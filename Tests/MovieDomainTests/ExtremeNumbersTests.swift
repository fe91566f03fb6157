import Testing

@testable import MovieDomain

/// Numbers come from servers, files and databases, so entities hold only those that arithmetic can deal with.
@Suite struct ExtremeNumbersTests {
  @Test(
    arguments: [
      (.nan, nil), (.infinity, nil), (-.infinity, nil), (-1, nil), (1e18, nil), (1e308, nil), (0, 0), (0.05, 0.05),
      (21.5, 21.5), (99_999, 99_999),
    ] as [(Double, Double?)])
  func `An impossible popularity is unknown`(popularity: Double, known: Double?) {
    var movie = Movie(id: 1, title: "Film", popularity: popularity)
    var person = Person(id: 1, name: "N. N.", popularity: popularity)
    #expect([movie.popularity, person.popularity] == [known, known])
    (movie.popularity, person.popularity) = (5, 5)
    (movie.popularity, person.popularity) = (popularity, popularity)
    #expect([movie.popularity, person.popularity] == [known, known])
  }

  @Test func `Counts are never negative`() {
    for number in [Int.min, -1] {
      let page = ResultsPage<Movie>(
        number: number, totalPages: number, totalResults: number, elements: [], skipped: number)
      #expect([page.number, page.totalPages, page.totalResults, page.skipped] == [1, 0, 0, 0])
    }
    #expect(Credits(skipped: .min).skipped == 0 && Credits(skipped: .max).skipped < .max)
  }

  @Test func `The number of films on a shelf stays within bounds`() {
    var part = ShelfPart(total: .min, elements: [])
    #expect(part.total == 0)
    part.total = .max
    #expect(part.total > 0 && part.total < .max)
    #expect(ShelfPart(total: .max, elements: []) == part)
  }

  @Test(arguments: [Int.min, -1, .max]) func `An impossible fact of a film is unknown`(number: Int) {
    let movie = Movie(id: 1, title: "Film")
    var details = MovieDetails(movie: movie, runtime: number, budget: number, revenue: number)
    #expect(details == MovieDetails(movie: movie))
    details.runtime = number
    details.budget = number
    details.revenue = number
    #expect(details == MovieDetails(movie: movie))
  }

  @Test func `The most expensive films keep their figures`() {
    let details = MovieDetails(
      movie: Movie(id: 1, title: "Film"), runtime: 51_420, budget: 447_000_000, revenue: 2_923_706_026)
    #expect([details.runtime, details.budget, details.revenue] == [51_420, 447_000_000, 2_923_706_026])
  }

  @Test func `Ages and delays stay within bounds`() {
    let error = CatalogError(.rateLimited, retryAfter: 3600)
    #expect(error.retryAfter == 3600)
    #expect(CatalogError(.rateLimited, retryAfter: .max).retryAfter == nil)
    #expect(CatalogError(.rateLimited, retryAfter: .min).retryAfter == nil)
    #expect(Staleness(age: Duration.seconds(Int64.min) * 10, error: error).age == .zero)
    #expect(Staleness(age: Duration.seconds(Int64.max) * 10, error: error).age?.components.seconds ?? 0 > 181 * 86_400)
  }

  @Test func `Numbers of votes stay within bounds`() {
    #expect(Rating(average: 5, voteCount: .max).weighted <= 10)
    #expect(Rating(average: 5, voteCount: .max).voteCount.map { $0 + 1 } != nil)
    #expect(Rating(average: .leastNonzeroMagnitude, voteCount: .min).average == nil)
  }

  @Test(arguments: [Int.min, 0, 10_000, .max])
  func `A film list has no impossible years`(year: Int) {
    #expect(FilmList.Row(line: 2, title: "Film", year: year).year == nil)
  }
}
