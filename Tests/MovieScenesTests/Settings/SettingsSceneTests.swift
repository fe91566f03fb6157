import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct SettingsSceneTests {
  let store = TransientSettings()
  let display = RecordingDisplay<SettingsScene.ViewModel>()
  let interactor: SettingsInteractor

  init() {
    interactor = SettingsInteractor(
      store: store, output: Output(SettingsPresenter(words: EnglishWords()), display: display))
  }

  @Test func showsEverySetting() async throws {
    let viewModel = try await show(.load)
    #expect(viewModel.settings.map(\.label) == ["language", "region", "adult", "theme", "genre", "history"])
    #expect(viewModel.settings.first?.value == .unknown("the system's"))
  }

  @Test func setsGetsAndResets() async throws {
    #expect(try await show(.set(key: "language", value: "PT_br")).confirmation == "language is now pt-BR.")
    #expect(try await show(.get(key: "language")).value == "pt-BR")
    #expect(await store.settings().language?.tag == "pt-BR")
    #expect(try await show(.reset(key: "language")).confirmation == "language is as it was in the beginning.")
    #expect(await store.settings().language == nil)
    _ = try await show(.set(key: "adult", value: "on"))
    #expect(try await show(.reset(key: nil)).outcome == .shown)
    #expect(await store.settings() == Settings())
  }

  @Test func anUnknownSettingComesWithASuggestion() async throws {
    let viewModel = try await show(.get(key: "langage"))
    #expect(viewModel.outcome == .misused)
    #expect(
      viewModel.emptyState
        == EmptyState(
          title: "There is no setting “langage”", message: "Did you mean language?",
          advice: "The settings are language, region, adult, theme, genre, history."))
  }

  @Test(arguments: [
    ("adult", "maybe", "It can be on, off."), ("theme", "pink", "It can be auto, light, dark."),
    ("language", "english", "It can be, for example, en, ru, pt-BR."),
  ])
  func aWrongValueComesWithTheRightOnes(key: String, value: String, advice: String) async throws {
    let viewModel = try await show(.set(key: key, value: value))
    #expect(viewModel.outcome == .misused)
    #expect(viewModel.emptyState?.title == "\(key) cannot be “\(value)”")
    #expect(viewModel.emptyState?.advice == advice)
    #expect(await store.settings() == Settings())
  }

  private func show(_ request: SettingsScene.Request) async throws -> SettingsScene.ViewModel {
    await interactor.handle(request)
    return try #require(await display.shown.last)
  }
}
