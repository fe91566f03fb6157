import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct SettingsSceneTests {
  let store = TransientSettings()

  @Test func `Every setting is listed, with names and values in the language of the screen`() async throws {
    assertShown(["English": try await show(.load), "Russian": try await show(.load, in: RussianWords())])
  }

  @Test func settingsCanBeSetReadAndReset() async throws {
    let changed = try await show(.set(key: "language", value: "PT_br"))
    #expect(changed.confirmation == "Set language to pt-BR.")
    #expect(changed.settings.map(\.key) == Setting.allCases.map(\.rawValue))
    #expect(changed.settings.first?.fact.value == .text("pt-BR"))
    #expect(try await show(.get(key: "language")).value == "pt-BR")
    #expect(await store.settings().language?.tag == "pt-BR")
    let again = try await show(.set(key: "language", value: "portuguese"))
    #expect(again.confirmation == "Set language to pt.")
    #expect(try await show(.set(key: "language", value: "pt")).confirmation == "language is already pt.")
    let reset = try await show(.reset(key: "language"))
    #expect(reset.confirmation == "Reset language to its default.")
    #expect(reset.settings.first?.fact.value == .unknown("system default"))
    #expect(try await show(.get(key: "language")).value == "")
    _ = try await show(.set(key: "adult", value: "on"))
    #expect(try await show(.reset(key: nil)).confirmation == "All settings reset to their defaults.")
    #expect(await store.settings() == UserSettings())
  }

  @Test func `An unknown setting or value is refused with those that are known`() async throws {
    func refused(_ request: SettingsScene.Request, in words: any Words = EnglishWords()) async throws -> EmptyState? {
      let viewModel = try await show(request, in: words)
      #expect(viewModel.outcome == .invalidRequest)
      return viewModel.failure
    }
    assertShown([
      "setting": try await refused(.get(key: "langage")),
      "switch": try await refused(.set(key: "adult", value: "maybe")),
      "theme": try await refused(.set(key: "theme", value: "pink")),
      "misspelled theme": try await refused(.set(key: "theme", value: "drak")),
      "another misspelled theme": try await refused(.set(key: "theme", value: "lihgt")),
      "language": try await refused(.set(key: "language", value: "frensh")),
      "code of no language": try await refused(.set(key: "language", value: "xx")),
      "code of no region": try await refused(.set(key: "language", value: "en-ZZ")),
      "region": try await refused(.set(key: "region", value: "Германея"), in: RussianWords()),
      "code of no country": try await refused(.set(key: "region", value: "ZZ")),
      "genre": try await refused(.set(key: "genre", value: "horor")),
      "genre, in Russian": try await refused(.set(key: "genre", value: "ужссы"), in: RussianWords()),
    ])
    #expect(try await show(.get(key: "langage")).settings.count == Setting.allCases.count)
    #expect(await store.settings() == UserSettings())
  }

  @Test(arguments: [
    (Setting.language, "Portuguese", "pt"), (.language, "русский", "ru"), (.language, "zh_tw", "zh-TW"),
    (.region, "germany", "DE"), (.region, "Германия", "DE"), (.region, "UK", "GB"), (.region, "jp", "JP"),
    (.genre, "western", "Western"), (.genre, "27", "Horror"), (.genre, "cowboys", "Western"),
    (.genre, "Вестерны", "Western"), (.genre, "ACTION", "Action"),
  ])
  func `Languages and countries are stored by their codes, and genres by their usual names`(
    setting: Setting, typed: String, stored: String
  ) async throws {
    let shown = try await show(.set(key: setting.rawValue, value: typed))
    #expect(shown.outcome == .shown && shown.confirmation == "Set \(setting.rawValue) to \(stored).")
    #expect(await store.settings()[setting] == stored)
  }

  @Test func `A genre of a catalog in another language is stored under its usual name`() async throws {
    let catalog = LocalCatalog(allGenres: .success(.russian))
    let changed = try await show(.set(key: "genre", value: "ужасы"), from: catalog, in: RussianWords())
    #expect(changed.confirmation == "Установлено: жанр на главной — ужасы.")
    assertShown(["row": changed.settings.first { $0.key == "genre" }])
    #expect(await store.settings().genre == "Horror")
  }

  @Test func `A genre that only the catalog has is stored under its name`() async throws {
    let catalog = LocalCatalog(allGenres: .success([Genre(id: 1, name: "Nordic Noir")]))
    _ = try await show(.set(key: "genre", value: "nordic noir"), from: catalog)
    #expect(await store.settings().genre == "Nordic Noir")
    #expect(try await show(.set(key: "genre", value: "Horror"), from: catalog).outcome == .invalidRequest)
  }

  @Test func `If the genres cannot be loaded, only usual names are accepted`() async throws {
    let error = CatalogError(.timedOut, host: "a.example")
    let catalog = LocalCatalog(allGenres: .failure(error))
    #expect(try await show(.set(key: "genre", value: "sci-fi"), from: catalog).outcome == .shown)
    #expect(await store.settings().genre == "Science Fiction")
    assertShown(["refused": try await show(.set(key: "genre", value: "Komödie"), from: catalog)])
    let rejected = LocalCatalog(allGenres: .failure(CatalogError(.rejectedCredential)))
    #expect(try await show(.set(key: "genre", value: "Komödie"), from: rejected).outcome == .unauthorized)
  }

  @Test func `Services that the catalog does not know are refused with a suggestion`() async throws {
    let catalog = LocalCatalog(
      services: .success([StreamingService(id: 8, name: "Netflix"), .init(id: 11, name: "MUBI")]))
    #expect(try await show(.set(key: "services", value: "netflix, Mubi"), from: catalog).outcome == .shown)
    assertShown(["refused": try await show(.set(key: "services", value: "MUBI, netflux"), from: catalog)])
    let unlike = try await show(.set(key: "services", value: "quux"), from: catalog, in: RussianWords())
    #expect(unlike.failure == RussianWords().unknownValue(.service, "quux", suggestions: []))
    #expect(await store.settings().services == ["netflix", "Mubi"])
  }

  @Test func `The beginning of a service's name is completed, so that films' offers have it`() async throws {
    let names = ["MUBI", "Netflix Standard with Ads", "Netflix", "Sky Go", "Sky Store"]
    let catalog = LocalCatalog(services: .success(names.enumerated().map { StreamingService(id: $0, name: $1) }))
    let value = "netfl, mubi, netflix stand, sk, sky"
    #expect(try await show(.set(key: "services", value: value), from: catalog).outcome == .shown)
    let stored = ["Netflix", "mubi", "Netflix Standard with Ads", "sk", "sky"]
    #expect(await store.settings().services == stored)
  }

  @Test(arguments: [CatalogError.Code.unreachable, .unsupported])
  func `If the services cannot be loaded, any are accepted, and stay`(code: CatalogError.Code) async throws {
    let catalog = LocalCatalog(services: .failure(CatalogError(code)))
    #expect(try await show(.set(key: "services", value: "netflux"), from: catalog).outcome == .shown)
    #expect(await store.settings().services == ["netflux"])
    // It may be one of another country.
    let here = LocalCatalog(services: .success([StreamingService(id: 11, name: "MUBI")]))
    #expect(try await show(.set(key: "services", value: "netflux, MUBI"), from: here).outcome == .shown)
  }

  private func show(
    _ request: SettingsScene.Request, from catalog: any MovieCatalog = LocalCatalog(),
    in words: any Words = EnglishWords()
  ) async throws -> SettingsScene.ViewModel {
    let context = SceneContext(catalog: catalog, settings: store, words: CurrentWords(words))
    return try #require(await context.viewModel(of: SettingsScene.self, for: request))
  }

  @Test func `A change is not confirmed any more when another program has changed the setting since`() throws {
    let value = try SettingValue(.theme, "dark")
    var (dark, light) = (UserSettings(), UserSettings())
    (dark.theme, light.theme) = (.dark, .light)
    for (question, kept, other) in [
      (SettingsInteractor.Question.set(value), dark, light), (.reset(.theme), UserSettings(), light),
    ] {
      var interactor = SettingsInteractor()
      _ = interactor.receive(.read(kept, changed: [.theme]), to: question)
      _ = interactor.receive(.read(kept), to: .readAgain)
      #expect(interactor.response.change != nil)
      _ = interactor.receive(.read(other), to: .readAgain)
      #expect(interactor.response.change == nil)
    }
  }
}

