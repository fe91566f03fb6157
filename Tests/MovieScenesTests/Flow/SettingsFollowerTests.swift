import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Two scenes are open, and settings are changed in one of them: the other follows without being asked.
@Suite struct SettingsFollowerTests {
  let store = TransientSettings()
  let questions = LocalCatalog.Questions()
  let catalog: SettledCatalog
  let words: CurrentWords
  let settings: SettingsInteractor
  let today: CalendarDate

  init() throws {
    today = try .sample
    catalog = SettledCatalog(.tmdb, settings: store) { [questions] settings in
      LocalCatalog(language: settings.language?.code ?? "en", questions: questions)
    }
    words = CurrentWords(store, otherwise: .americanEnglish)
    settings = SettingsInteractor(
      store: store, output: Output(EchoPresenter(), display: RecordingDisplay<SettingsScene.Response>()))
  }

  @Test func homeShowsTheShelfOfAnotherGenre() async throws {
    let display = RecordingDisplay<HomeScene.ViewModel>()
    let home = home(on: display)
    try await following(home, from: .load) {
      await set("genre", "27")
      await display.waitForShown(2)
      #expect(await display.shown.last?.shelves.last?.title == "Popular · Horror in en")
      #expect(await display.shown.last?.shelves.count == 5)
      // The other shelves are not asked for again.
      #expect(await questions.all.suffix(2) == [.genres, .list(.popular, genre: 27)])
      await set("genre", "comedy in en")
      await display.waitForShown(3)
      #expect(await display.shown.last?.shelves.last?.route == .list(id: "popular", genre: 35))
      await settings.handle(.reset(key: "genre"))
      await display.waitForShown(4)
      #expect(await display.shown.last?.shelves.count == 4)
    }
    #expect(await display.shown.count == 4)
    #expect(await questions.all.count == 8)
  }

  @Test func homeFollowsTheLanguage() async throws {
    let display = RecordingDisplay<HomeScene.ViewModel>()
    let home = home(on: display)
    await set("genre", "27")
    try await following(home, from: .load) {
      await set("language", "ru")
      await display.waitForShown(2)
      let shelves = try #require(await display.shown.last?.shelves)
      #expect(shelves.map(\.title).prefix(2) == ["Лучшие", "Популярные"])
      #expect(shelves.last?.title == "Популярные · Horror in ru")
      #expect(shelves.allSatisfy { $0.titles == ["Film in ru"] })
    }
    #expect(await display.shown.count == 2)
  }

  @Test func aListKeepsItsGenreInAnotherLanguage() async throws {
    let display = RecordingDisplay<ListScene.ViewModel>()
    let list = ListInteractor(
      catalog: catalog,
      output: Output(display: display) { ListPresenter(words: await words(), today: today) })
    try await following(list, from: .load(list: "popular", genre: "horror in en", page: 1)) {
      await set("language", "ru")
      await display.waitForShown(2)
      #expect(await display.shown.last?.title == "Популярные · Horror in ru")
      #expect(await display.shown.last?.cards.map(\.title) == ["Film in ru"])
      await set("adult", "on")
      await display.waitForShown(3)
    }
    #expect(await display.shown.count == 3)
  }

  @Test func aFilmFollowsTheLanguageAlone() async throws {
    let display = RecordingDisplay<DetailScene.ViewModel>()
    let detail = DetailInteractor(
      catalog: catalog, favorites: TransientFavorites.plain, today: today,
      output: Output(display: display) { DetailPresenter(words: await words()) })
    try await following(detail, from: .load(id: 7)) {
      for (key, value) in [("region", "DE"), ("adult", "on"), ("theme", "dark"), ("genre", "Drama")] {
        await set(key, value)
      }
      await set("language", "ru")
      await display.waitForShown(2)
      guard case .film(let film)? = await display.shown.last?.content else {
        Issue.record("There is no film.")
        return
      }
      #expect(film.title == "Film in ru")
      #expect(film.overview.title == "Описание")
    }
    #expect(await display.shown.count == 2)
    #expect(await questions.all == [.movie(7), .movie(7)])
  }

