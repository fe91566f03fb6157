import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import PublicDomainCatalog
import Testing

/// What the interactors make of the built-in catalog, whole, held to the schemas.
@Suite struct BuiltInCatalogTests {
  let catalog: PublicDomainCatalog
  let today: CalendarDate
  let words = EnglishWords()

  init() throws {
    today = try .sample
    catalog = PublicDomainCatalog(today: today)
  }

  /// The document that a scene ends in.
  private func document<P: Presenter>(
    _ presenter: P, as schema: String, run: (Output<P.Response>) async -> Void
  ) async throws -> JSONValue where P.ViewModel == JSONPage {
    let display = LastPage()
    await run(Output(presenter, display: display))
    let page = try #require(await display.page)
    #expect(page.outcome == .shown && page.code == nil)
    return try Envelope.read(page, as: schema)
  }

  @Test func home() async throws {
    let value = try await document(HomeJSON(words: words, today: today), as: "home") {
      await HomeInteractor(catalog: catalog, genre: { "horror" }, output: $0).handle(.load)
    }
    let shelves = try #require(value["shelves"]).list()
    #expect(shelves.map { $0["id"] } == ["top-rated", "popular", "now-playing", "upcoming", "genre"])
    #expect(shelves.allSatisfy { $0["status"] == "loaded" && $0["movies"]?[0] != nil })
  }

  @Test(arguments: MovieList.allCases)
  func lists(list: MovieList) async throws {
    let value = try await document(ListJSON(words: words, today: today), as: "list") {
      await ListInteractor(catalog: catalog, output: $0).handle(.load(list: list.rawValue))
    }
    #expect(value["list"] == .string(list.rawValue))
    #expect(value["movies"]?[0] != nil)
  }

  @Test func search() async throws {
    let history = TransientSearchHistory()
    let value = try await document(SearchJSON(words: words), as: "search") {
      await SearchInteractor(catalog: catalog, history: history, clock: ContinuousClock(), output: $0)
        .handle(.submit("metropolis", year: 1927))
    }
    #expect(value["movies"]?[0]?["title"] == "Metropolis")
    #expect(value["year"] == 1927)
  }

  @Test func genres() async throws {
    let value = try await document(GenresJSON(words: words), as: "genres") {
      await GenresInteractor(catalog: catalog, output: $0).handle(.load)
    }
    #expect(value["genres"]?[0] != nil)
  }

  @Test func everyFilm() async throws {
    let ids = try await films().map(\.id)
    #expect(ids.count > 80)
    for id in ids {
      let value = try await document(DetailJSON(words: words), as: "detail") { output in
        let favorites = TransientFavorites(titleKeys: TitleKeys(name: "plain") { $0 })
        let interactor = DetailInteractor(catalog: catalog, favorites: favorites, today: today, output: output)
        await interactor.handle(.load(id: id))
      }
      #expect(value["id"] == .int(id))
      #expect(value["missing"] == [])
    }
  }

  /// Everyone of whom more is known than a name, and those who made a few films: the catalog is read anew for each.
  @Test func people() async throws {
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
      let value = try await document(PersonJSON(words: words, today: today), as: "person") {
        await PersonInteractor(catalog: catalog, output: $0).handle(.load(id: id))
      }
      #expect(value["id"] == .int(id))
      #expect(value["movie_credits"]?[0] != nil)
    }
  }

  @Test func everyPageOfPeople() async throws {
    let pages = try await catalog.popularPeople(page: 1).totalPages
    for page in 1...pages {
      let value = try await document(PeopleJSON(words: words), as: "people") {
        await PeopleInteractor(catalog: catalog, output: $0).handle(.load(page: page))
      }
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
