import MovieDisplay
import MovieDomain
import MovieScenes

// Texts about favorites and settings.
extension WordsSample {
  mutating func addKept(_ words: any Words) {
    add("ShelfWords", favorites(words.shelves))
    add("StatsWords", stats(words.stats))
    add("CalendarWords", calendar(words.calendar))
    add("NewsWords", news(words.news))
    add("SyncWords", sync(words.sync))
    add("SettingsWords", settings(words.settings))
    add("TransferWords", transfer(words.transfer))
  }

  private func favorites(_ words: any ShelfWords) -> [String: [String]] {
    [
      "title(of:)": Shelf.allCases.map(words.title), "favoriteMark": [words.favoriteMark],
      "seenMark(isRated:)": [false, true].map(words.seenMark),
      "order(_:)": ShelfOrder.Field.allCases.flatMap { [ShelfOrder($0), ShelfOrder($0, isDescending: true)] }
        .map(words.order),
      "watched(on:times:isRewatch:)": [
        words.watched(on: "x", times: 2, isRewatch: true), words.watched(on: "x", times: 1, isRewatch: true),
      ],
      "none(on:)": Shelf.allCases.flatMap { words.none(on: $0).texts },
      "notRead(_:)": (Shelf.allCases + [nil]).map(words.notRead), "notAdded": [words.notAdded],
      "notRemoved": [words.notRemoved], "untried(_:)": [words.untried("x")],
      "added(_:to:)": Shelf.allCases.map { words.added("x", to: $0) },
      "seen(_:on:rating:)": [
        words.seen("x", on: nil, rating: nil), words.seen("x", on: "y", rating: "1"),
        words.seen("x", on: "y", rating: "4.5"),
      ], "rated(_:_:)": ["1", "4.5"].map { words.rated("x", $0) },
      "alreadyThere(_:on:)": Shelf.allCases.map { words.alreadyThere("x", on: $0) },
      "leftWatchlist(_:)": [words.leftWatchlist("x")],
      "removed(_:from:)": Shelf.allCases.map { words.removed("x", from: $0) }, "unrated(_:)": [words.unrated("x")],
      "notThere(_:on:)": Shelf.allCases.map { words.notThere("x", on: $0) },
      "performed(_:_:_:now:)": UndoStep.allCases.flatMap {
        [words.performed($0, 1, ["x"], now: []), words.performed($0, 5, ["x"], now: nil)]
      },
      "reverts(_:)": UndoStep.allCases.map(words.reverts), "forTonight": [words.forTonight],
      "picksFromAll": [words.picksFromAll],
      "nothing(to:)": UndoStep.allCases.map(words.nothing),
      "unreadable(_:_:)": [words.unreadable(1, []), words.unreadable(5, ["#1 x", "#2"]), words.unreadable(1, ["x"])],
      "adviceOnUnreadable": [words.adviceOnUnreadable], "repaired(_:to:)": [1, 2].map { words.repaired($0, to: "x") },
      "affected(_:_:)": [words.affected(1, ["x"]), words.affected(5, [])], "nothingToRepair": [words.nothingToRepair],
    ]
  }

  private func stats(_ words: any StatsWords) -> [String: [String]] {
    [
      "title(of:)": [nil, 1999].map(words.title), "heading(of:)": StatsScene.Kind.allCases.map(words.heading),
      "known(_:of:)": [words.known(1, of: 2)], "month(_:)": (1...12).map(words.month),
      "decade(_:)": [words.decade(1990)], "scored(_:_:)": [words.scored("x", "y")], "films": [words.films],
      "viewings": [words.viewings], "first": [words.first], "last": [words.last], "longestGap": [words.longestGap],
      "gap(of:from:to:)": [1, 5].map { words.gap(of: $0, from: "x", to: "y") },
      "none(in:)": [nil, 1999].flatMap { words.none(in: $0).texts },
    ]
  }

  private func calendar(_ words: any CalendarWords) -> [String: [String]] {
    let reasons: [CalendarScene.Reason] = [.watchlist, .collection(nil), .director("x")]
    return [
      "title": [words.title], "entries(_:)": [1, 5].map(words.entries),
      "month(_:of:)": (1...12).map { words.month($0, of: 1) },
      "weekdays": words.weekdays, "firstWeekday": [words.weekdays[0]],
      "kind(_:)": FilmDay.Kind.allCases.map(words.kind),
      "reason(_:)": reasons.map(words.reason), "none(from:through:)": words.none(from: "x", through: "y").texts,
      "lookingUp(_:of:)": [words.lookingUp(1, of: 2)],
      "missing(_:_:)": [words.missing(1, []), words.missing(3, ["x"])], "written(_:to:)": [words.written(1, to: "x")],
      "notWritten": [words.notWritten],
    ]
  }

