import MovieDomain
import Testing

@Suite struct VideoTests {
  @Test(
    arguments: [
      ("YouTube", "vKQi3bBA1y8", "https://www.youtube.com/watch?v=vKQi3bBA1y8"),
      ("VIMEO", "123", "https://vimeo.com/123"), ("dailymotion", "x1", nil), ("youtube", "", nil),
      ("youtube", "a b", nil), ("youtube", "a&list=1", nil), ("youtube", "../x", nil), ("youtube", "a\u{1B}[0m", nil),
      ("vimeo", "é", nil), ("youtube", String(repeating: "a", count: 65), nil),
    ] as [(String, String, String?)])
  func `A video has an address unless its site is unknown or its key odd`(site: String, key: String, address: String?) {
    #expect(Video(id: "1", site: site, key: key).address == address)
  }

  @Test func `The best video is in the language, a trailer, official and new`() throws {
    func video(
      _ id: String, _ language: String?, kind: String = "Trailer", official: Bool = true, day: String? = nil,
      site: String = "youtube"
    ) -> Video {
      Video(
        id: id, site: site, key: "k", kind: kind, isOfficial: official, language: language,
        published: day.flatMap { CalendarDate(iso8601: Substring($0)) })
    }
    let videos = [
      video("unknown site", "de", site: "nowhere"), video("english", "en"), video("wordless", nil),
      video("clip", "de", kind: "Clip"), video("private", "de", official: false), video("undated", "de"),
      video("old", "de", day: "1999-01-01"), video("new", "de", day: "2001-01-01"),
    ]
    #expect(
      videos.ranked(for: "de").map(\.id) == [
        "new", "old", "undated", "private", "clip", "wordless", "english", "unknown site",
      ])
  }
}

/// `TMDbMovieTests` have a few rows of one person.
@Suite struct CreditsTests {
  // A search of all earlier jobs for each row would take minutes.
  @Test func `Forty thousand rows of one person are merged`() {
    let jobs = (0..<40_000).map { "Job \($0)" }
    let rows = jobs.map { Credits.Member(id: 1, name: "Anna", roles: [$0]) }
    let credits = Credits(cast: rows + rows, crew: rows + rows)
    #expect(credits.crew == [.init(id: 1, name: "Anna", roles: jobs)])
    #expect(credits.cast == credits.crew)
  }
}

@Suite struct RatingTests {
  @Test(
    arguments: [
      (10, 0, nil), (10, 1, 10), (8.3, nil, 8.3), (0, 5, 0), (-0.1, 5, nil), (10.1, 5, nil), (.infinity, 5, nil),
      (.nan, 5, nil),
    ] as [(Double, Int?, Double?)])
  func `A score is from 0 to 10, and one with zero votes is none`(average: Double, votes: Int?, score: Double?) {
    #expect(Rating(average: average, voteCount: votes).average == score)
  }

  @Test func `A score without votes is not weighted`() {
    #expect(Rating(average: 9, voteCount: nil).weighted == 9)
    #expect(Rating.none.weighted == 0)
  }
}
