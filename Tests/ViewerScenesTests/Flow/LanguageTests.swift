import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// When the language changes, open scenes reload what depends on it and are shown in the new language. `LoadingTests` and
/// the tests of other interactors have what each reloads.
@Suite(.timeLimit(.minutes(10))) struct LanguageTests {
  let settings = TransientSettings()
  let context: SceneContext

  init() {
    let catalog = SettingsAwareCatalog(.tmdb, settings: settings) {
      TalkingCatalog(language: $0.language?.code ?? "en")
    }
    context = SceneContext(
      catalog: catalog, settings: settings, words: CurrentWords(settings, in: CurrentWords.allLanguages), today: .sample
    )
  }

  @Test func homeFollowsTheLanguage() async throws {
    try await settings.set([SettingValue(.genre, "27")])
    let shown = try await shown(by: HomeScene.self, after: .load)
    #expect(shown.map { $0.rows.map(\.title).first } == ["Top rated", "Лучшие"])
    #expect(shown.map { $0.rows.last?.title } == ["Popular · Horror", "Популярные · ужасы"])
    #expect(shown.map { Set($0.rows.flatMap(\.cards).map(\.title)) } == [["Film in en"], ["Film in ru"]])
  }

  @Test func `Similar films after the first page follow the language`() async throws {
    let similar = try await shown(by: ListScene.self, after: .load(.similar(.init(7)), page: 2))
    #expect(similar.map(\.title) == ["More like Film in en", "Похожие на фильм «Film in ru»"])
    #expect(similar.map { $0.rows.map(\.title) } == [["Film in en"], ["Film in ru"]])
  }

  @Test func `Quotation marks in a title are of another kind than those around it`() {
    #expect(RussianWords().similar(to: "Броненосец «Потёмкин»") == "Похожие на фильм «Броненосец „Потёмкин“»")
  }

  @Test func `A pick from the catalog follows the language, and stays when it cannot be loaded`() async throws {
    let shown = try await shown(by: PickScene.self, after: .pick(from: .filter(FilterSelection()), seed: 3))
    #expect(shown.map { $0.rows.map(\.title) } == [["Film in en"], ["Film in ru"]])
    var interactor = PickInteractor(source: .tmdb)
    let request = PickScene.Request.pick(from: .filter(FilterSelection()), seed: 3)
    _ = interactor.handle(request)
    #expect(interactor.settingsChanged([.language]) == [.ask(request)])
    let pick = PickScene.Response(source: .tmdb, pick: .success(.init(film: .listed(.sample(1)), total: 1)))
    _ = interactor.receive(pick, to: request)
    _ = interactor.receive(.init(source: .tmdb, pick: .failure(.catalog(CatalogError(.offline)))), to: request)
    #expect(interactor.response == pick)
  }

  @Test func `What needs nothing new is shown again in the language`() async throws {
    let shown = try await shown(by: HistoryScene.self, after: .load)
    #expect(shown.map(\.title) == ["Recent searches", "Недавние запросы"])
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

/// A catalog whose films have its language in their titles, also those that are chosen by criteria or are similar.
private struct TalkingCatalog: CatalogWrapper {
  var source: CatalogSource { .tmdb }
  let language: String

  func base() -> any MovieCatalog { LocalCatalog(language: language) }

  func movies(meeting filter: MovieFilter, page: Int) throws(CatalogError) -> ResultsPage<Movie> { films(page) }
  func movies(like id: Movie.ID, page: Int) throws(CatalogError) -> ResultsPage<Movie> { films(page) }

  private func films(_ page: Int) -> ResultsPage<Movie> {
    ResultsPage(number: page, totalPages: 2, totalResults: 2, elements: [.sample(page, "Film in \(language)")])
  }
}