  private func news(_ words: any NewsWords) -> [String: [String]] {
    [
      "title": [words.title], "changes(_:)": [1, 5].map(words.changes),
      "out(_:since:)": [words.out("x", since: nil), words.out("x", since: "y")],
      "moved(_:from:to:)": [words.moved("x", from: "y", to: "z"), words.moved("x", from: "y", to: nil)],
      "offered(on:)": [words.offered(on: ["x"])], "part(of:)": [nil, "x"].map(words.part),
      "none(since:)": [nil, "x"].flatMap { words.none(since: $0).texts }, "notRemembered": [words.notRemembered],
    ]
  }

  private func sync(_ words: any SyncWords) -> [String: [String]] {
    let reasons: [SyncScene.Reason] = [.later, .own, .kept]
    return [
      "title": [words.title], "syncing(_:of:)": [words.syncing(1, of: 2)],
      "changes(_:isDryRun:)": [words.changes(1, isDryRun: false), words.changes(5, isDryRun: true)],
      "changed(_:isOnList:stars:at:)": AccountList.allCases.flatMap { list in
        [true, false].flatMap { isOn in
          [nil, "x"].map { words.changed(list, isOnList: isOn, stars: isOn ? "4" : nil, at: $0) }
        }
      },
      "decided(_:stars:)": reasons.map { words.decided($0, stars: "4") },
      "nothing(with:isAboutAll:)": [true, false].flatMap { words.nothing(with: "x", isAboutAll: $0).texts },
      "approval(at:of:)": words.approval(at: "x", of: "y").texts,
      "withdrawn(by:)": words.withdrawn(by: "x").texts, "needsToken(of:)": words.needsToken(of: "x").texts,
      "notSynced": [words.notSynced], "waits": [words.waits], "waiting(_:_:)": [1, 5].map { words.waiting($0, ["x"]) },
      "otherAccount": [words.otherAccount], "incomplete(_:at:)": [words.incomplete(AccountList.allCases, at: "x")],
      "foreign(_:to:)": [1, 5].map { words.foreign($0, to: "x") },
      "gone(_:from:)": [1, 5].map { words.gone($0, from: "x") },
    ]
  }

  private func settings(_ words: any SettingsWords) -> [String: [String]] {
    [
      "title": [words.title], "notRead": [words.notRead], "notChecked": [words.notChecked],
      "unset(_:)": Setting.allCases.map(words.unset), "name(of:)": Setting.allCases.map(words.name),
      "meaning(of:)": Setting.allCases.map(words.meaning), "value(_:of:)": [words.value("on", of: .adult)],
      "changed(_:to:)": [words.changed("x", to: "y")], "reset(_:)": [words.reset("x")],
      "allReset": [words.allReset], "unknown(_:)": [words.unknown("x")],
      "keys(_:)": [words.keys(["x", "y"])],
      "cannot(_:be:)": [words.cannot("x", be: "y")], "values(_:)": [words.values(["x", "y"])],
      "examples(_:)": [words.examples(["x", "y"])],
    ]
  }

  private static let reasons: [ImportReport.Reason] = [
    .noTitle, .fieldCount, .quotes, .invalidYear("x"), .invalidID("x"), .invalidRating("x"), .invalidRatingOfTen("x"),
    .invalidDay("x"),
    .notAFilm, .noSuchTitle, .noSuchID,
    .otherCatalog, .otherYear(1999), .severalFilms([Movie(id: 1, title: "x")]), .failed(CatalogError(.timedOut)),
  ]

  private func transfer(_ words: any TransferWords) -> [String: [String]] {
    [
      "importing(_:of:)": [words.importing(1, of: 2)], "updated(_:)": [1, 2].map(words.updated),
      "leftWatchlist(_:)": [1, 2].map(words.leftWatchlist), "entry(_:)": [words.entry(3)],
      "added(films:viewings:)": [(1, 0), (2, 1), (0, 5)].map { words.added(films: $0, viewings: $1) },
      "alreadyThere(_:on:)": [1, 2].flatMap { count in
        (Shelf.allCases + [nil]).map { words.alreadyThere(count, on: $0) }
      }, "leftOutDiary": [words.leftOutDiary], "dryRun": [words.dryRun], "stopped(by:)": [words.stopped(by: "x")],
      "title(of:)": TransferScene.Section.ID.allCases.map(words.title),
      "lines(_:areEntries:)": [1, 2].flatMap { count in [false, true].map { words.lines(count, areEntries: $0) } },
      "moreLines(_:areEntries:)": [1, 2].flatMap { count in
        [false, true].map { words.moreLines(count, areEntries: $0) }
      }, "line(_:)": [words.line(1)],
      "reason(_:)": Self.reasons.map { words.reason($0) }, "notImported": [words.notImported],
      "noFilms(in:)": [words.noFilms(in: nil), words.noFilms(in: "x")], "exporting": [words.exporting],
      "exported(_:to:)": [words.exported(3, to: "x")], "notExported": [words.notExported],
      "export": [words.export], "withoutDetails(_:_:)": [1, 5].map { words.withoutDetails($0, ["x"]) },
    ]
  }
}
