import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing
import ViewerScenes

@Suite struct ShelfJSONTests {
  private func page(_ response: ShelfScene.Response) -> JSONPage {
    ShelfScene.JSON.page(of: response)
  }

  private static let films = [
    ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample),
    ShelvedFilm(source: .publicDomain, movie: .metropolis, added: .sample),
  ]

  @Test func lists() throws {
    let unreadable = [FilmName(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)]
    try Envelope("shelf").compare([
      "films of two catalogs": page(.init(source: .tmdb, films: Self.films)),
      "no films": page(.init(source: .tmdb, films: [])),
      "films that cannot be read": page(.init(source: .tmdb, films: [Self.films[0]], unreadable: unreadable)),
      "nothing can be read": page(.init(source: .tmdb, films: [], unreadable: unreadable)),
      "a full disk": page(.init(source: .tmdb, films: [], error: StoreError(.diskFull))),
      "a newer version": page(.init(source: .tmdb, error: StoreError(.newerVersion))),
    ])
  }

  @Test func repairs() throws {
    let repair = LibraryRepair(count: 2, films: [.init(id: .init(.tmdb, 12), title: nil)], path: "/a.json")
    try Envelope("repair").compare([
      "a repair": page(.init(source: .tmdb, lastChange: .repair(.success(repair)))),
      "nothing to repair": page(.init(source: .tmdb, lastChange: .repair(.success(.init())))),
    ])
  }

  @Test func `undo and redo`() throws {
    let films = AffectedFilms(count: 20, films: [.init(id: .init(.tmdb, 12), title: "Nosferatu")])
    func page(_ step: UndoStep, _ films: AffectedFilms?) -> JSONPage {
      self.page(.init(source: .tmdb, lastChange: .performed(step, .success(films))))
    }
    try Envelope("undo").compare(["undo": page(.undo, films), "nothing to undo": page(.undo, nil)], named: "undo")
    try Envelope("redo").compare(["redo": page(.redo, films), "nothing to redo": page(.redo, nil)], named: "redo")
  }

  @Test func changes() throws {
    func page(_ changes: ShelfScene.FilmChange..., after films: [ShelvedFilm]? = nil) -> JSONPage {
      self.page(.init(source: .tmdb, films: films, lastChange: .films(changes, on: .favorites)))
    }
    try Envelope("shelf-changes").compare([
      "every kind": page(
        change(129, "Spirited Away", .added), change(34, "Metropolis", .alreadyThere, in: .publicDomain),
        change(7, "Lost Reel", .removed), change(8, nil, .removed), change(9, nil, .notThere()),
        change(10, nil, .notLoaded(CatalogError(.notFound))), change(11, "Dune", .notSaved(StoreError(.diskFull))),
        change(12, nil, .untried)),
      "none was added": page(
        change(1, nil, .notLoaded(CatalogError(.notFound))), change(2, nil, .notLoaded(.rejected))),
      "none was removed": page(change(9, nil, .notThere())),
      "a change of a list": page(change(129, "Spirited Away", .added), after: Self.films),
    ])
  }

  private func change(
    _ id: Movie.ID, _ title: String?, _ result: ShelfScene.FilmChange.Result, in source: CatalogSource = .tmdb
  ) -> ShelfScene.FilmChange {
    .init(.init(source, id), title: title, result)
  }
}

@Suite struct StatsJSONTests {
  private func response(_ statistics: Result<WatchStatistics, StoreError>?) -> StatsScene.Response {
    let found = statistics?.map { StatsScene.Numbers($0, genres: [Genre(id: 18, name: "Drama")]) }
    return .init(source: .init(idNamespace: "tmdb"), found: found)
  }

  private var statistics: WatchStatistics {
    get throws {
      var statistics = WatchStatistics(of: 2024)
      statistics.films = 3
      statistics.filmsWithDay = 2
      statistics.days = ["2024-02-28": 1, "2024-03-01": 2]
      statistics.decades = [1990: 1]
      statistics.genres.add(2, [18, 7])
      statistics.countries.add(1, [.unitedStates])
      statistics.directors.add(1, [.init(source: "tmdb", id: 7, name: "A")])
      statistics.ratings[try #require(StarRating(stars: 4.5)), default: .init()].add(8)
      return statistics
    }
  }

  @Test func documents() throws {
    func page(_ statistics: Result<WatchStatistics, StoreError>) -> JSONPage {
      StatsScene.JSON.page(of: response(statistics))
    }
    try Envelope("stats").compare([
      "every number": page(.success(statistics)), "no films": page(.success(WatchStatistics(of: 2024))),
      "no films in any year": page(.success(WatchStatistics())),
      "a library that cannot be read": page(.failure(StoreError(.malformed))),
    ])
    #expect(StatsScene.JSON.page(of: response(nil)).content == .document([:]))
  }

  @Test func `The table has plain numbers in any language, in the order of the calendar`() throws {
    let table = StatsScene.TSV.page(of: response(.success(try statistics)), in: RussianWords())
    #expect(table.columns == ["section", "label", "value"])
    #expect(
      table.rows == [
        ["total", "films", "3"], ["total", "viewings", "3"], ["total", "first", "2024-02-28"],
        ["total", "last", "2024-03-01"], ["total", "longest_gap", "1"], ["years", "2024", "3"], ["months", "2", "1"],
        ["months", "3", "2"], ["decades", "1990", "1"], ["genres", "7", "2"], ["genres", "Drama", "2"],
        ["countries", "US", "1"], ["directors", "A", "1"], ["stars", "4.5", "1"],
      ])
  }
}

