import MovieDisplay
import MovieDomain
import MovieScenes
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

  @Test func favoritesAreSavedUnderItsNamespace() async throws {
    let library = TransientFilmLibrary()
    let context = SceneContext(catalog: LocalCatalog(source: Self.named), films: library)
    _ = await context.viewModel(of: ShelfScene.self, for: .add([.init(Self.named, 7)], to: .favorites))
    #expect(try await !library.ids(among: [.init(Self.unnamed, 7)], on: .favorites).isEmpty)
    #expect(try await library.ids(among: [.init(.tmdb, 7)], on: .favorites).isEmpty)
  }
}
