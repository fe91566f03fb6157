public import MovieDomain

// Samples with a distinct value in every stored property, except `staleness`.
extension MovieDetails {
  package static let complete = MovieDetails(
    movie: .complete, tagline: "Beyond the end.", genres: [Genre(id: 11, name: "Nocturne")],
    countries: Region("NZ").map { [Country($0, name: "New Zealand")] } ?? [], runtime: 136, budget: 63_000_000,
    revenue: 463_517_383, homepage: "https://example.org/film", imdbID: "tt0133093",
    collection: MovieCollection(id: 2_344, name: "The Sample Collection"), overviewLanguage: "fr",
    credits: Credits(
      cast: [.init(id: 21, name: "Ana Actor", roles: ["The Guest", "The Host"], profilePath: "/cast.jpg")],
      crew: [.init(id: 22, name: "Dora Director", roles: ["Director", "Editor"], profilePath: "/crew.jpg")],
      skipped: 23),
    reviews: ResultsPage(
      number: 31, totalPages: 32, totalResults: 33,
      elements: [
        Review(
          id: "5e1", author: "Rae Reviewer", rating: 7.5, text: "I would go again.",
          date: "2014-05-12")
      ], skipped: 34),
    watchOptions: WatchOptions(
      region: Region("CH"), offers: [.init(.rent, [StreamingService(id: 8, name: "Cinema", logoPath: "/logo.jpg")])],
      link: "https://example.org/watch", publicDomain: .init(since: 2_095, isReached: true)),
    release: RegionalRelease(
      region: Region("DE"), certification: "FSK 16", theatrical: "1999-06-17",
      digital: "1999-09-21", disc: "1999-12-14"),
    videos: [
      Video(
        id: "v1", name: "Official Trailer", site: "youtube", key: "vKQi3bBA1y8", kind: "Trailer", isOfficial: true,
        language: "es", published: "1999-01-07")
    ],
    recommendations: ResultsPage(
      number: 41, totalPages: 42, totalResults: 43, elements: [.similar], skipped: 44))

  /// Returns a copy with a change.
  package func with(_ change: (inout MovieDetails) -> Void) -> MovieDetails {
    var details = self
    change(&details)
    return details
  }
}

extension Movie {
  package static let complete = Movie(
    id: 603, title: "The Sample", originalTitle: "Das Beispiel", originalLanguage: "de",
    releaseDate: "1999-03-31", overview: "Every fact is known.",
    rating: Rating(average: 8.25, voteCount: 26_341), popularity: 83.14, genreIDs: [12, 13], posterPath: "/poster.jpg",
    backdropPath: "/backdrop.jpg", isAdult: true)

  package static let similar = Movie(
    id: 604, title: "The Second Sample", originalTitle: "Das zweite Beispiel", originalLanguage: "nl",
    releaseDate: "2003-05-15", overview: "Every fact is another.",
    rating: Rating(average: 7.25, voteCount: 11_000), popularity: 41.5, genreIDs: [14, 15], posterPath: "/poster2.jpg",
    backdropPath: "/backdrop2.jpg", isAdult: true)
}

extension PersonDetails {
  package static let complete = PersonDetails(
    person: Person(
      id: 287, name: "Pia Person", department: "Directing", popularity: 21.5, profilePath: "/person.jpg",
      knownFor: [.init(title: "Known Work", movieID: 288)]),
    biography: "Born by the sea.", biographyLanguage: "it", birthday: "1941-01-05",
    deathday: "2020-12-06", birthplace: "Riga", homepage: "https://example.org/person",
    films: [.init(movie: .complete, characters: ["Himself"], jobs: ["Producer"])])
}

extension Staleness {
  package static let complete = Staleness(
    age: .seconds(4_711),
    error: CatalogError(.timedOut, host: "api.example.org", status: 504, retryAfter: 55, lastPage: 77))
}

// In tests, a day is written as in ISO 8601.
extension CalendarDate: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    guard let date = CalendarDate(iso8601: text[...]) else { preconditionFailure("There is no day \(text).") }
    self = date
  }

  /// Today's date in tests.
  public static let sample: CalendarDate = "2026-11-20"
}

/// An archive in memory.
public actor ArchiveSample: ArchivedFilms {
  public nonisolated let count: Int
  private var rest: [ArchivedFilm]

  public init(_ entries: [ArchivedFilm]) {
    count = entries.count
    rest = entries
  }

  public func next() -> [ArchivedFilm] {
    defer { rest = Array(rest.dropFirst(100)) }
    return Array(rest.prefix(100))
  }
}
