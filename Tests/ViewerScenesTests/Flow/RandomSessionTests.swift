import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

/// Compares the driver with a model in random sessions of requests, answers, delays and cancellations.
///
/// In every session, a request without overlaps has one final display, an older answer never replaces a newer one, and
/// content stays on screen through refreshes, failures and changes.
@Suite(.timeLimit(.minutes(20))) struct RandomSessionTests {
  private static let source = CatalogSource(idNamespace: "test")

  @Test func home() async {
    let scene = SceneUnderTest<HomeInteractor>(
      make: { HomeInteractor(source: Self.source) },
      request: { $0.isMultiple(of: 4) ? .load : .refresh }, empties: { $0 == .load },
      answer: { question, number in
        switch question {
        case .genre: .genre([nil, "horror", "27"][number % 3])
        case .row(_, let genre): .row(Self.page(number), genre: genre)
        }
      }, hasContent: { $0.rows.contains { $0.genre == nil && $0.state.value != nil } })
    await scene.check()
  }

  /// People are listed by the same interactor.
  @Test func list() async {
    let scene = SceneUnderTest<ListInteractor>(
      make: { ListInteractor(source: Self.source, key: .popular) },
      request: { [.load(.topRated, page: $0 % 3 + 1), .nextPage, .nextPage, .refresh][$0 % 4] },
      empties: { if case .load = $0 { true } else { false } },
      answer: { question, number in .init(key: question.key, page: Self.page(number, of: question.page)) },
      hasContent: { $0.pages.value != nil })
    await scene.check()
  }

  /// Films and genres are loaded by the same interactor.
  @Test func person() async {
    let scene = SceneUnderTest<PersonScene.Interactor>(
      make: { PersonScene.Interactor(source: Self.source, refreshingOn: [.language, .region, .services]) },
      request: { $0.isMultiple(of: 3) ? .load($0) : .refresh }, empties: { if case .load = $0 { true } else { false } },
      answer: { _, number in Self.result(number, PersonDetails(person: Person(id: number, name: "N"))) },
      hasContent: { $0.value.value != nil })
    await scene.check()
  }

  @Test func search() async {
    let texts = ["", "a", "bla", "blade", "blade r", "metropolis"]
    let scene = SceneUnderTest<SearchInteractor>(
      make: { SearchInteractor(source: Self.source) },
      request: { number in
        let text = texts[number / 7 % texts.count]
        return [
          .open, .queryChanged(text), .queryChanged(text), .submit(text, page: number % 2 + 1), .nextPage, .refresh,
          .clear,
        ][number % 7]
      },
      answer: { question, number in
        switch question {
        case .films(let question, _): .films(.init(key: question.key, page: Self.page(number, of: question.page)))
        case .suggestions(let text): .suggestions([text, "\(number)"])
        case .remember: .remembered
        }
      }, hasContent: { $0.results != nil })
    await scene.check(seeds: 0..<300)
  }

  @Test func favorites() async {
    let scene = Self.shelf {
      [
        .load(.favorites, .title), .load(.favorites, .latestFirst, page: 2), .refresh,
        .add([.init(.tmdb, $0)], to: .favorites), .remove([.init(.tmdb, $0)], from: .favorites), .perform(.undo),
        .repair,
      ][$0 % 7]
    }
    await scene.check()
  }

  /// Another shelf starts from an empty screen, because the films of the earlier one are not on it.
  @Test func shelves() async {
    var scene = Self.shelf {
      [
        .load(.favorites, .title), .load(.seen, .latestFirst, page: 2), .refresh,
        .add([.init(.tmdb, $0)], to: .watchlist),
        .see([.init(.tmdb, $0)]), .remove([.init(.tmdb, $0)], from: .favorites), .perform(.redo), .repair,
      ][$0 % 8]
    }
    scene.empties = { if case .load = $0 { true } else { false } }
    await scene.check()
  }

  private static func shelf(
    _ request: @escaping @Sendable (Int) -> ShelfScene.Request
  ) -> SceneUnderTest<ShelfInteractor> {
    SceneUnderTest(
      make: { ShelfInteractor(source: source, sources: [source]) }, request: request,
      answer: { question, number in
        switch question {
        case .list: .list(saved(number, ShelfPart(total: 0, elements: [])))
        case .change(.add(let ids, _)), .change(.see(let ids, _, _)):
          .changed(.films(changes(number, ids, .alreadyThere), on: .watchlist))
        case .change(.remove(let ids, let shelf)): .changed(.films(changes(number, ids, .removed), on: shelf))
        case .change(.perform(let step)): .changed(.performed(step, saved(number, nil)))
        case .change: .changed(.repair(saved(number, LibraryRepair())))
        }
      }, hasContent: { $0.films != nil })
  }

  @Test func history() async {
    let scene = SceneUnderTest<HistoryInteractor>(
      make: { HistoryInteractor() }, request: { [.load, .remove(query: "\($0)"), .clear][$0 % 3] },
      answer: { _, number in
        number.isMultiple(of: 5) ? .init(error: StoreError(.busy)) : .init(searches: RecentSearches(["\(number)"]))
      },
      hasContent: { $0.searches != nil })
    await scene.check()
  }

  @Test func settings() async {
    let scene = SceneUnderTest<SettingsInteractor>(
      make: { SettingsInteractor() },
      request: {
        [
          .load, .get(key: "theme"), .get(key: "nothing"), .set(key: "adult", value: "on"),
          .set(key: "adult", value: "maybe"), .reset(key: nil),
        ][$0 % 6]
      },
      answer: { _, number in
        number.isMultiple(of: 5) ? .failed(.failed(StoreError(.busy))) : .read(UserSettings())
      },
      hasContent: { $0.settings != nil })
    await scene.check()
  }

  @Test func transfer() async {
    let scene = SceneUnderTest<TransferInteractor>(
      make: { TransferInteractor() },
      request: { $0.isMultiple(of: 2) ? .importFilms(from: "\($0)", onto: nil) : .export(nil, to: "\($0)") },
      answer: { question, number in
        switch question {
        case .importFilms(let path, let shelf, _, _): .imported(ImportReport(), from: path, onto: shelf)
        case .export(_, let path, _, _): .exported(ExportReport(written: number), to: path)
        }
      }, hasContent: { _ in false })
    await scene.check()
  }

  @Test func pick() async {
    let scene = SceneUnderTest<PickInteractor>(
      make: { PickInteractor(source: Self.source) },
      request: { .pick(from: .shelf(.watchlist), seed: UInt64($0)) }, empties: { _ in true },
      answer: { _, number in .init(source: Self.source, pick: .failure(.catalog(.init(.timedOut, status: number)))) },
      hasContent: { $0.pick != nil })
    await scene.check()
  }

  /// The calendar, news, statistics and syncs.
  @Test func surveys() async {
    let scene = SceneUnderTest<SurveyInteractor<CalendarScene.Request, Int>>(
      make: { .init(source: Self.source, refreshingOn: [.language]) },
      request: { _ in .load() },
      answer: { _, number in .found(Self.saved(number, number)) }, hasContent: { $0.found != nil })
    await scene.check()
  }

  @Test func reference() async {
    let scene = SceneUnderTest<ReferenceScene.Interactor>(
      make: { .init(response: nil) }, request: { .find(.personNamed("\($0)")) },
      answer: { _, number in .some(.success(.person(id: number))) }, hasContent: { $0 != nil })
    await scene.check()
  }

  /// Every fifth answer is a failure.
  private static func result<Value>(_ number: Int, _ value: Value) -> Result<Value, CatalogError> {
    number.isMultiple(of: 5) ? .failure(CatalogError(.timedOut)) : .success(value)
  }

  private static func changes(
    _ number: Int, _ ids: [FilmID], _ result: ShelfScene.FilmChange.Result
  ) -> [ShelfScene.FilmChange] {
    ids.map { .init($0, number.isMultiple(of: 5) ? .notSaved(StoreError(.busy)) : result) }
  }

  private static func saved<Value>(_ number: Int, _ value: Value) -> Result<Value, StoreError> {
    number.isMultiple(of: 5) ? .failure(StoreError(.busy)) : .success(value)
  }

  private static func page(_ number: Int, of page: Int = 1) -> Result<ResultsPage<Movie>, CatalogError> {
    let movie = Movie(id: number, title: "Film \(number)")
    return result(number, ResultsPage(number: page, totalPages: 3, totalResults: 9, elements: [movie]))
  }
}
