import MovieDomain
import MovieScenes
import RandomTestSupport

/// Hands out the numbers of a sample: the usual ones, or extremes in their place.
struct NumberSource {
  enum Plan: Hashable {
    /// Only usual numbers.
    case usual
    /// The extreme with this index for one number, which is counted in the order in which they are asked for.
    case one(Int, extreme: Int)
    /// The same extreme for every number.
    case all(extreme: Int)
    /// A different extreme for each number.
    case random(seed: UInt64)
  }

  private static let integers = [Int.min, .max, 0, -1, Int(Int32.max), .max / 2]

  private static let numbers = [
    -1e308, 1e308, 0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e18,
  ]

  private static let durations: [Duration] = [
    .seconds(Int64.min), .seconds(Int64.max), .zero, .seconds(-1), .seconds(Int64.max) * 10,
  ]

  /// How many extremes there are for each number that was asked for.
  private(set) var extremes: [Int] = []
  private let plan: Plan
  private var generator: SeededGenerator

  init(_ plan: Plan) {
    self.plan = plan
    generator = if case .random(let seed) = plan { SeededGenerator(seed: seed) } else { SeededGenerator(seed: 0) }
  }

  mutating func int(_ usual: Int) -> Int { next(usual, Self.integers) }
  mutating func double(_ usual: Double) -> Double { next(usual, Self.numbers) }
  mutating func seconds(_ usual: Int) -> Duration { next(.seconds(usual), Self.durations) }

  private mutating func next<Value>(_ usual: Value, _ extremes: [Value]) -> Value {
    defer { self.extremes.append(extremes.count) }
    return switch plan {
    case .usual: usual
    case .one(let place, let extreme): place == self.extremes.count ? extremes[extreme] : usual
    case .all(let extreme): extremes[extreme % extremes.count]
    case .random: Bool.random(using: &generator) ? usual : extremes.randomElement(using: &generator) ?? usual
    }
  }

  // MARK: - Entities in which every number comes from the source

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
