import MovieDisplay
import MovieDomain
import MovieScenes
import Observation
import SceneTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct ObservedSceneTests {
  @Test @MainActor func `An observed scene shows a result and notifies its observers`() async {
    let home = ObservedScene(HomeScene.self, in: SceneContext(catalog: LocalCatalog()))
    let changes = Mutex(0)
    withObservationTracking {
      _ = home.viewModel
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    #expect(home.viewModel == nil)
    await home.handle(.load)
    #expect(changes.withLock { $0 } == 1)
    #expect(home.viewModel?.shelves.count == 4)
    #expect(!home.isLoading)
  }

  @Test @MainActor func `An observed scene follows the settings for as long as it exists`() async throws {
    let settings = TransientSettings()
    var home: ObservedScene<HomeScene>? = ObservedScene(in: SceneContext(catalog: LocalCatalog(), settings: settings))
    weak let remaining = home
    await home?.handle(.load)
    let english = home?.viewModel
    try await settings.set([SettingValue(.language, "ru")])
    while home?.viewModel == english || home?.isLoading == true { await Task.yield() }
    #expect(home?.viewModel?.shelves.first?.title == RussianWords().title(of: .topRated))
    home = nil
    #expect(remaining == nil)
  }
}
