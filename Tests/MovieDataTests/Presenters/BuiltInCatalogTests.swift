import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import PublicDomainCatalog
import Testing

/// Validates what scenes write of all films and people of the built-in catalog.
@Suite(.timeLimit(.minutes(10))) struct BuiltInCatalogTests {
  let catalog = PublicDomainCatalog(today: .sample)
  let settings = TransientSettings()
  let context: SceneContext
  let today = CalendarDate.sample
  let words = EnglishWords()

  init() {
    context = SceneContext(catalog: catalog, settings: settings, today: .sample)
  }

  /// Returns the final document of a scene.
  private func document<S: MovieScene, P: Presenter>(
    of scene: S.Type, _ presenter: P, as schema: String, for request: S.Interactor.Request
  ) async throws -> JSONValue where P.Response == S.Interactor.Response, P.ViewModel == JSONPage {
    let page = presenter.viewModel(for: try #require(await context.lastResponse(of: scene, to: [request])))
    #expect(page.outcome == .shown && page.code == nil)
    return try Envelope.read(page, as: schema)
  }

  @Test func `Home matches its schema`() async throws {
    try await settings.set([SettingValue(.genre, "horror")])
    let value = try await document(
      of: HomeScene.self, HomeJSON(words: words, today: today), as: "home", for: .load)
    let shelves = try #require(value["shelves"]).list()
    #expect(shelves.map { $0["id"] } == ["top-rated", "popular", "now-playing", "upcoming", "genre"])
    #expect(shelves.allSatisfy { $0["status"] == "loaded" && $0["movies"]?[0] != nil })
  }

  @Test(arguments: MovieList.allCases)
  func `Every list matches its schema`(list: MovieList) async throws {
    let value = try await document(
      of: ListScene.self, ListJSON(words: words, today: today), as: "list", for: .load(.init(list)))
    #expect(value["list"] == .string(list.rawValue))
    #expect(value["movies"]?[0] != nil)
  }

  @Test func `Every film matches its schema`() async throws {
    let ids = try await films().map(\.id)
    #expect(ids.count > 80)
    for id in ids {
      let value = try await document(
        of: DetailScene.self, DetailJSON(words: words), as: "detail", for: .load(id: id))
      #expect(value["id"] == .int(id))
      #expect(value["missing"] == [])
    }
  }

  /// Tests all popular people and those of three films. More would be slow, because the catalog parses its records for each.
  @Test func `People match their schema`() async throws {
    var ids: Set<Int> = []
    for page in 1...(try await catalog.popularPeople(page: 1).totalPages) {
      ids.formUnion(try await catalog.popularPeople(page: page).elements.map(\.id))
    }
    for film in try await films().prefix(3) {
      let credits = try #require(try await catalog.movie(film.id).credits)
      ids.formUnion(credits.cast.map(\.id) + credits.crew.map(\.id))
    }
    #expect(ids.count > 50)
    for id in ids {
      let value = try await document(
        of: PersonScene.self, PersonJSON(words: words, today: today), as: "person", for: .load(id))
      #expect(value["id"] == .int(id))
      #expect(value["movie_credits"]?[0] != nil)
    }
  }

  @Test func `Every page of people matches its schema`() async throws {
    let pages = try await catalog.popularPeople(page: 1).totalPages
    for page in 1...pages {
      let value = try await document(
        of: PeopleScene.self, PeopleJSON(words: words), as: "people", for: .load(page: page))
      #expect(value["page"] == .int(page))
    }
  }

  private func films() async throws -> [Movie] {
    var films: [Movie] = []
    for list in [MovieList.popular, .upcoming] {
      let pages = try await catalog.movies(in: list, genre: nil, page: 1).totalPages
      for page in 1...pages {
        films += try await catalog.movies(in: list, genre: nil, page: page).elements
      }
    }
    return films
  }
}
