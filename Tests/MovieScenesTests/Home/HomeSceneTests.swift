import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// The worker, and the complete scene.
@Suite(.timeLimit(.minutes(10))) struct HomeSceneTests {
  @Test func theWorkerReturnsNilForACancelledQuestion() async {
    let context = SceneContext(catalog: LocalCatalog(error: CatalogError(.cancelled)))
    #expect(await HomeScene.worker(in: context).answer(.shelf(.popular)) == nil)
  }

  @Test func `What a scene shows after it was canceled is no page`() async {
    let context = SceneContext(catalog: LocalCatalog())
    #expect(await context.viewModel(of: HomeScene.self, for: .load) != nil)
    let page = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await context.viewModel(of: HomeScene.self, for: .load)
    }
    #expect(await page.value == nil)
  }

  @Test func theSceneFollowsTheGenreSetting() async throws {
    let settings = TransientSettings()
    try await settings.set([SettingValue(.genre, "horror")])
    let display = RecordingDisplay<HomeScene.ViewModel>()
    let context = SceneContext(catalog: LocalCatalog(), settings: settings)
    let scene = context.open(HomeScene.self, on: display)
    await scene.handle(.load)
    try await settings.set([SettingValue(.genre, "28")])
    await display.waitForShown(2)
    await settings.reset([.genre])
    await display.waitForShown(3)
    let shown = display.shown
    #expect(shown.map(\.shelves.count) == [5, 5, 4])
    #expect(shown.map(\.shelves.last?.title) == ["Popular · Horror", "Popular · Action", "Upcoming"])
    #expect(shown[0].shelves.last?.route == .list(id: "popular", genre: "27"))
    withExtendedLifetime(scene) {}
  }
}
