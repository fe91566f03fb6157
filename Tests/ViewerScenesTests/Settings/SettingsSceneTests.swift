import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct SettingsSceneTests {
  let store = TransientSettings()

  @Test func everySettingIsListed() async {
    let viewModel = await show(.load)
    #expect(
      viewModel.settings.map(\.fact.label)
        == [
          "language", "region", "adult", "theme", "services", "genre", "posters", "history", "pager", "browser",
          "mouse", "accessible", "keys",
        ])
    #expect(viewModel.settings.first?.fact.value == .unknown("system default"))
    #expect(viewModel.outcome == .shown)
  }

  @Test func settingsCanBeSetReadAndReset() async {
    let changed = await show(.set(key: "language", value: "PT_br"))
    #expect(changed.confirmation == "language set to pt-BR.")
    #expect(changed.settings.count == 13)
    #expect(changed.settings.first?.fact.value == .text("pt-BR"))
    #expect(await show(.get(key: "language")).value == "pt-BR")
    #expect(await store.settings().language?.tag == "pt-BR")
    let reset = await show(.reset(key: "language"))
    #expect(reset.confirmation == "language reset to its default.")
    #expect(reset.settings.first?.fact.value == .unknown("system default"))
    #expect(await show(.get(key: "language")).value == "")
    _ = await show(.set(key: "adult", value: "on"))
    #expect(await show(.reset(key: nil)).confirmation == "All settings reset to their defaults.")
    #expect(await store.settings() == UserSettings())
  }

  @Test func anUnknownSettingHasASuggestion() async {
    let viewModel = await show(.get(key: "langage"))
    #expect(viewModel.outcome == .invalidRequest)
    #expect(viewModel.settings.count == 13)
    #expect(
      viewModel.failure
        == EmptyState(
          title: "Unknown setting “langage”", message: "Did you mean language?",
          advice:
            "Available settings: language, region, adult, theme, services, genre, posters, history, pager, browser, mouse, "
            + "accessible, keys."
        ))
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

  @Test(arguments: [
    ("western", "Western"), ("27", "Horror"), ("cowboys", "Western"), ("Вестерны", "Western"), ("ACTION", "Action"),
  ])
  func `A genre is stored under its usual name`(typed: String, name: String) async {
    #expect(await show(.set(key: "genre", value: typed)).confirmation == "genre set to \(name).")
    #expect(await store.settings().genre == name)
  }

  @Test func `A genre of a catalog in another language is stored under its usual name`() async {
    let catalog = LocalCatalog(allGenres: .success(.russian))
    let changed = await show(.set(key: "genre", value: "ужасы"), from: catalog, in: RussianWords())
    #expect(changed.confirmation == "Теперь жанр на главной: Ужасы.")
    let row = changed.settings.first { $0.key == "genre" }
    #expect(row?.value == "Ужасы")
    #expect(row?.fact.label == "жанр на главной (genre)")
    #expect(row?.fact.value == .text("Ужасы"))
    #expect(await store.settings().genre == "Horror")
  }

  @Test func `A genre that only the catalog has is stored under its name`() async {
    let catalog = LocalCatalog(allGenres: .success([Genre(id: 1, name: "Nordic Noir")]))
    _ = await show(.set(key: "genre", value: "nordic noir"), from: catalog)
    #expect(await store.settings().genre == "Nordic Noir")
    #expect(await show(.set(key: "genre", value: "Horror"), from: catalog).outcome == .invalidRequest)
  }

  @Test func `An unknown genre is refused with a suggestion`() async {
    let refused = await show(.set(key: "genre", value: "horor"))
    #expect(refused.outcome == .invalidRequest)
    #expect(refused.failure == EnglishWords().lists.unknownGenre("horor", suggestions: ["Horror"]))
    let russian = await show(.set(key: "genre", value: "ужссы"), in: RussianWords())
    #expect(russian.failure == RussianWords().lists.unknownGenre("ужссы", suggestions: ["Ужасы"]))
    #expect(await store.settings().genre == nil)
  }

  @Test func `Names and values are in the language of the screen`() async {
    let settings = await show(.load, in: RussianWords()).settings
    let adult = Fact(label: "фильмы для взрослых (adult)", value: .text("нет"), note: "показывать фильмы для взрослых")
    #expect(settings.contains(.init(key: "adult", value: "off", fact: adult)))
    let theme = Fact(label: "цвета (theme)", value: .text("автоматически"), note: "светлые или тёмные")
    #expect(settings.contains(.init(key: "theme", value: "auto", fact: theme)))
    #expect(await show(.get(key: "adult"), in: RussianWords()).value == "off")
  }

  @Test func `If the genres cannot be loaded, only usual names are accepted`() async {
    let error = CatalogError(.timedOut, host: "a.example")
    let catalog = LocalCatalog(allGenres: .failure(error))
    #expect(await show(.set(key: "genre", value: "sci-fi"), from: catalog).outcome == .shown)
    #expect(await store.settings().genre == "Science Fiction")
    let refused = await show(.set(key: "genre", value: "Komödie"), from: catalog)
    #expect(refused.outcome == .failed)
    #expect(refused.failure?.title == "Could not check the genre")
    #expect(refused.failure?.message == "a.example took too long to respond.")
    let rejected = LocalCatalog(allGenres: .failure(CatalogError(.rejectedCredential)))
    #expect(await show(.set(key: "genre", value: "Komödie"), from: rejected).outcome == .unauthorized)
  }

  @Test func `Services that the catalog does not know are refused with a suggestion`() async {
    let catalog = LocalCatalog(
      services: .success([StreamingService(id: 8, name: "Netflix"), .init(id: 11, name: "MUBI")]))
    #expect(await show(.set(key: "services", value: "netflix, Mubi"), from: catalog).outcome == .shown)
    let refused = await show(.set(key: "services", value: "MUBI, netflux"), from: catalog)
    #expect(refused.outcome == .invalidRequest)
    #expect(
      refused.failure == EmptyState(title: "Unknown streaming service “netflux”", message: "Did you mean Netflix?"))
    let unlike = await show(.set(key: "services", value: "quux"), from: catalog, in: RussianWords())
    #expect(unlike.failure == RussianWords().discover.unknown(.service, "quux", suggestions: []))
    #expect(await store.settings().services == ["netflix", "Mubi"])
  }

  @Test(arguments: [CatalogError.Code.unreachable, .unsupported])
  func `If the services cannot be loaded, any are accepted, and stay`(code: CatalogError.Code) async {
    let catalog = LocalCatalog(services: .failure(CatalogError(code)))
    #expect(await show(.set(key: "services", value: "netflux"), from: catalog).outcome == .shown)
    #expect(await store.settings().services == ["netflux"])
    // It may be one of another country.
    let here = LocalCatalog(services: .success([StreamingService(id: 11, name: "MUBI")]))
    #expect(await show(.set(key: "services", value: "netflux, MUBI"), from: here).outcome == .shown)
  }

  private func show(
    _ request: SettingsScene.Request, from catalog: any MovieCatalog = LocalCatalog(),
    in words: any Words = EnglishWords()
  ) async -> SettingsScene.ViewModel {
    var interactor = SettingsInteractor()
    let context = SceneContext(catalog: catalog, settings: store, words: CurrentWords(words))
    let response = await interactor.run(request, SettingsScene.worker(in: context))
    return SettingsPresenter(words: words).viewModel(for: response)
  }
}

