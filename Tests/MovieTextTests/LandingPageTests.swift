import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import PublicDomainCatalog
import Testing

/// The code on the landing page of MovieText.
@Suite struct LandingPageTests {
  @Test func aTextViewWritesTheHomeSceneToAScreen() async {
    let screen = Screen()

    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let view = HomeText(page: TextPage(width: 80)) { text in await screen.write(text) }
    let home = context.open(HomeScene.self, on: view)
    await home.handle(.load)

    #expect(await screen.text.hasPrefix("Top rated ──"))
  }

  private actor Screen {
    private(set) var text = ""

    func write(_ text: String) {
      self.text += text
    }
  }
}
