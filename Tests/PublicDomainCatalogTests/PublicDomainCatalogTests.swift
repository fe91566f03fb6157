import MovieDomain
import PublicDomainCatalog
import Testing

/// Goldens of `RussianCatalogTests` have a list of a genre, a whole film and a whole person, with Russian titles.
@Suite(.timeLimit(.minutes(10))) struct PublicDomainCatalogTests {
  let catalog: PublicDomainCatalog

  init() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
    catalog = PublicDomainCatalog(today: today)
  }

  @Test func `Lists are sorted by score and by popularity`() async throws {
    let best = try await catalog.movies(in: .topRated, genre: nil, page: 1)
    let known = try await catalog.movies(in: .popular, genre: nil, page: 1)
    let scores = best.elements.compactMap(\.rating.average)
    let popularity = known.elements.compactMap(\.popularity)
    #expect(scores.count == 20 && scores == scores.sorted(by: >))
    #expect(popularity.count == 20 && popularity == popularity.sorted(by: >))
  }

  @Test func `Films under copyright are hidden until the year before they are free`() async throws {
    #expect(try await titles("King Kong") == [])
    let later = try catalog(in: "en", on: "2029-01-01")
    #expect(try await later.movies(matching: try #require(MovieQuery("King Kong")), page: 1).elements.count == 1)
  }

  @Test func `Pages cover the list without gaps`() async throws {
    let first = try await catalog.movies(in: .popular, genre: nil, page: 1)
    var ids: [Int] = []
    for number in 1...first.totalPages {
      let page = try await catalog.movies(in: .popular, genre: nil, page: number)
      #expect([page.totalPages, page.totalResults] == [first.totalPages, first.totalResults])
      ids += page.elements.map(\.id)
    }
    #expect(ids.count == first.totalResults && Set(ids).count == ids.count)
  }

  @Test(arguments: [0, -1, 99, 501])
  func `A page that does not exist is out of range`(page: Int) async {
    await #expect(throws: CatalogError(.outOfRange, lastPage: 9)) {
      try await catalog.movies(in: .popular, genre: nil, page: page)
    }
  }

  @Test(arguments: [
    ("nosferatu", 0, "Nosferatu"), ("  the   GENERAL ", 0, "The General"), ("Haxan", 0, "Häxan"),
    ("Броненосец", 0, "Battleship Potemkin"), ("living dead", 1968, "Night of the Living Dead"),
    ("dr. caligari", 0, "The Cabinet of Dr. Caligari"), ("Огни большого города", 0, "City Lights"),
    ("потемкин", 0, "Battleship Potemkin"), ("носферату", 0, "Nosferatu"),
    ("жанны д'арк", 0, "The Passion of Joan of Arc"),
  ])
  func `Films are found by title`(text: String, year: Int, title: String) async throws {
    let query = try #require(MovieQuery(text, year: year == 0 ? nil : year))
    let found = try await catalog.movies(matching: query, page: 1)
    #expect(found.elements.first?.title == title && found.searched == 169 + 24)
  }

  @Test(arguments: [
    ("zzz", nil), ("nosferatu", 1999), ("!!!", nil), ("general 1999", nil), ("nosferatu 2049", nil), ("xyzzy", nil),
    ("2001", nil), ("1926", nil),
  ])
  func `A query without matches returns no films, and how many were searched`(text: String, year: Int?) async throws {
    let query = try #require(MovieQuery(text, year: year))
    let searched = try await catalog.movies(matching: query, page: 1)
    #expect(searched == ResultsPage(totalResults: 0, elements: [], searched: 169 + 24))
  }

  @Test(arguments: ["en-US", "de"])
  func `Titles are English in other languages`(language: String) async throws {
    let details = try await catalog(in: language, on: "2026-11-20").movie(34)
    #expect(details.movie.title == "Metropolis")
    #expect(details.overviewLanguage == (language == "de" ? "en" : nil))
    // There is a note on the language of the overview only.
    #expect(details.tagline.isEmpty == (language == "de"))
  }

  @Test(
    arguments: [("2026-12-31", 208, 2027, false), ("2027-01-01", 208, 2027, true), ("2026-11-20", 12, 1923 + 95, true)]
      as [(Substring, Int, Int, Bool)])
  func `A film says when it becomes free`(today: Substring, id: Int, year: Int, isReached: Bool) async throws {
    let film = try await catalog(in: "en", on: today).movie(id)
    #expect(film.watchOptions?.publicDomain == .init(since: year, isReached: isReached))
  }

  @Test(arguments: [0, -1, 999_999, Int.max])
  func `An unknown id is not found`(id: Int) async {
    await #expect(throws: CatalogError(.notFound)) { try await catalog.movie(id) }
    await #expect(throws: CatalogError(.notFound)) { try await catalog.person(id) }
  }

  @Test func `Similar films are of the same director, then of the same genres`() async throws {
    let nosferatu = 12
    let similar = try await catalog.movies(like: nosferatu, page: 1).elements
    #expect(similar.prefix(3).map(\.title) == ["Faust", "Sunrise: A Song of Two Humans", "The Last Laugh"])
    #expect(!similar.contains { $0.id == nosferatu })
    #expect(try await catalog.movie(nosferatu).recommendations?.elements == similar)
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

  // MARK: - Searches with a year, with typing errors, and for people

  @Test(arguments: [
    ("general 1926", ["The General"]), ("Nosferatu (1922)", ["Nosferatu"]), ("nosfratu", ["Nosferatu"]),
    ("nosfratu 1922", ["Nosferatu"]), ("metroplis", ["Metropolis"]),
    ("cabinet of dr caligri", ["The Cabinet of Dr. Caligari"]), ("trip to the mooon", ["A Trip to the Moon"]),
    ("the genreal", ["The General", "The Inspector General"]),
  ])
  func `Titles with a year or typing errors are found, best known first`(text: String, titles: [String]) async throws {
    #expect(try await self.titles(text) == titles)
  }

  @Test func misspellingsCountOnlyIfNothingMatches() async throws {
    let titles = try await titles("lights")
    #expect(titles.first == "City Lights" && titles.allSatisfy { $0.contains("Lights") })
  }

  @Test(arguments: [
    ("Buster Keaton", "Buster Keaton"), ("keaton", "Buster Keaton"), ("murnau", "F. W. Murnau"),
    ("georges melies", "Georges Méliès"), ("bustr keaton", "Buster Keaton"), ("fritz", "Fritz Lang"),
  ])
  func findsPeople(name: String, first: String) async throws {
    let people = try await catalog.people(matching: name, page: 1).elements
    #expect(people.first?.name == first)
    #expect(people.first?.knownFor.isEmpty == false)
  }

  @Test func `Matching people come best match first, then by popularity, with their films`() async throws {
    let lang = try await catalog.people(matching: "lang", page: 1).elements
    #expect(lang.first?.name == "Fritz Lang")
    #expect(lang.first?.knownFor.map(\.title).contains("Metropolis") == true)
    let johns = try await catalog.people(matching: "john", page: 1).elements
    #expect(johns.count > 2 && johns.allSatisfy { !$0.knownFor.isEmpty })
    let starting = johns.map { $0.name.hasPrefix("John") }
    #expect(starting == starting.sorted { $0 && !$1 })
    let popular = zip(johns, starting).filter(\.1).map { $0.0.popularity ?? 0 }
    #expect(popular == popular.sorted(by: >))
  }

  @Test(arguments: ["", "…", "zzz", "nosferatu"])
  func findsNobody(name: String) async throws {
    #expect(try await catalog.people(matching: name, page: 1) == ResultsPage(totalResults: 0, elements: []))
  }

  private func titles(_ text: String) async throws -> [String] {
    try await catalog.movies(matching: try #require(MovieQuery(text)), page: 1).elements.map(\.title)
  }

  private func catalog(in language: String, on day: Substring) throws -> PublicDomainCatalog {
    let today = try #require(CalendarDate(iso8601: day))
    return PublicDomainCatalog(language: try #require(Language(language)), today: today)
  }
}
