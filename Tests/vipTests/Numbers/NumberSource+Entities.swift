import MovieDomain
import MovieScenes

// Entities in which every number comes from the source.
extension NumberSource {
  mutating func movie() -> Movie {
    Movie(
      id: int(603), title: "The Sample", originalTitle: "Das Beispiel", originalLanguage: "de",
      releaseDate: CalendarDate(iso8601: "1999-03-31"), overview: "Every fact is known.",
      rating: Rating(average: double(8.25), voteCount: int(26_341)), popularity: double(83.14),
      genreIDs: [int(12)], posterPath: "/poster.jpg")
  }

  mutating func films() -> ResultsPage<Movie> {
    page([movie(), Movie(id: 2, title: "Another", rating: Rating(average: nil, voteCount: int(0)))])
  }

  mutating func page<Element>(_ elements: [Element]) -> ResultsPage<Element> {
    ResultsPage(
      number: int(2), totalPages: int(9), totalResults: int(170), elements: elements, skipped: int(3),
      staleness: staleness())
  }

  mutating func pages<Element>(_ page: ResultsPage<Element>) -> PagedList<Element> {
    var pages = PagedList(page)
    pages.append(self.page([]))
    pages.append(page)
    return pages
  }

  mutating func staleness() -> Staleness {
    Staleness(age: seconds(4_711), error: error())
  }

  mutating func error() -> CatalogError {
    CatalogError(.rateLimited, host: "api.example.org", status: int(429), retryAfter: int(55))
  }

  mutating func details() -> MovieDetails {
    let review = Review(id: "5e1", author: "Rae Reviewer", rating: double(7.5), text: "I would go again.")
    return MovieDetails(
      movie: movie(), genres: [Genre(id: int(11), name: "Nocturne")], runtime: int(136), budget: int(63_000_000),
      revenue: int(463_517_383),
      credits: Credits(
        cast: [.init(id: int(21), name: "Ana Actor", roles: ["The Guest"])],
        crew: [.init(id: int(22), name: "Dora Director", roles: ["Director"])], skipped: int(23)),
      reviews: page([review]),
      watchOptions: WatchOptions(
        region: .unitedStates, offers: [.init(.rent, [StreamingService(id: int(8), name: "Cinema")])],
        publicDomain: .init(since: int(1_998), isReached: true)),
      recommendations: page([movie()]), staleness: staleness())
  }

  mutating func person() -> Person {
    Person(
      id: int(287), name: "Pia Person", department: "Directing", popularity: double(21.5),
      knownFor: [.init(title: "Known Work", movieID: int(288))])
  }

  mutating func personDetails() -> PersonDetails {
    PersonDetails(
      person: person(), birthday: CalendarDate(iso8601: "9999-12-31"), deathday: CalendarDate(iso8601: "0001-01-01"),
      films: [.init(movie: movie(), jobs: ["Herself"]), .init(movie: movie(), jobs: ["Producer"])],
      staleness: staleness())
  }

  mutating func report() -> ImportReport {
    var report = ImportReport()
    report.added = [.init(int(2), title: "The Sample")]
    report.malformed = [.init(int(3))]
    (report.changes.newFilms, report.changes.updatedFilms) = (int(1), int(2))
    (report.changes.unchangedFilms, report.changes.newViewings) = (int(3), int(4))
    report.stop = .catalog(error())
    return report
  }
}
