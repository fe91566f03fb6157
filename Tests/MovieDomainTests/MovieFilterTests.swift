import MovieDomain
import MovieTestSupport
import Testing
import TextSnapshots

@Suite struct MovieFilterTests {
  private let today: CalendarDate = "2026-11-20"

  @Test func `A filter without criteria is met by every film`() {
    #expect(MovieFilter().criteria.isEmpty)
    #expect(MovieFilter().meetsListed(Movie(id: 1, title: "A"), today: today))
  }

  @Test func `An order by score needs votes, unless the filter says how many`() throws {
    var filter = MovieFilter()
    filter.order = .score
    #expect(filter.neededVotes.lower == 200)
    let rare = Movie(id: 1, title: "A", rating: Rating(average: 10, voteCount: 1))
    #expect(!filter.meetsListed(rare, today: today))
    filter.votes = try Bounds("1..", in: MovieFilter.Limits.votes)
    #expect(filter.meetsListed(rare, today: today))
  }

  @Test func `A score that is not an average of votes needs none`() {
    var filter = MovieFilter()
    filter.order = .score
    #expect(filter.meetsListed(Movie(id: 1, title: "A", rating: Rating(average: 7, voteCount: nil)), today: today))
  }

  @Test func `The latest releases are those up to today, unless years are given`() throws {
    var filter = MovieFilter()
    filter.order = .newest
    #expect(filter.releaseDays(today: today).upper == today)
    filter.years = try Bounds("2030..", in: MovieFilter.Limits.years)
    #expect(filter.releaseDays(today: today).upper == nil)
    filter.years = try Bounds("2030..2031", in: MovieFilter.Limits.years)
    #expect(filter.releaseDays(today: today).upper == "2031-12-31")
  }

  @Test func `A film has all genres, or one of them`() {
    var filter = MovieFilter()
    filter.genres = [1, 2]
    let film = Movie(id: 1, title: "A", genreIDs: [2, 3])
    #expect(!filter.meetsListed(film, today: today))
    filter.genreQuantifier = .any
    #expect(filter.meetsListed(film, today: today))
    filter.excludedGenres = [3]
    #expect(!filter.meetsListed(film, today: today))
  }

  @Test func `Criteria are listed by kind`() throws {
    var filter = MovieFilter()
    filter.certification = "PG-13"
    filter.years = try Bounds("1990..", in: MovieFilter.Limits.years)
    filter.order = .title
    #expect(filter.criteria == [.year, .certification, .order])
  }
}

@Suite struct BoundsTests {
  /// Compares with its golden how ranges are written that are read from texts, or why they are none.
  private func check(_ texts: [String], function: String = #function, _ read: (String) throws -> String) {
    let lines = texts.map { text in
      do {
        let written = try read(text)
        #expect(try read(written) == written)
        return "\(text): \(written)\n"
      } catch {
        return "\(text): error \(error)\n"
      }
    }
    assertSnapshot(of: lines.joined(), function: function)
  }

  @Test func `A range of years has one end or both, between dots or hyphens`() {
    check([
      "1990..1999", "1990..", "..1999", "1994", " 1990 .. 1999 ", "1990-1999", "1990-99", "1990..94", "1930-1940", "",
      "..", "x..y", "1990-1999-", "1930-", "+1990", "1990..1994..1999", "٣..", "1999..1990", "1500..",
      "..99999999999999999999", "1920s", "1925s", "192xs", "1860s",
    ]) { try Bounds<Int>($0, in: 1870...2100).text }
  }

  @Test func `A range of scores may have decimals, after a point or a comma`() {
    check([
      "6.5..8", "7..", "..5.25", "6,5..8", "nan..", "inf..", "1e1..", "0x7..", "-1..", ".5..", "7,,5..",
    ]) { try Bounds<Double>($0, in: 0.0...10).text }
  }

  @Test func `A single number is an error where a minimum or a maximum is expected`() {
    check(["90", "900", "-5", "1900s"]) { try Bounds<Int>($0, in: 1...600, allowsSingle: false).text }
    #expect(throws: BoundsError.single) { try Bounds<Double>("7,5", in: 0.0...10, allowsSingle: false) }
  }

  @Test func `An unknown value is in an open range only`() throws {
    #expect(Bounds<Int>.all.contains(nil))
    #expect(try !Bounds<Int>("..5", in: 0...9).contains(nil))
  }
}
