import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing
import ViewerScenes

/// The code on the landing page of ViewerScenes.
@Suite(.timeLimit(.minutes(10))) struct ViewerScenesSnippets {
  @Test func aShelfIsShown() async {
    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let display = Titles()

    let scene = context.open(ShelfScene.self, on: display)
    await scene.handle(.load(.favorites, .title))

    #expect(await display.titles.last == "Favorites")
  }

  private actor Titles: Display {
    private(set) var titles: [String] = []

    func display(_ viewModel: ShelfScene.ViewModel) { titles.append(viewModel.title) }
  }
}
