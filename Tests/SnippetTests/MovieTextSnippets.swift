import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import PublicDomainCatalog
import Testing

/// The code on the landing page of MovieText.
@Suite(.timeLimit(.minutes(10))) struct MovieTextSnippets {
  @Test func aTextViewWritesTheHomeSceneToAScreen() async {
    let screen = WrittenText()
    @Sendable func write(_ text: String) async { await screen.write(text) }

    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let view = HomeText(page: TextPage(width: 80)).writing(write)
    await context.open(HomeScene.self, on: view).handle(.load)

    #expect(await screen.text.hasPrefix("Top rated ──"))
  }

  @Test func aWallOfPostersIsATextViewWithPictures() async {
    let screen = WrittenText()
    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    @Sendable func load(_ requests: [PictureRequest]) async -> PagePictures { PagePictures() }

    let page = TextPage(width: 80, palette: Palette(depth: .full), pictures: PagePictures())
    let view = HomeText(page: page).writing({ await screen.write($0) }, loading: load)
    let home = context.open(HomeScene.self, on: view)
    await home.handle(.load)

    #expect(await screen.text.contains("▀"))
  }
}

/// What views have written, in place of a file or a screen.
actor WrittenText {
  private(set) var text = ""

  func write(_ text: String) { self.text += text }
}