  @Test func peopleFollowTheLanguage() async throws {
    let list = RecordingDisplay<PeopleScene.ViewModel>()
    let people = PeopleInteractor(
      catalog: catalog, output: Output(display: list) { PeoplePresenter(words: await words()) })
    let page = RecordingDisplay<PersonScene.ViewModel>()
    let person = PersonInteractor(
      catalog: catalog, output: Output(display: page) { PersonPresenter(words: await words(), today: today) })
    try await following(people, from: .load(page: 1)) {
      try await following(person, from: .load(id: 1)) {
        await set("language", "ru")
        await list.waitForShown(2)
        await page.waitForShown(2)
        #expect(await list.shown.last?.title == "Популярные люди")
        #expect(await list.shown.last?.people.map(\.name) == ["Person in ru"])
        #expect(await page.shown.last?.name == "Person in ru")
        #expect(await page.shown.last?.biography.title == "Биография")
      }
    }
    #expect(await [list.shown.count, page.shown.count] == [2, 2])
  }

  @Test func whatIsKeptFollowsInItsWords() async throws {
    let favorites = RecordingDisplay<FavoritesScene.ViewModel>()
    let list = FavoritesInteractor(
      catalog: catalog, favorites: TransientFavorites.plain, today: today,
      output: Output(display: favorites) { FavoritesPresenter(words: await words()) })
    let searches = RecordingDisplay<HistoryScene.ViewModel>()
    let history = HistoryInteractor(
      history: TransientSearchHistory(), output: Output(display: searches) { HistoryPresenter(words: await words()) })
    let names = RecordingDisplay<GenresScene.ViewModel>()
    let genres = GenresInteractor(
      catalog: catalog, output: Output(display: names) { GenresPresenter(words: await words()) })
    try await following(list, from: .load(order: .init())) {
      try await following(history, from: .load) {
        try await following(genres, from: .load) {
          await set("language", "ru")
          await favorites.waitForShown(2)
          await searches.waitForShown(2)
          await names.waitForShown(2)
        }
      }
    }
    #expect(await favorites.shown.map(\.title) == ["Favorites", "Избранное"])
    #expect(await searches.shown.map(\.title) == ["Recent searches", "Недавние запросы"])
    #expect(await names.shown.map { $0.genres.first?.name } == ["Horror in en", "Horror in ru"])
  }

  @Test func aSceneThatIsNotOpenYetIsLeftAlone() async throws {
    let display = RecordingDisplay<ListScene.Response>()
    let list = ListInteractor(catalog: catalog, output: Output(EchoPresenter(), display: display))
    let follower = await SettingsFollower(list, settings: store)
    let task = Task { await follower.run() }
    await set("language", "ru")
    await list.handle(.load(list: "popular"))
    task.cancel()
    await task.value
    #expect(await display.shown.count == 1)
  }

  @Test func aNewerChangeTakesThePlaceOfAnOlderOne() async throws {
    let slow = ScriptedCatalog()
    let display = RecordingDisplay<DetailScene.Response>()
    let detail = DetailInteractor(
      catalog: slow, favorites: TransientFavorites.plain, today: today,
      output: Output(EchoPresenter(), display: display))
    let open = Task { await detail.handle(.load(id: 7)) }
    await slow.waitForQuestions(1)
    await slow.answer(.movie(7), with: .success(MovieDetails.sample(7, "One")))
    await open.value
    let follower = await SettingsFollower(detail, settings: store)
    let task = Task { await follower.run() }
    await set("language", "ru")
    await slow.waitForQuestions(2)
    await set("language", "de")
    await slow.waitForQuestions(3)
    await slow.answer(.movie(7), with: .success(MovieDetails.sample(7, "Two")))
    await display.waitForShown(2)
    #expect(await display.shown.map(\.state.value?.movie.title) == ["One", "Two"])
    #expect(await slow.open.isEmpty)
    task.cancel()
    await task.value
  }

  /// Loads a scene that follows, does something, and ends the following.
  private func following<I: SettingsDependent>(
    _ interactor: I, from request: I.Request, _ work: () async throws -> Void
  ) async throws {
    let follower = await SettingsFollower(interactor, settings: store)
    let task = Task { await follower.run() }
    await interactor.handle(request)
    try await work()
    task.cancel()
    await task.value
  }

  private func set(_ key: String, _ value: String) async {
    await settings.handle(.set(key: key, value: value))
  }

  private func home(on display: RecordingDisplay<HomeScene.ViewModel>) -> HomeInteractor {
    HomeInteractor(
      catalog: catalog, genre: { [store] in await store.current().genre },
      output: Output(display: display) { [words, today] in HomePresenter(words: await words(), today: today) })
  }
}

extension HomeScene.Shelf {
  fileprivate var titles: [String] {
    if case .cards(let cards, _) = content { cards.map(\.title) } else { [] }
  }
}
