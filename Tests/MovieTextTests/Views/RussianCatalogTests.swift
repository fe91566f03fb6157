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

  @Test func genres() async throws {
    let genres = GenresScene.Response(source: .publicDomain, value: .loaded(try await catalog.genres()))
    assertView(GenresPresenter(words: words).viewModel(for: genres), in: GenresText.self, widths: [40, 80])
  }

  @Test func listOfAGenre() async throws {
    var page = try await catalog.movies(in: .topRated, genre: 27, page: 1)
    page.elements = Array(page.elements.prefix(4))
    let response = ListScene.Response(
      source: .publicDomain, key: .init(.topRated, genre: .found(Genre(id: 27, name: "Horror"))),
      pages: .loaded(PagedList(page)))
    assertView(
      ListPresenter(words: words, today: .sample).viewModel(for: response), in: ListText.self, widths: [40, 80])
  }

  @Test func film() async throws {
    let film = DetailScene.Response(
      source: .publicDomain, key: .init(id: 34, expanded: [.credits]),
      value: .loaded(.init(try await catalog.movie(34))))
    assertView(DetailPresenter(words: words).viewModel(for: film), in: DetailText.self, widths: [40, 80])
  }

  @Test func person() async throws {
    let person = PersonScene.Response(
      source: .publicDomain, key: .init(id: 72), value: .loaded(try await catalog.person(72)))
    assertView(
      PersonPresenter(words: words, today: .sample).viewModel(for: person), in: PersonText.self, widths: [40, 80])
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
