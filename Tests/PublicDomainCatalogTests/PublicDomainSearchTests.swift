import MovieDomain
import PublicDomainCatalog
import Testing

/// Searches as people type them: with a year, with typing errors, and for people.
@Suite(.timeLimit(.minutes(10))) struct PublicDomainSearchTests {
  let catalog: PublicDomainCatalog

  init() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
    catalog = PublicDomainCatalog(today: today)
  }

  @Test(arguments: [
    ("general 1926", "The General"), ("Nosferatu (1922)", "Nosferatu"), ("nosfratu", "Nosferatu"),
    ("nosfratu 1922", "Nosferatu"), ("metroplis", "Metropolis"),
    ("cabinet of dr caligri", "The Cabinet of Dr. Caligari"),
    ("trip to the mooon", "A Trip to the Moon"),
  ])
  func findsOneFilm(text: String, title: String) async throws {
    #expect(try await titles(text) == [title])
  }

  @Test(arguments: ["general 1999", "nosferatu 2049", "xyzzy", "2001", "1926"])
  func findsNothing(text: String) async throws {
    #expect(try await titles(text) == [])
  }

  @Test func amongMisspellingsTheBestKnownFilmComesFirst() async throws {
    #expect(try await titles("the genreal") == ["The General", "The Inspector General"])
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

  @Test func knowsNoIMDbIDs() async {
    await #expect(throws: CatalogError(.unsupported)) { try await catalog.item(withIMDbID: "tt0013442") }
  }

  private func titles(_ text: String) async throws -> [String] {
    try await catalog.movies(matching: try #require(MovieQuery(text)), page: 1).elements.map(\.title)
  }
}
