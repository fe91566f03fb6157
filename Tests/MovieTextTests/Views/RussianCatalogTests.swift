import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import MovieText
import PublicDomainCatalog
import Testing
import ViewerScenes

/// The built-in catalog in Russian. Its own terms are English.
@Suite(.timeLimit(.minutes(10))) struct RussianCatalogTests {
  let words = RussianWords()
  let catalog: PublicDomainCatalog

  init() throws {
    catalog = PublicDomainCatalog(language: try #require(Language("ru")), today: .sample)
  }

  @Test func film() async throws {
    let film = DetailScene.Response(
      source: .publicDomain, key: .init(id: 34, expanded: [.credits]),
      value: .loaded(.init(try await catalog.movie(34))))
    assertView(DetailPresenter(words: words).viewModel(for: film), in: DetailText.self, widths: [40, 80])
  }

  @Test func `Every genre and job has a Russian name`() async throws {
    let names = try await catalog.genres().map(\.name)
    #expect(names.filter { words.genre($0) == $0 } == [])
    var jobs: Set<String> = []
    for page in 1... {
      guard let films = try? await catalog.movies(in: .popular, genre: nil, page: page) else { break }
      for film in films.elements {
        jobs.formUnion(try await catalog.movie(film.id).credits?.crew.flatMap(\.roles) ?? [])
      }
    }
    #expect(jobs.count > 5)
    #expect(jobs.filter { words.job($0) == $0 } == [])
    var departments: Set<String> = []
    for page in 1... {
      guard let people = try? await catalog.popularPeople(page: page) else { break }
      departments.formUnion(people.elements.compactMap(\.department))
    }
    #expect(departments.count > 2)
    #expect(departments.filter { words.department($0) == $0 } == [])
  }
}
