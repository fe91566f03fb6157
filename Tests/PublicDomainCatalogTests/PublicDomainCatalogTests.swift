import MovieDomain
import PublicDomainCatalog
import Testing

@Suite struct PublicDomainCatalogTests {
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
    let found = try await catalog.movies(matching: try #require(MovieQuery("King Kong")), page: 1)
    #expect(found.elements.isEmpty)
    let day = try #require(CalendarDate(year: 2029, month: 1, day: 1))
    let later = PublicDomainCatalog(today: day)
    #expect(try await later.movies(matching: try #require(MovieQuery("King Kong")), page: 1).elements.count == 1)
  }

  @Test func `Pages cover the list without gaps`() async throws {
    var ids: [Int] = []
    var number = 1
    repeat {
      let page = try await catalog.movies(in: .popular, genre: nil, page: number)
      ids += page.elements.map(\.id)
      number += 1
      #expect(page.totalResults >= ids.count)
      if number > page.totalPages {
        #expect(page.totalResults == ids.count)
        break
      }
    } while true
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [0, -1, 99, 501])
  func `A page that does not exist is out of range`(page: Int) async {
    await #expect(throws: CatalogError(.outOfRange)) {
      try await catalog.movies(in: .popular, genre: nil, page: page)
    }
  }

  @Test func `A genre filters a list`() async throws {
    let horror = try await catalog.movies(in: .popular, genre: 27, page: 1)
    #expect(horror.elements.count > 5)
    #expect(horror.elements.allSatisfy { $0.genreIDs.contains(27) })
  }

  @Test(arguments: [
    ("nosferatu", 0, "Nosferatu"), ("  the   GENERAL ", 0, "The General"), ("Haxan", 0, "Häxan"),
    ("Броненосец", 0, "Battleship Potemkin"), ("living dead", 1968, "Night of the Living Dead"),
    ("dr. caligari", 0, "The Cabinet of Dr. Caligari"),
  ])
  func `Films are found by title`(text: String, year: Int, title: String) async throws {
    let query = try #require(MovieQuery(text, year: year == 0 ? nil : year))
    #expect(try await catalog.movies(matching: query, page: 1).elements.first?.title == title)
  }

  @Test(arguments: [("zzz", nil), ("nosferatu", 1999), ("!!!", nil)])
  func `A query without matches returns an empty page`(text: String, year: Int?) async throws {
    let query = try #require(MovieQuery(text, year: year))
    #expect(try await catalog.movies(matching: query, page: 1) == ResultsPage(totalResults: 0, elements: []))
  }

  @Test func `A film has its details`() async throws {
    let query = try #require(MovieQuery("Metropolis"))
    let id = try #require(try await catalog.movies(matching: query, page: 1).elements.first?.id)
    let details = try await catalog.movie(id)
    #expect(details.runtime == 153)
    #expect(details.genres.map(\.name) == ["Drama", "Science Fiction"])
    #expect(details.credits?.cast.first?.name == "Brigitte Helm")
    #expect(details.credits?.cast.first?.characters == ["Maria / Machine-Man"])
    #expect(details.credits?.crew.first?.name == "Fritz Lang")
    #expect(details.credits?.crew.first?.jobs.first == "Director")
  }

  @Test func `A person has details and films`() async throws {
    let people = try await catalog.popularPeople(page: 1)
    let keaton = try #require(people.elements.first { $0.name == "Buster Keaton" })
    #expect(!keaton.knownFor.isEmpty)
    let details = try await catalog.person(keaton.id)
    #expect(details.birthday?.description == "1895-10-04")
    #expect(details.films?.contains { $0.movie.title == "The General" && $0.roles.contains("Director") } == true)
  }

  @Test(arguments: [0, -1, 999_999, Int.max])
  func `An unknown id is not found`(id: Int) async {
    await #expect(throws: CatalogError(.notFound)) { try await catalog.movie(id) }
    await #expect(throws: CatalogError(.notFound)) { try await catalog.person(id) }
  }
}
