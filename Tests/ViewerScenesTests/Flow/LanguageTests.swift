import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// When the language changes, open scenes reload what depends on it and are shown in the new language.
@Suite(.timeLimit(.minutes(10))) struct LanguageTests {
  let settings = TransientSettings()
  let context: SceneContext

  init() {
    let catalog = SettingsAwareCatalog(.tmdb, settings: settings) { LocalCatalog(language: $0.language?.code ?? "en") }
    context = SceneContext(catalog: catalog, settings: settings, today: .sample)
  }

  @Test func homeFollowsTheLanguage() async throws {
    try await settings.set([SettingValue(.genre, "27")])
    let shown = try await shown(by: HomeScene.self, after: .load)
    #expect(shown.map { $0.shelves.map(\.title).first } == ["Top rated", "Лучшие"])
    #expect(shown.map { $0.shelves.last?.title } == ["Popular · Horror", "Популярные · Ужасы"])
    #expect(shown.map { Set($0.shelves.flatMap(\.content.cards).map(\.title)) } == [["Film in en"], ["Film in ru"]])
  }

  @Test func aListFollowsTheLanguage() async throws {
    let shown = try await shown(by: ListScene.self, after: .load(.init(.popular, genre: .named("horror"))))
    #expect(shown.map(\.title) == ["Popular · Horror", "Популярные · Ужасы"])
    #expect(shown.map { $0.rows.map(\.title) } == [["Film in en"], ["Film in ru"]])
  }

  @Test func aFilmFollowsTheLanguage() async throws {
    let shown = try await shown(by: DetailScene.self, after: .load(id: 7))
    #expect(shown.map(\.film?.title) == ["Film in en", "Film in ru"])
    #expect(shown.map(\.film?.overview.title) == ["Overview", "Описание"])
  }

  @Test func peopleFollowTheLanguage() async throws {
    let shown = try await shown(by: PeopleScene.self, after: .load())
    #expect(shown.map(\.title) == ["Popular people", "Популярные люди"])
    #expect(shown.map { $0.rows.map(\.name) } == [["Person in en"], ["Person in ru"]])
  }

  @Test func aPersonFollowsTheLanguage() async throws {
    let shown = try await shown(by: PersonScene.self, after: .load(1))
    #expect(shown.map(\.name) == ["Person in en", "Person in ru"])
    #expect(shown.map(\.biography.title) == ["Biography", "Биография"])
  }

  @Test func genresFollowTheLanguage() async throws {
    let shown = try await shown(by: GenresScene.self, after: .load)
    #expect(shown.map { $0.rows.map(\.name) } == [["Action", "Horror", "Western"], ["Боевик", "Вестерн", "Ужасы"]])
  }

  @Test func favoritesAndHistoryFollowTheLanguage() async throws {
    #expect(
      try await shown(by: ShelfScene.self, after: .load(.favorites, .title)).map(\.title) == ["Favorites", "Избранное"])
    #expect(
      try await shown(by: HistoryScene.self, after: .load).map(\.title) == ["Recent searches", "Недавние запросы"])
  }

  /// Returns what a scene finally shows before and after the language is set to Russian.
  private func shown<S: MovieScene>(
    by scene: S.Type, after request: S.Interactor.Request
  ) async throws -> [S.Presenter.ViewModel] {
    let display = RecordingDisplay<S.Presenter.ViewModel>()
    let driver = context.open(scene, on: display)
    await driver.handle(request)
    try await settings.set([SettingValue(.language, "ru")])
    await display.waitForShown(2)
    await settings.reset([.language])
    withExtendedLifetime(driver) {}
    return Array(display.shown.prefix(2))
  }
}
