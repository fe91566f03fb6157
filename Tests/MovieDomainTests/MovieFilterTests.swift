import MovieDomain
import MovieTestSupport
import Testing

/// `FilterMeaningTests` compare the films that meet random filters.
@Suite struct MovieFilterTests {
  private let today: CalendarDate = "2026-11-20"
  private var filter = MovieFilter()

  @Test mutating func `An order by score needs votes, unless the filter says how many`() throws {
    filter.order = .score
    #expect(filter.neededVotes.lower == 200)
    let rare = Movie(id: 1, title: "A", rating: Rating(average: 10, voteCount: 1))
    #expect(!filter.meetsListed(rare, today: today))
    // A score that is no average of votes.
    #expect(filter.meetsListed(Movie(id: 1, title: "A", rating: Rating(average: 7, voteCount: nil)), today: today))
    filter.votes = try Bounds("1..", in: MovieFilter.Limits.votes)
    #expect(filter.meetsListed(rare, today: today))
  }

  @Test mutating func `The latest releases are those up to today, unless later years are given`() throws {
    filter.order = .newest
    #expect(filter.releaseDays(today: today).upper == today)
    filter.years = try Bounds("2020..", in: MovieFilter.Limits.years)
    #expect(filter.releaseDays(today: today).upper == today)
    filter.years = try Bounds("2030..", in: MovieFilter.Limits.years)
    #expect(filter.releaseDays(today: today).upper == nil)
    filter.years = try Bounds("2030..2031", in: MovieFilter.Limits.years)
    #expect(filter.releaseDays(today: today).upper == "2031-12-31")
  }

  @Test mutating func `Criteria are listed by kind, and how many genres a film needs makes another one`() throws {
    #expect(filter.criteria.isEmpty)
    filter.certification = "PG-13"
    filter.years = try Bounds("1990..", in: MovieFilter.Limits.years)
    filter.order = .title
    filter.genres = [1, 2]
    filter.excludedGenres = [3]
    #expect(filter.criteria == [.genre, .without, .year, .certification, .order])
    filter.genreQuantifier = .any
    #expect(filter.criteria == [.anyGenre, .without, .year, .certification, .order])
    #expect(filter.values(of: .anyGenre) == ["1", "2"] && filter.values(of: .genre).isEmpty)
  }
}
