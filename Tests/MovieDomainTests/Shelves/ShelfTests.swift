import MovieDomain
import MovieTestSupport
import Testing

@Suite struct ShelfFilterTests {
  private let film = MovieDetails.complete

  private func meets(
    _ film: MovieDetails? = nil, from catalog: CatalogSource = .tmdb, _ change: (inout MovieFilter) throws -> Void
  ) rethrows -> Bool {
    var criteria = MovieFilter()
    try change(&criteria)
    return ShelfFilter(criteria, of: .tmdb).meets(film ?? self.film, from: catalog)
  }

  @Test func `Every criterion is met by what is stored`() throws {
    typealias Limits = MovieFilter.Limits
    #expect(meets { $0.genres = [13] } && !meets { $0.genres = [13, 35] } && !meets { $0.excludedGenres = [12] })
    #expect(try meets { $0.years = try Bounds("1990..1999", in: Limits.years) })
    #expect(try !meets { $0.years = try Bounds("2000..", in: Limits.years) })
    #expect(try meets { $0.score = try Bounds("8.25..", in: Limits.scores) })
    #expect(try meets { $0.votes = try Bounds("26341..", in: Limits.votes) })
    #expect(try !meets { $0.votes = try Bounds("26342..", in: Limits.votes) })
    #expect(try meets { $0.runtime = try Bounds("..136", in: Limits.runtimes) })
    #expect(try !meets { $0.runtime = try Bounds("..135", in: Limits.runtimes) })
    #expect(meets { $0.originalLanguage = "de" } && !meets { $0.originalLanguage = "fr" })
    #expect(meets { $0.country = Region("NZ") } && !meets { $0.country = Region("US") })
    #expect(meets { $0.people = [21, 22] } && !meets { $0.people = [21, 23] })
    #expect(meets { $0.services = [7, 8] } && !meets { $0.services = [7] })
    #expect(meets { $0.certification = "FSK 16" } && !meets { $0.certification = "R" })
  }

  @Test func `What is not known meets no criterion`() throws {
    let unknown = MovieDetails(movie: Movie(id: 1, title: "A"), watchOptions: nil, release: nil)
    #expect(meets(unknown) { _ in })
    #expect(try !meets(unknown) { $0.runtime = try Bounds("..95", in: MovieFilter.Limits.runtimes) })
    #expect(!meets(unknown) { $0.country = Region("DE") } && !meets(unknown) { $0.people = [3] })
    #expect(!meets(unknown) { $0.services = [8] } && !meets(unknown) { $0.certification = "PG" })
  }

  @Test(arguments: [("1999-03-30", false), ("1999-03-31", true)] as [(CalendarDate, Bool)])
  func `Films that come after a day are left out, and those without a day are not`(day: CalendarDate, isMet: Bool) {
    let filter = ShelfFilter(MovieFilter(), of: .tmdb, releasedBy: day)
    #expect(filter.meets(film, from: .tmdb) == isMet)
    #expect(filter.meets(MovieDetails(movie: Movie(id: 1, title: "A")), from: .tmdb))
  }

  @Test func `The ids of people belong to one catalog`() {
    #expect(!meets(from: .publicDomain) { $0.people = [21] })
    #expect(meets(from: .publicDomain) { $0.genres = [12] })
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

@Suite struct StoredFilmTests {
  private let day: CalendarDate = "2026-11-22"

  @Test func `A film that is added again keeps its dates, its diary and what only its details have`() {
    let diary = Diary(filmRating: StarRating(stars: 4))
    let known = StoredFilm(source: .tmdb, details: .complete, on: .seen, added: "2020-02-02", diary: diary)
    let shelves: [Shelf: CalendarDate] = [.seen: day, .favorites: day]
    var movie = Movie.complete
    movie.title = "Another title"
    for isIncomplete in [true, false] {
      let details = MovieDetails(movie: movie, credits: nil, reviews: nil)
      let added = StoredFilm(source: .tmdb, details: details, shelves: shelves, isIncomplete: isIncomplete)
      let merged = added.merged(into: known)
      #expect(merged?.shelves == [.seen: "2020-02-02", .favorites: day] && merged?.diary == diary)
      #expect(merged?.details.movie == movie && merged?.details.credits == known.details.credits)
      #expect(merged?.details.tagline == (isIncomplete ? known.details.tagline : "") && merged?.isIncomplete == false)
    }
  }

  @Test func `A film that was seen leaves the watchlist, and details alone add no film`() {
    let known = StoredFilm(source: .tmdb, details: .complete, on: .watchlist, added: day)
    var seen = StoredFilm(source: .tmdb, details: .complete, on: .seen, added: day)
    seen.leavesWatchlist = true
    #expect(seen.merged(into: known)?.shelves == [.seen: day] && seen.merged(into: known)?.leavesWatchlist == false)
    let details = StoredFilm(source: .tmdb, details: .complete, shelves: [:])
    #expect(details.merged(into: known)?.shelves == [.watchlist: day] && details.merged(into: nil) == nil)
  }
}
