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

  @Test func `Each scene has a request that shows it`() async {
    let context = SceneContext(catalog: PublicDomainCatalog(today: .today))

    let film = FilmID(context.catalog.source, 33)
    let favorites = await context.viewModel(of: ShelfScene.self, for: .add([film], to: .favorites))
    let diary = await context.viewModel(of: ShelfScene.self, for: .see([film], rating: StarRating(stars: 4.5)))
    let pick = await context.viewModel(of: PickScene.self, for: .pick(from: .shelf(.favorites), seed: 1))
    let calendar = await context.viewModel(of: CalendarScene.self, for: .load())
    let news = await context.viewModel(of: NewsScene.self, for: .load)
    let stats = await context.viewModel(of: StatsScene.self, for: .load(year: nil))
    let searches = await context.viewModel(of: HistoryScene.self, for: .load)
    let found = await context.viewModel(of: ReferenceScene.self, for: .find(.filmNamed("nosferatu", .overview)))
    let sync = await context.viewModel(of: SyncScene.self, for: .sync(isDryRun: true))
    let settings = await context.viewModel(of: SettingsScene.self, for: .set(key: "theme", value: "dark"))

    let shown: [(any SceneViewModel)?] = [
      favorites, diary, pick, calendar, news, stats, searches, found, settings,
    ]
    #expect(shown.allSatisfy { $0?.outcome == .shown })
    #expect(sync?.outcome == .unauthorized)
  }

  private actor Titles: Display {
    private(set) var titles: [String] = []

    func display(_ viewModel: ShelfScene.ViewModel) { titles.append(viewModel.title) }
  }
}
