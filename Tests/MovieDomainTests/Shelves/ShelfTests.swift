import MovieDomain
import MovieTestSupport
import Testing

@Suite struct ShelfFilterTests {
  private let film: MovieDetails

  init() throws {
    let movie = Movie(
      id: 1, title: "A", originalLanguage: "de", releaseDate: "1927-01-10",
      rating: Rating(average: 8, voteCount: 90), genreIDs: [18, 878])
    let service = StreamingService(id: 8, name: "Netflix")
    film = MovieDetails(
      movie: movie, countries: [Country(try #require(Region("DE")), name: "Germany")], runtime: 95,
      credits: Credits(cast: [.init(id: 3, name: "B")], crew: [.init(id: 4, name: "C")]),
      watchOptions: WatchOptions(region: Region("US"), offers: [.init(.rent, [service])]),
      release: RegionalRelease(region: Region("US"), certification: "PG"))
  }

  private func meets(
    _ film: MovieDetails? = nil, from catalog: CatalogSource = .tmdb, _ change: (inout MovieFilter) throws -> Void
  ) rethrows -> Bool {
    var criteria = MovieFilter()
    try change(&criteria)
    return ShelfFilter(criteria, of: .tmdb).meets(film ?? self.film, from: catalog)
  }

  @Test func `Every criterion is met by what is stored`() throws {
    typealias Limits = MovieFilter.Limits
    #expect(meets { $0.genres = [878] } && !meets { $0.genres = [878, 35] } && !meets { $0.excludedGenres = [18] })
    #expect(try meets { $0.years = try Bounds("1920..1929", in: Limits.years) })
    #expect(try !meets { $0.years = try Bounds("1930..", in: Limits.years) })
    #expect(try meets { $0.score = try Bounds("8..", in: Limits.scores) })
    #expect(try meets { $0.votes = try Bounds("90..", in: Limits.votes) })
    #expect(try !meets { $0.votes = try Bounds("91..", in: Limits.votes) })
    #expect(try meets { $0.runtime = try Bounds("..95", in: Limits.runtimes) })
    #expect(try !meets { $0.runtime = try Bounds("..94", in: Limits.runtimes) })
    #expect(meets { $0.originalLanguage = "de" } && !meets { $0.originalLanguage = "fr" })
    #expect(meets { $0.country = Region("DE") } && !meets { $0.country = Region("US") })
    #expect(meets { $0.people = [3, 4] } && !meets { $0.people = [3, 5] })
    #expect(meets { $0.services = [7, 8] } && !meets { $0.services = [7] })
    #expect(meets { $0.certification = "PG" } && !meets { $0.certification = "R" })
  }

  @Test func `What is not known meets no criterion`() throws {
    let unknown = MovieDetails(movie: Movie(id: 1, title: "A"), watchOptions: nil, release: nil)
    #expect(meets(unknown) { _ in })
    #expect(try !meets(unknown) { $0.runtime = try Bounds("..95", in: MovieFilter.Limits.runtimes) })
    #expect(!meets(unknown) { $0.country = Region("DE") } && !meets(unknown) { $0.people = [3] })
    #expect(!meets(unknown) { $0.services = [8] } && !meets(unknown) { $0.certification = "PG" })
  }

  @Test(arguments: [("1927-01-09", false), ("1927-01-10", true)] as [(CalendarDate, Bool)])
  func `Films that come after a day are left out, and those without a day are not`(day: CalendarDate, isMet: Bool) {
    let filter = ShelfFilter(MovieFilter(), of: .tmdb, releasedBy: day)
    #expect(filter.meets(film, from: .tmdb) == isMet)
    #expect(filter.meets(MovieDetails(movie: Movie(id: 1, title: "A")), from: .tmdb))
  }

  @Test func `The ids of people belong to one catalog`() {
    #expect(!meets(from: .publicDomain) { $0.people = [3] })
    #expect(meets(from: .publicDomain) { $0.genres = [18] })
  }

  @Test func `An order, which a shelf has itself, leaves no film out`() {
    for order in MovieFilter.Order.allCases {
      #expect(meets { $0.order = order })
    }
  }

  @Test func `Stars are the viewer's, and a film without them meets no range`() throws {
    var criteria = MovieFilter()
    criteria.stars = try Bounds("3.5..4")
    let filter = ShelfFilter(criteria, of: .tmdb)
    let meeting = [nil, 3, 3.5, 4, 4.5].filter { stars in
      filter.meets(film, diary: Diary(filmRating: stars.flatMap { StarRating(stars: $0) }), from: .tmdb)
    }
    #expect(meeting == [3.5, 4])
    #expect(criteria.criteria == [.stars] && criteria.stars.text == "3.5..4")
    for (text, error) in [("4.2..", BoundsError.noNumber), ("5..1", .reversed), ("", .noNumber)] {
      #expect(throws: error) { _ = try Bounds<StarRating>(text) }
    }
  }
}