/// `RandomSessionTests` have changes that fail, and `SettingsJSONTests` what is told then.
@Suite(.timeLimit(.minutes(10))) struct SettingsInteractorTests {
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

  @Test func `The result of an earlier change leaves the refusal of a later one on screen`() throws {
    var interactor = loaded()
    let value = try SettingValue(.adult, "on")
    #expect(interactor.handle(.set(key: "adult", value: "on")) == [.ask(.set(value))])
    _ = interactor.handle(.set(key: "adult", value: "maybe"))
    let problem = try #require(interactor.response.problem)
    var settings = UserSettings()
    settings.includesAdult = true
    _ = interactor.receive(.read(settings, changed: [.adult]), to: .set(value))
    #expect(interactor.response == .init(settings: settings, change: .changed(value), problem: problem))
  }

  /// A golden of `SessionProgramTests` reads this setting and changes another one.
  @Test func `Invalid values leave the other settings on screen`() {
    var settings = UserSettings()
    settings.theme = .dark
    let wrong = [("genre", "?"), ("region", "")].map {
      SettingError(key: $0, problem: .invalidValue($1), valid: [], isComplete: false)
    }
    let error = StoreError(.malformed, path: "/a", invalidSettings: wrong, validSettings: settings)
    var interactor = SettingsInteractor()
    _ = interactor.handle(.load)
    _ = interactor.receive(.failed(.failed(error)), to: .read)
    let viewModel = SettingsPresenter.shown(interactor.response)
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.settings[3].fact == Fact(label: "theme", value: .text("dark"), note: "light or dark colors"))
    #expect(
      viewModel.warnings == [
        "/a has an invalid value for genre: “?” and an invalid value for region. "
          + "Reset or change in the settings: genre and region."
      ])
    _ = interactor.handle(.get(key: "region"))
    _ = interactor.receive(.failed(.failed(error)), to: .read)
    #expect(interactor.response.problem == .failed(error))
  }

  @Test func aLoadedSceneFollowsOtherChanges() throws {
    var interactor = SettingsInteractor()
    #expect(interactor.settingsChanged([.theme]) == [])
    interactor = loaded()
    #expect(interactor.settingsChanged([.theme]) == [.ask(.readAgain)])
    var settings = UserSettings()
    settings.theme = .dark
    _ = interactor.receive(.read(settings), to: .readAgain)
    #expect(interactor.response == .init(settings: settings))
  }

  @Test func `Settings that cannot be read are read again after a change, and then the problem is gone`() {
    let error = StoreError(.malformed, path: "/a")
    for var interactor in [SettingsInteractor(), loaded()] {
      _ = interactor.handle(.load)
      _ = interactor.receive(.failed(.failed(error)), to: .read)
      #expect(interactor.settingsChanged([]) == [.ask(.readAgain)])
      _ = interactor.receive(.failed(.failed(error)), to: .readAgain)
      #expect(interactor.response.problem == .failed(error))
      _ = interactor.receive(.read(UserSettings()), to: .readAgain)
      #expect(interactor.response == .init(settings: UserSettings()))
    }
  }

  private func loaded() -> SettingsInteractor {
    var interactor = SettingsInteractor()
    _ = interactor.handle(.load)
    _ = interactor.receive(.read(UserSettings()), to: .read)
    return interactor
  }
}
