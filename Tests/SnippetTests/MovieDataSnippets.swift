import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing

/// The code on the landing page of MovieData.
@Suite(.timeLimit(.minutes(10))) struct MovieDataSnippets {
  @Test func anOutputWritesTheHomeSceneAsJSON() async {
    let file = File()

    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let presenter = HomeScene.JSON(words: EnglishWords(), today: .today)
    let view = JSONView(layout: .compact) { text in await file.write(text) }
    let home = context.open(HomeScene.self, to: Output(presenter, display: view))
    await home.handle(.load)

    #expect(await file.text.hasPrefix(#"{"source":"#))
  }

  @Test func anOutputWritesAListAsATable() async {
    let file = File()

    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let presenter = ListScene.TSV(words: EnglishWords(), today: .today)
    let view = TSVView(hasHeader: true) { text in await file.write(text) }
    let list = context.open(ListScene.self, to: Output(presenter, display: view))
    await list.handle(.load(.init(.topRated)))

    #expect(await file.text.hasPrefix("id\ttitle\tyear\tscore\tvotes\tdate\n"))
  }

  private actor File {
    private(set) var text = ""

    func write(_ text: String) {
      self.text += text
    }
  }
}
