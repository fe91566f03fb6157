import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct HomeInteractorTests {
  typealias Question = HomeInteractor.Question
  typealias RowResult = HomeScene.RowResult

  static let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]
  static let cancelGenreRow = Effect<Question>.cancel(.genreRow)
  static let askForRows = lists.map { Effect.ask(Question.row($0)) }
  /// The effects of `load`, and of `refresh` without a genre.
  static let askForAll = [cancelGenreRow, .ask(.genre)] + askForRows
  static let horror = GenreSelection.found(Genre(id: 27, name: "Horror"))

  var interactor = HomeInteractor(source: .tmdb)

  @Test mutating func loadAsksForTheGenreAndAllRowsOnAnEmptyScreen() {
    for genre in ["horror", nil] {
      #expect(interactor.handle(.load) == Self.askForAll)
      #expect(interactor.response.rows == Self.rows(.loading))
      load(genre: genre)
    }
  }

  @Test func questionsOfOneLoadDoNotSupersedeEachOther() {
    let questions = [.genre, .row(.popular, genre: .named("horror"))] + Self.lists.map { Question.row($0) }
    #expect(Set(questions.map(\.lane)).count == 6)
    #expect(questions.allSatisfy { $0.rule == .latest })
  }

  @Test(arguments: [[MovieList.popular], lists])
  mutating func aFailedRowDoesNotAffectOthers(failing: [MovieList]) {
    let error = CatalogError(.timedOut)
    _ = interactor.handle(.load)
    for list in Self.lists {
      receive(failing.contains(list) ? .failure(error) : .success(.sample([1])), for: list)
    }
    for row in interactor.response.rows {
      #expect(row.state == (failing.contains(row.list) ? .failed(error) : .loaded(.sample([1]))))
    }
  }

  @Test mutating func refreshKeepsTheVisibleRowsUntilNewOnesArriveOrFail() {
    load()
    let before = interactor.response
    #expect(interactor.handle(.refresh) == Self.askForAll)
    #expect(interactor.response == before)
    receive(.success(.sample([9])), for: .popular)
    receive(.failure(CatalogError(.unreachable)), for: .topRated)
    #expect(ids == [[1], [9], [1], [1]])
    #expect(interactor.response.rows[0].state == .stale(.sample([1]), CatalogError(.unreachable)))
  }

  @Test mutating func `A refresh before the first load loads, and leaves idle rows when it is canceled`() {
    #expect(interactor.settingsChanged(Set(Setting.allCases)) == [])
    #expect(interactor.response.rows == Self.rows(.idle))
    #expect(interactor.handle(.refresh) == Self.askForAll)
    #expect(interactor.response.rows == Self.rows(.loading))
    abandonAll()
    #expect(interactor.response.rows == Self.rows(.idle))
  }

  // MARK: - The genre row

  @Test mutating func theGenreRowIsLast() {
    load()
    #expect(interactor.receive(.genre("horror"), to: .genre) == [.ask(.row(.popular, genre: .named("horror")))])
    #expect(interactor.response.rows.last == .init(list: .popular, genre: .named("horror"), state: .loading))
    receive(.success(.sample([5])), for: .popular, .named("horror"), as: Self.horror)
    #expect(interactor.response.rows.last == .init(list: .popular, genre: Self.horror, state: .loaded(.sample([5]))))
    #expect(ids == [[1], [1], [1], [1], [5]])
  }

  @Test mutating func `The same genre keeps its row, another replaces it, and without one it is removed`() {
    load(genre: "horror")
    let before = interactor.response
    #expect(interactor.receive(.genre("horror"), to: .genre) == [])
    #expect(interactor.response == before)
    #expect(interactor.receive(.genre("drama"), to: .genre) == [.ask(.row(.popular, genre: .named("drama")))])
    #expect(interactor.response.rows.count == 5)
    #expect(interactor.response.rows.last == .init(list: .popular, genre: .named("drama"), state: .loading))
    abandonAll()
    #expect(interactor.response.rows.last == .init(list: .popular, genre: .named("drama"), state: .idle))
    #expect(interactor.receive(.genre(nil), to: .genre) == [Self.cancelGenreRow])
    #expect(interactor.response.rows.map(\.list) == Self.lists)
  }

  @Test mutating func `A refresh includes the row of the genre, and keeps all rows when it is canceled`() {
    load(genre: "horror")
    let before = interactor.response
    let askForRow = Effect.ask(Question.row(.popular, genre: Self.horror))
    #expect(interactor.handle(.refresh) == [.ask(.genre)] + Self.askForRows + [askForRow])
    #expect(ids == [[1], [1], [1], [1], [5]])
    abandonAll()
    #expect(interactor.response == before)
    // In another language, the genre has another name.
    let renamed = GenreSelection.found(Genre(id: 27, name: "ужасы"))
    receive(.success(.sample([6])), for: .popular, Self.horror, as: renamed)
    #expect(interactor.response.rows.last == .init(list: .popular, genre: renamed, state: .loaded(.sample([6]))))
  }

  // MARK: - Settings

  @Test(arguments: [Setting.language, .region, .adult])
  mutating func `Settings that affect lists refresh, and that of the genre asks only for the genre`(setting: Setting) {
    load()
    let before = interactor.response
    #expect(interactor.settingsChanged([setting, .genre, .theme]) == Self.askForAll)
    #expect(interactor.response == before)
    #expect(interactor.settingsChanged([.genre, .theme]) == [.ask(.genre)])
    #expect(interactor.settingsChanged([.theme, .history]) == [])
  }

  private static func rows(_ state: Loadable<ResultsPage<Movie>>) -> [RowResult] {
    lists.map { RowResult(list: $0, state: state) }
  }

  private var ids: [[Movie.ID]?] {
    interactor.response.rows.map { $0.state.value?.elements.map(\.id) }
  }

  /// Loads all rows with film 1, and the genre row with film 5.
  private mutating func load(genre: String? = nil) {
    _ = interactor.handle(.load)
    for list in Self.lists {
      receive(.success(.sample([1])), for: list)
    }
    _ = interactor.receive(.genre(genre), to: .genre)
    if let genre {
      receive(.success(.sample([5])), for: .popular, .named(genre), as: Self.horror)
    }
  }

  private mutating func receive(
    _ page: Result<ResultsPage<Movie>, CatalogError>, for list: MovieList, _ genre: GenreSelection? = nil,
    as found: GenreSelection? = nil
  ) {
    #expect(interactor.receive(.row(page, genre: found ?? genre), to: .row(list, genre: genre)) == [])
  }

  private mutating func abandonAll() {
    interactor.abandon(.genre)
    for row in interactor.response.rows {
      interactor.abandon(.row(row.list, genre: row.genre))
    }
  }
}

/// The complete scene, which `LanguageTests` have with the row of a genre.
@Suite(.timeLimit(.minutes(10))) struct HomeSceneTests {
  @Test func `What a scene shows after it was canceled is no page`() async {
    let context = SceneContext(catalog: LocalCatalog())
    #expect(await context.viewModel(of: HomeScene.self, for: .load) != nil)
    let page = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await context.viewModel(of: HomeScene.self, for: .load)
    }
    #expect(await page.value == nil)
  }
}
