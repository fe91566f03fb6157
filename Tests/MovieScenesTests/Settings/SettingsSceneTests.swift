import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct SettingsSceneTests {
  let store = TransientSettings()

  @Test func everySettingIsListed() async {
    let viewModel = await show(.load)
    #expect(viewModel.settings.map(\.label) == ["language", "region", "adult", "theme", "genre", "posters", "history"])
    #expect(viewModel.settings.first?.value == .unknown("system default"))
    #expect(viewModel.outcome == .shown)
  }

  @Test func settingsCanBeSetReadAndReset() async {
    let changed = await show(.set(key: "language", value: "PT_br"))
    #expect(changed.confirmation == "language set to pt-BR.")
    #expect(changed.settings.count == 7)
    #expect(changed.settings.first?.value == .text("pt-BR"))
    #expect(await show(.get(key: "language")).value == "pt-BR")
    #expect(await store.settings().language?.tag == "pt-BR")
    let reset = await show(.reset(key: "language"))
    #expect(reset.confirmation == "language reset to its default.")
    #expect(reset.settings.first?.value == .unknown("system default"))
    #expect(await show(.get(key: "language")).value == "")
    _ = await show(.set(key: "adult", value: "on"))
    #expect(await show(.reset(key: nil)).confirmation == "All settings reset to their defaults.")
    #expect(await store.settings() == UserSettings())
  }

  @Test func anUnknownSettingHasASuggestion() async {
    let viewModel = await show(.get(key: "langage"))
    #expect(viewModel.outcome == .invalidRequest)
    #expect(viewModel.settings.count == 7)
    #expect(
      viewModel.failure
        == EmptyState(
          title: "Unknown setting “langage”", message: "Did you mean language?",
          advice: "Available settings: language, region, adult, theme, genre, posters, history."))
  }

  @Test(arguments: [
    ("adult", "maybe", "Use on or off."), ("theme", "pink", "Use auto, light or dark."),
    ("language", "english", "Use a value such as en, ru or pt-BR."),
  ])
  func anInvalidValueListsTheValidOnes(key: String, value: String, advice: String) async {
    let viewModel = await show(.set(key: key, value: value))
    #expect(viewModel.outcome == .invalidRequest)
    #expect(viewModel.failure == EmptyState(title: "“\(value)” is not a value of \(key)", advice: advice))
    #expect(await store.settings() == UserSettings())
  }

  @Test(arguments: [("theme", "drak", "dark"), ("theme", "lihgt", "light")])
  func aMisspelledValueHasASuggestion(key: String, value: String, meant: String) async {
    #expect(await show(.set(key: key, value: value)).failure?.message == "Did you mean \(meant)?")
  }

  private func show(_ request: SettingsScene.Request) async -> SettingsScene.ViewModel {
    var interactor = SettingsInteractor()
    let response = await interactor.run(request, SettingsWorker(store: store))
    return SettingsPresenter(words: EnglishWords()).viewModel(for: response)
  }
}

@Suite struct SettingsInteractorTests {
  typealias Question = SettingsInteractor.Question

  @Test(arguments: [
    SettingsScene.Request.get(key: "langage"), .reset(key: "langage"), .set(key: "langage", value: "en"),
    .set(key: "adult", value: "maybe"),
  ])
  func aUsageErrorKeepsTheSettingsOnScreen(request: SettingsScene.Request) {
    var interactor = loaded()
    #expect(interactor.handle(request) == [])
    #expect(interactor.response.settings == UserSettings())
    #expect(interactor.response.problem != nil)
    #expect(interactor.handle(.load) == [.ask(.read)])
    #expect(interactor.response == .init(settings: UserSettings()))
  }

  @Test func aFailureKeepsTheSettingsOnScreen() throws {
    var interactor = loaded()
    let value = try SettingValue(.adult, "on")
    #expect(interactor.handle(.set(key: "adult", value: "on")) == [.ask(.set(value))])
    let error = StoreError(.readOnly, path: "/a")
    _ = interactor.receive(.failure(error), to: .set(value))
    #expect(interactor.response == .init(settings: UserSettings(), problem: .failed(error)))
    let viewModel = SettingsPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.failure?.message == "/a is not writable.")
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.settings.count == 7)
  }

  @Test func aLoadedSceneFollowsOtherChanges() throws {
    var interactor = SettingsInteractor()
    #expect(interactor.settingsChanged([.theme]) == [])
    interactor = loaded()
    #expect(interactor.settingsChanged([.theme]) == [.ask(.readAgain)])
    var settings = UserSettings()
    settings.theme = .dark
    _ = interactor.receive(.success(settings), to: .readAgain)
    #expect(interactor.response == .init(settings: settings))
  }

  @Test func writesRunOneAfterAnother() throws {
    let questions = [Question.set(try SettingValue(.adult, "on")), .reset(.adult), .reset(nil)]
    #expect(questions.map(\.rule) == [.queued, .queued, .queued])
    #expect(Set(questions.map(\.lane)).count == 1)
    #expect(Question.readAgain.rule == .background)
  }

  private func loaded() -> SettingsInteractor {
    var interactor = SettingsInteractor()
    _ = interactor.handle(.load)
    _ = interactor.receive(.success(UserSettings()), to: .read)
    return interactor
  }
}