@Suite struct TransferJSONTests {
  private func page(_ response: TransferScene.Response) -> JSONPage {
    JSONPresenter<TransferPresenter>.page(of: response)
  }

  private func page(_ change: (inout ImportReport) -> Void) -> JSONPage {
    var report = ImportReport()
    change(&report)
    return page(.imported(report, from: "/a.csv", onto: .favorites))
  }

  @Test func `imports and exports`() throws {
    let incomplete = ExportReport(
      written: 3, unreadable: [.init(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)],
      incomplete: [.init(id: .init(.tmdb, 19), title: "Metropolis")])
    try Envelope("transfer").compare([
      "every line": page {
        $0.added = [.init(2, title: "Metropolis"), .init(5, title: "M")]
        ($0.changes.newFilms, $0.changes.updatedFilms, $0.changes.unchangedFilms) = (1, 2, 3)
        ($0.changes.newViewings, $0.changes.differingFilms) = (4, 5)
        $0.alreadyThere = [.init(3, title: "Nosferatu")]
        $0.notMatched = [.init(4, title: "Nobody's film")]
        $0.malformed = [.init(6)]
        $0.untried = [.init(7, title: "Faust")]
        $0.withoutReview = [.init(2, title: "Metropolis")]
        $0.partial = [.init(5, title: "M", reason: .otherReview)]
        $0.stop = .catalog(CatalogError(.timedOut, host: "api.themoviedb.org"))
      },
      "no matches": page { $0.notMatched = [.init(2, title: "X")] }, "an empty list": page { _ in },
      "a file that cannot be read": page(.notImported(StoreError(.denied))),
      "all films": page(.exported(ExportReport(written: 3), to: "/a.json")),
      "some films": page(.exported(incomplete, to: "/a.json")),
      "a file that cannot be written": page(.notExported(StoreError(.denied))),
    ])
  }

  @Test func `An import of nothing is an error, which counts the lines`() {
    let page = page {
      $0.notMatched = [.init(2, title: "X"), .init(3, title: "Y")]
      $0.malformed = [.init(4)]
    }
    #expect(
      page.content
        == .failure(code: "not-found", message: "Nothing was imported. Not found: 2 lines. Skipped: 1 line."))
  }

  @Test func `The advice comes after the numbers of lines, because it may end with a command`() {
    let page = page { $0.notMatched = [.init(2, title: "X", reason: .otherCatalog)] }
    let message = "Nothing was imported. Not found: 1 line. Get a token from the catalog's website."
    #expect(page.content == .failure(code: "missing-credential", message: message))
  }

  @Test func `Lines that are not listed are counted`() throws {
    let page = page {
      $0.added = [.init(2, title: "Metropolis")]
      $0.malformed += (3...20_000).map { .init($0) }
    }
    let document = try Envelope("transfer").read(page)
    #expect(document["counts"]?["malformed"] == 19_998)
    guard case .array(let lines)? = document["malformed"] else { return #expect(Bool(false)) }
    #expect(lines.count == 10_000)
  }

  @Test func `An export to standard output writes nothing else`() {
    #expect(JSONView().render(page(.exported(ExportReport(written: 3), to: nil))).isEmpty)
  }
}

@Suite struct SettingsJSONTests {
  private func page(_ response: SettingsScene.Response) -> JSONPage {
    SettingsScene.JSON.page(of: response)
  }

  private func settings() throws -> UserSettings {
    var settings = UserSettings()
    try settings.set(.language, to: "pt_br")
    try settings.set(.adult, to: "on")
    return settings
  }

  @Test func `All settings`() throws {
    let reset = page(.init(settings: UserSettings(), change: .reset(nil)))
    try Envelope("settings").compare(["two are changed": page(.init(settings: settings())), "all are reset": reset])
    #expect(reset.content == page(.init(settings: UserSettings())).content)
  }

  @Test func `One setting`() throws {
    func refused(_ name: String, _ value: String) throws -> JSONPage {
      let error = #expect(throws: SettingError.self) { try SettingValue(Setting(named: name), value) }
      return page(.init(settings: UserSettings(), problem: .invalidRequest(try #require(error))))
    }
    let settings = try settings()
    try Envelope("settings").compare([
      "language is read": page(.init(settings: settings, change: .read(.language))),
      "region is read": page(.init(settings: settings, change: .read(.region))),
      "theme is changed": page(.init(settings: settings, change: .changed(try SettingValue(.theme, "DARK")))),
      "adult is reset": page(.init(settings: UserSettings(), change: .reset(.adult))),
      "genre is reset": page(.init(settings: UserSettings(), change: .reset(.genre))),
      "an unknown name": refused("colour", "x"), "an unknown value": refused("theme", "pink"),
      "an unreadable file": page(.init(problem: .failed(StoreError(.setAside, path: "/a", movedTo: "/b")))),
    ])
  }
}

@Suite struct HistoryJSONTests {
  private func page(_ response: HistoryScene.Response) -> JSONPage {
    HistoryScene.JSON.page(of: response)
  }

  @Test func searches() throws {
    let dune = RecentSearches(["dune"])
    try Envelope("history").compare([
      "newest first": page(.init(searches: RecentSearches(["blade runner", "千と千尋", "\u{202E}\"x\""]))),
      "none": page(.init(searches: RecentSearches())),
      "all are cleared": page(.init(searches: RecentSearches(), change: .cleared)),
      "one is removed": page(.init(searches: dune, change: .removed(query: "blade", existed: true))),
      "a missing one is removed": page(.init(searches: dune, change: .removed(query: "blade", existed: false))),
      "they cannot be read": page(.init(searches: dune, error: StoreError(.readOnly))),
    ])
  }
}
