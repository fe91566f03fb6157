import MovieDomain
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import RandomTestSupport
import Testing

/// Holds TMDb's parameters and the built-in catalog to one meaning of a filter.
@Suite(.timeLimit(.minutes(10))) struct FilterMeaningTests {
  private static let seeds = 1...60

  @Test func `Both catalogs list the same films for the same filter`() async throws {
    let today: CalendarDate = "2026-11-20"
    let builtIn = PublicDomainCatalog(today: today)
    var films: [MovieDetails] = []
    let pages = try await builtIn.movies(meeting: MovieFilter(), page: 1).totalPages
    for page in 1...pages {
      let movies = try await builtIn.movies(meeting: MovieFilter(), page: page).elements
      for movie in movies { films.append(try await builtIn.movie(movie.id)) }
    }
    let tmdb = TMDbCatalog(
      transport: FilterServer(films: films), credential: Credential(pasted: "t"), preferences: .init(today: today))
    var matching = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      let filter = try Self.filter(from: films, &generator)
      let pages = (try await builtIn.movies(meeting: filter, page: 1), try await tmdb.movies(meeting: filter, page: 1))
      #expect(pages.0.elements.map(\.id) == pages.1.elements.map(\.id), "seed \(seed): \(filter)")
      #expect(pages.0.totalResults == pages.1.totalResults, "seed \(seed): \(filter)")
      matching += pages.0.elements.isEmpty ? 0 : 1
    }
    // A test of filters that match nothing would say little.
    #expect(matching > Self.seeds.count / 3)
  }

  /// Up to three criteria with values of one film, so that there often is a film that meets them.
  private static func filter(
    from films: [MovieDetails], _ generator: inout SeededGenerator
  ) throws -> MovieFilter {
    let film = try #require(films.randomElement(using: &generator))
    var filter = MovieFilter()
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      switch Int.random(in: 0...8, using: &generator) {
      case 0: filter.genres = Array(film.movie.genreIDs.prefix(2))
      case 1:
        filter.genres = [film.movie.genreIDs.first ?? 18, 27]
        filter.genreQuantifier = .any
      case 2: filter.excludedGenres = [18, 35].shuffled(using: &generator).dropLast()
      case 3: filter.years = range(film.movie.releaseDate?.year ?? 1920, 5, &generator)
      case 4:
        let score = film.movie.rating.average ?? 7
        let isMinimum = Bool.random(using: &generator)
        filter.score = Bounds(from: isMinimum ? score : nil, through: isMinimum ? nil : score) ?? .all
      case 5: filter.runtime = range(film.runtime ?? 60, 10, &generator)
      case 6: filter.originalLanguage = film.movie.originalLanguage
      case 7: filter.country = film.countries.first?.region
      default: filter.people = [film.credits?.crew.first?.id ?? 1]
      }
    }
    let orders: [MovieFilter.Order] = [.popularity, .score, .newest, .oldest, .title]
    filter.order = orders.randomElement(using: &generator) ?? .popularity
    return filter
  }

  private static func range(_ value: Int, _ width: Int, _ generator: inout SeededGenerator) -> Bounds<Int> {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: Bounds(from: value) ?? .all
    case 1: Bounds(through: value) ?? .all
    default: Bounds(from: value - width, through: value + width) ?? .all
    }
  }
}
