import MovieDomain
import PublicDomainCatalog
import Testing

@Suite(.timeLimit(.minutes(10))) struct DiscoveryTests {
  private let catalog: PublicDomainCatalog

  init() throws {
    let today = try #require(CalendarDate(iso8601: "2026-11-20"))
    catalog = PublicDomainCatalog(today: today)
  }

  @Test func `Similar films are of the same director, then of the same genres`() async throws {
    let nosferatu = 12
    let similar = try await catalog.movies(like: nosferatu, page: 1).elements
    #expect(similar.prefix(3).map(\.title) == ["Faust", "Sunrise: A Song of Two Humans", "The Last Laugh"])
    #expect(!similar.contains { $0.id == nosferatu })
    #expect(try await catalog.movie(nosferatu).recommendations?.elements == similar)
  }

  @Test func `A film tells that it is free`() async throws {
    #expect(try await catalog.movie(12).watchOptions?.publicDomain == .init(since: 1923 + 95, isReached: true))
  }

  @Test(arguments: [MovieFilter.Criterion.votes, .service, .certification, .order])
  func `A criterion without values in the catalog is an error`(criterion: MovieFilter.Criterion) async {
    var filter = MovieFilter()
    switch criterion {
    case .votes: filter.votes = Bounds(from: 5) ?? .all
    case .service: filter.services = [8]
    case .certification: filter.certification = "PG"
    default: filter.order = .revenue
    }
    await #expect(throws: CatalogError(.unsupported, criterion: criterion)) {
      try await catalog.movies(meeting: filter, page: 1)
    }
  }

  @Test func `Nobody has worked on a film with somebody who does not exist`() async throws {
    var filter = MovieFilter()
    filter.people = [999_999]
    #expect(try await catalog.movies(meeting: filter, page: 1).totalResults == 0)
  }

  @Test func `Films that enter the public domain next year are not listed`() async throws {
    let page = try await catalog.movies(meeting: MovieFilter(), page: 1)
    let popular = try await catalog.movies(in: .popular, genre: nil, page: 1)
    #expect(page == popular)
  }

  @Test func `A director's films are told from those they acted in`() async throws {
    let keaton = try #require(try await catalog.people(matching: "buster keaton", page: 1).elements.first)
    let details = try await catalog.person(keaton.id)
    let directed = try #require(details.films(as: .director))
    #expect(!directed.isEmpty)
    #expect(directed.count < details.films?.count ?? 0)
    #expect(directed.allSatisfy { $0.jobs.contains("Director") })
  }
}
