import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing

/// Validates the documents of the films and people of the built-in catalog.
@Suite(.timeLimit(.minutes(10))) struct BuiltInCatalogTests {
  let catalog = PublicDomainCatalog(today: .sample)
  let words = EnglishWords()

  /// Returns the final document of a scene.
  private func document<S: MovieScene, P: Presenter>(
    of scene: S.Type, _ presenter: P, as schema: String, for request: S.Interactor.Request
  ) async throws -> JSONValue where P.Response == S.Interactor.Response, P.ViewModel == JSONPage {
    let display = LastPage()
    let context = SceneContext(catalog: catalog, today: .sample)
    await context.open(scene, to: Output(presenter, display: display)).handle(request)
    let page = try #require(await display.page)
    #expect(page.outcome == .shown && page.code == nil)
    return try Envelope.read(page, as: schema)
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
        of: PersonScene.self, PersonJSON(words: words, today: .sample), as: "person", for: .load(id))
      #expect(value["id"] == .int(id))
      #expect(value["movie_credits"]?[0] != nil)
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

/// A display that stores the last page.
private actor LastPage: Display {
  private(set) var page: JSONPage?

  func display(_ page: JSONPage) {
    self.page = page
  }
}
