import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// Scenes show a custom catalog through its source.
@Suite(.timeLimit(.minutes(10))) struct OwnCatalogTests {
  static let named = CatalogSource(
    idNamespace: "shelf", attribution: "From my shelf.", peopleAttribution: "People on my shelf.")
  static let unnamed = CatalogSource(idNamespace: "shelf")

  @Test(arguments: [(named, ["From my shelf."], ["People on my shelf."]), (unnamed, [], [])])
  func footnotesHaveTheAttributionIfThereIsOne(source: CatalogSource, films: [String], people: [String]) async {
    let context = SceneContext(catalog: LocalCatalog(source: source))
    #expect(await context.viewModel(of: HomeScene.self, for: .load)?.footnotes == films)
    #expect(await context.viewModel(of: ListScene.self, for: .load(.popular))?.footnotes == films)
    #expect(await context.viewModel(of: GenresScene.self, for: .load)?.footnotes == films)
    #expect(await context.viewModel(of: DetailScene.self, for: .load(id: 7))?.footnotes == films)
    #expect(await context.viewModel(of: PeopleScene.self, for: .load())?.footnotes == people)
    #expect(await context.viewModel(of: PersonScene.self, for: .load(1))?.footnotes == people)
  }
}

/// Films and people of a catalog that is not the one in use. `LibraryBackedCatalogTests` have one without a credential.
@Suite(.timeLimit(.minutes(10))) struct OtherCatalogTests {
  @Test func aFilmIsLoadedFromItsCatalogAndAllItsIDsAreQualified() async throws {
    let request = DetailScene.Request.load(id: 12, from: .publicDomain)
    let shown = try #require(await context.viewModel(of: DetailScene.self, for: request))
    #expect(shown.film?.route == .movie(id: 12, source: "public-domain"))
    #expect(shown.shelfHints.first?.route == .shelve(movieID: 12, on: "favorites", true, source: "public-domain"))
    #expect(shown.footnotes == [CatalogSource.publicDomain.attribution])
    // The catalog in use needs no qualifier.
    for source in [nil, .tmdb] as [CatalogSource?] {
      let next = await context.viewModel(of: DetailScene.self, for: request, .load(id: 12, from: source))
      #expect(next?.shelfHints.first?.route == .shelve(movieID: 12, on: "favorites", true))
    }
  }

  @Test func creditsAndReviewsHaveQualifiedRoutes() throws {
    var details = MovieDetails.sample(12)
    details.credits = Credits(cast: (1...20).map { .init(id: $0, name: "N") }, crew: [])
    details.reviews = ResultsPage(
      totalResults: 9, elements: (1...9).map { Review(id: "\($0)", author: "a", text: "t") })
    let response = DetailScene.Response(
      source: .tmdb, key: .init(id: 12, source: .publicDomain), value: .loaded(.init(details)))
    let film = try #require(DetailPresenter.shown(response).film)
    let people = try #require(film.sections.first?.people)
    #expect(people.first?.route == .person(id: 1, source: "public-domain"))
    #expect(people.first?.qualifiedID == "built-in:1")
    #expect(
      film.sections.compactMap(\.more?.route) == [
        .movie(id: 12, .credits, source: "public-domain"), .movie(id: 12, .reviews, source: "public-domain"),
      ])
  }

  @Test func `A person is loaded from their catalog, and one that is not there has none`() async throws {
    for source in [.publicDomain, .tmdb, nil] as [CatalogSource?] {
      let shown = await context.viewModel(of: PersonScene.self, for: .load(17, from: source))
      #expect(shown?.footnotes == [(source ?? .tmdb).peopleAttribution])
    }
    let elsewhere = CatalogSource(idNamespace: "elsewhere")
    let shown = await context.viewModel(of: PersonScene.self, for: .load(17, from: elsewhere))
    #expect(shown?.emptyState?.title == "No such person")
  }

  @Test func theFilmsOfAPersonHaveQualifiedIDs() throws {
    let details = PersonDetails(person: Person(id: 17, name: "N"), films: [.init(movie: .sample(12))])
    let response = PersonScene.Response(
      source: .tmdb, key: .init(id: 17, source: .publicDomain), value: .loaded(details))
    let viewModel = PersonPresenter.shown(response)
    #expect(viewModel.films.rows.map(\.card.qualifiedID) == ["built-in:12"])
    #expect(viewModel.hint?.route == .movie(id: 12, source: "public-domain"))
  }

  private let context = SceneContext(catalog: LocalCatalog(), otherCatalogs: [LocalCatalog(source: .publicDomain)])
}
