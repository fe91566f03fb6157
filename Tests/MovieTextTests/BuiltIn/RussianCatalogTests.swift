import MovieDomain
import MovieScenes
import MovieTestSupport
import PublicDomainCatalog
import Testing

/// The built-in catalog in Russian. Its own terms are English.
@Suite(.timeLimit(.minutes(10))) struct RussianCatalogTests {
  @Test func `Every genre and job has a Russian name`() async throws {
    let words = RussianWords()
    let catalog = PublicDomainCatalog(language: try #require(Language("ru")), today: "2026-11-20")
    let names = try await catalog.genres().map(\.name)
    #expect(names.filter { words.lists.genre($0) == $0 } == [])
    var jobs: Set<String> = []
    for page in 1... {
      guard let films = try? await catalog.movies(in: .popular, genre: nil, page: page) else { break }
      for film in films.elements {
        jobs.formUnion(try await catalog.movie(film.id).credits?.crew.flatMap(\.roles) ?? [])
      }
    }
    #expect(jobs.count > 5)
    #expect(jobs.filter { words.people.job($0) == $0 } == [])
    var departments: Set<String> = []
    for page in 1... {
      guard let people = try? await catalog.popularPeople(page: page) else { break }
      departments.formUnion(people.elements.compactMap(\.department))
    }
    #expect(departments.count > 2)
    #expect(departments.filter { words.people.department($0) == $0 } == [])
  }
}