@Suite(.timeLimit(.minutes(10))) struct SettingsInteractorTests {
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
    _ = interactor.receive(.failure(.failed(error)), to: .set(value))
    #expect(interactor.response == .init(settings: UserSettings(), problem: .failed(error)))
    let viewModel = SettingsPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.failure?.message == "/a is not writable.")
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.settings.count == 13)
  }

  @Test func `An invalid value leaves the other settings on screen`() throws {
    var settings = UserSettings()
    settings.theme = .dark
    let wrong = SettingError(key: "genre", problem: .invalidValue("?"), valid: [], isComplete: false)
    let error = StoreError(.malformed, path: "/a", setting: wrong, validSettings: settings)
    var interactor = SettingsInteractor()
    _ = interactor.handle(.load)
    _ = interactor.receive(.failure(.failed(error)), to: .read)
    let viewModel = SettingsPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.settings[3].fact == Fact(label: "theme", value: .text("dark"), note: "light or dark colors"))
    #expect(
      viewModel.warnings == [
        "/a has an invalid value for genre: “?”. Reset genre in the settings, or give it another value."
      ])
    _ = interactor.handle(.get(key: "genre"))
    _ = interactor.receive(.failure(.failed(error)), to: .read)
    #expect(interactor.response.problem == .failed(error))
    let value = try SettingValue(.adult, "on")
    _ = interactor.handle(.set(key: "adult", value: "yes"))
    _ = interactor.receive(.failure(.failed(error)), to: .set(value))
    #expect(interactor.response.problem == nil)
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

  @Test func `Settings that cannot be read are read again after a change, and then the problem is gone`() {
    let error = StoreError(.malformed, path: "/a")
    for var interactor in [SettingsInteractor(), loaded()] {
      _ = interactor.handle(.load)
      _ = interactor.receive(.failure(.failed(error)), to: .read)
      #expect(interactor.settingsChanged([]) == [.ask(.readAgain)])
      _ = interactor.receive(.failure(.failed(error)), to: .readAgain)
      #expect(interactor.response.problem == .failed(error))
      _ = interactor.receive(.success(UserSettings()), to: .readAgain)
      #expect(interactor.response == .init(settings: UserSettings()))
    }
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
