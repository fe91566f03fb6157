import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing

/// The requests on the landing page of MovieScenes.
@Suite(.timeLimit(.minutes(10))) struct MovieScenesSnippets {
  @Test func `Each scene has a request that shows it`() async {
    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))

    let home = await context.viewModel(of: HomeScene.self, for: .load)
    let list = await context.viewModel(of: ListScene.self, for: .load(.popular))
    let search = await context.viewModel(of: SearchScene.self, for: .submit("nosferatu", year: 1922))
    let film = await context.viewModel(of: DetailScene.self, for: .load(id: 33))
    let person = await context.viewModel(of: PersonScene.self, for: .load(1))
    let people = await context.viewModel(of: PeopleScene.self, for: .load(query: "keaton"))
    let genres = await context.viewModel(of: GenresScene.self, for: .load)

    let shown: [(any SceneViewModel)?] = [home, list, search, film, person, people, genres]
    #expect(shown.allSatisfy { $0?.outcome == .shown })
  }
}
