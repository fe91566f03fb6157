import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import Testing
import ViewerScenes

/// Every scene as JSON, for a server.
nonisolated struct JSONStage: Stage {
  let context: SceneContext
  var sources: [CatalogSource] { context.sources }

  func show<S: MovieScene>(_ scene: S.Type, _ request: S.Interactor.Request) -> () async -> String
  where S.Presenter: JSONPresenting {
    {
      guard let response = await context.lastResponse(of: scene, to: [request]) else { return "" }
      let presenter = S.JSON(words: await context.words(), today: context.today())
      return JSONView().render(presenter.viewModel(for: response))
    }
  }

  func leave(to route: Route) -> () async -> String { { "" } }
  func reject(_ problem: RouteProblem) -> () async -> String { { "" } }
}

/// The code on the landing page of MovieData.
@Suite(.timeLimit(.minutes(10))) struct MovieDataSnippets {
  @Test func anOutputWritesTheHomeSceneAsJSON() async {
    let file = WrittenText()

    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let presenter = HomeScene.JSON(words: EnglishWords(), today: .today)
    let view = JSONView(layout: .compact) { text in await file.write(text) }
    let home = context.open(HomeScene.self, to: Output(presenter, display: view))
    await home.handle(.load)

    #expect(await file.text.hasPrefix(#"{"source":"#))
  }

  @Test func anOutputWritesAListAsATable() async {
    let file = WrittenText()

    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))
    let presenter = ListScene.TSV(words: EnglishWords(), today: .today)
    let view = TSVView(hasHeader: true) { text in await file.write(text) }
    let list = context.open(ListScene.self, to: Output(presenter, display: view))
    await list.handle(.load(.init(.topRated)))

    #expect(await file.text.hasPrefix("id\ttitle\tyear\tscore\tvotes\tdate\n"))
  }

  @Test func aServerAnswersAnAddressWithJSON() async throws {
    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))

    let json = try await Route(address: "/list/top-rated?page=2").open(on: JSONStage(context: context))()

    #expect(json.hasPrefix(#"{"source":"#) && json.contains(#""page":2"#))
    #expect(try await Route(address: "/film/33").open(on: JSONStage(context: context))().contains("The General"))
  }
}
