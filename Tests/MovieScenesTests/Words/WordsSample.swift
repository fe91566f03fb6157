import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport

/// All texts of a language, by requirement, such as `ListWords.emptyRow`.
struct WordsSample {
  private(set) var texts: [String: [String]] = [:]

  init(_ words: any Words) {
    let day: CalendarDate = "2001-05-07"
    texts.add("Words", common(words, day))
    texts.add("ListWords", lists(words))
    texts.add("PeopleWords", people(words))
    texts.add("DetailWords", detail(words, day))
    texts.add("ListWords", discover(words))
    texts.add("DetailWords", watch(words))
    texts.add("SearchWords", search(words))
    texts.add("SearchWords", references(words))
    texts.add("ShelfWords", favorites(words))
    texts.add("StatsWords", stats(words))
    texts.add("CalendarWords", calendar(words))
    texts.add("CalendarWords", news(words))
    texts.add("SyncWords", sync(words))
    texts.add("SettingsWords", settings(words))
    texts.add("TransferWords", transfer(words))
  }

  private func common(_ words: any Words, _ day: CalendarDate) -> [String: [String]] {
    [
      "number(_:)": [words.number(1_234_567)], "decimal(tenths:)": [words.decimal(tenths: 83)],
      "date(_:)": [words.date(day)], "fullDate(_:)": [words.fullDate(day)],
      "title(of:)": MovieList.allCases.map(words.title),
      "unknownYear": [words.unknownYear], "notRated": [words.notRated], "ofTen(_:)": [words.ofTen("8.3")],
      "more(_:)": [words.more(3)],
      "opensFilm": [words.opensFilm], "firstPage": [words.firstPage], "lastPage": [words.lastPage],
      "noPage(_:last:)": [nil, 1, 5].map { words.noPage(9, last: $0) }, "nextPage": [words.nextPage],
      "films(_:)": [1, 2].map(words.films),
      "pages(_:of:)": [words.pages(2...2, of: 3), words.pages(1...2, of: 3)],
      "asOf(_:)": [0, 60, 7200, 90_000].map { words.asOf(.seconds($0)) },
      "rowsSkipped(_:)": [1, 2, 5].map(words.rowsSkipped),
      "warning(about:saying:)": [words.warning(about: "a", saying: "b")],
      "languageCode": [words.languageCode], "catalogText(_:)": Self.catalogTexts.map(words.catalogText),
      "loading": [words.loading], "notLoaded": [words.notLoaded], "nothingLoaded": [words.nothingLoaded],
      "notRefreshed": [words.notRefreshed], "logsIn": [words.logsIn],
      "sentence(for:)": CatalogError.Code.allCases.map { words.sentence(for: CatalogError($0)) }
        + Self.storeErrors.map { words.sentence(for: $0) },
      "advice(for:)": CatalogError.Code.allCases.map { words.advice(for: CatalogError($0)) }
        + Self.storeErrors.map { words.advice(for: $0) },
    ]
  }

  private static let storeErrors =
    StoreError.Code.allCases.map { StoreError($0) } + [0, 1, 5].map { StoreError(.setAside, copiedFilms: $0) } + [
      StoreError(
        .malformed, setting: SettingError(key: "genre", problem: .invalidValue("x"), valid: [], isComplete: false))
    ]

  /// The attributions of this package's catalogs.
  private static let catalogTexts = [
    CatalogSource.publicDomain.name, CatalogSource.publicDomain.attribution,
    CatalogSource.publicDomain.peopleAttribution,
  ]

  private func lists(_ words: any ListWords) -> [String: [String]] {
    [
      "emptyRow": [words.emptyRow], "freeSinceJanuary(of:)": [words.freeSinceJanuary(of: 2026)],
      "freeFromJanuary(of:)": [words.freeFromJanuary(of: 2027)], "noFilms": words.noFilms.texts,
      "genres": [words.genres], "genre(_:)": Self.genres.map(words.genre), "noGenres": [words.noGenres],
      "hasNoGenres": [words.hasNoGenres],
      "opensGenre": [words.opensGenre], "choosesGenre": [words.choosesGenre],
      "alreadyOut(_:)": [words.alreadyOut("x")],
    ]
  }

  private static let genres = [
    "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family", "Fantasy", "History",
    "Horror", "Music", "Mystery", "Romance", "Science Fiction", "TV Movie", "Thriller", "War", "Western",
  ]

  // MARK: - Texts about favorites and settings

  private func favorites(_ words: any ShelfWords) -> [String: [String]] {
    [
      "title(of:)": Shelf.allCases.map(words.title), "favoriteMark": [words.favoriteMark],
      "watchlistMark": [words.watchlistMark],
      "seenMark(isRated:)": [false, true].map(words.seenMark),
      "order(_:)": ShelfOrder.Field.allCases.flatMap { [ShelfOrder($0), ShelfOrder($0, isDescending: true)] }
        .map(words.order),
      "watched(on:times:isRewatch:)": [
        words.watched(on: "x", times: 2, isRewatch: true), words.watched(on: "x", times: 1, isRewatch: true),
      ],
      "none(on:)": Shelf.allCases.flatMap { words.none(on: $0).texts },
      "shelfNotRead(_:)": (Shelf.allCases + [nil]).map(words.shelfNotRead),
      "shelfNotChanged(_:)": (Shelf.allCases + [nil]).map(words.shelfNotChanged), "notAdded": [words.notAdded],
      "notRemoved": [words.notRemoved], "untried(_:_:)": [1, 2, 5].map { words.untried($0, ["x"]) },
      "added(_:to:)": Shelf.allCases.map { words.added("x", to: $0) },
      "seen(_:on:rating:)": [
        words.seen("x", on: nil, rating: nil), words.seen("x", on: "y", rating: "1"),
        words.seen("x", on: "y", rating: "4.5"),
      ], "rated(_:_:)": ["1", "4.5"].map { words.rated("x", $0) },
      "alreadyThere(_:on:)": Shelf.allCases.map { words.alreadyThere("x", on: $0) },
      "changed(_:_:_:on:)": Shelf.allCases.flatMap { shelf in
        ShelfChange.allCases.map { words.changed(5, ["x"], $0, on: shelf) }
      },
      "removed(_:from:)": Shelf.allCases.map { words.removed("x", from: $0) }, "unrated(_:)": [words.unrated("x")],
      "notThere(_:on:)": Shelf.allCases.map { words.notThere("x", on: $0) },
      "performed(_:_:_:now:)": UndoStep.allCases.flatMap {
        [words.performed($0, 1, ["x"], now: []), words.performed($0, 5, ["x"], now: nil)]
      },
      "reverts(_:)": UndoStep.allCases.map(words.reverts), "forTonight": [words.forTonight],
      "noneIsOut(on:)": (Shelf.allCases + [nil]).flatMap { words.noneIsOut(on: $0).texts },
      "picksFromAll": [words.picksFromAll],
      "nothing(to:)": UndoStep.allCases.map(words.nothing),
      "unreadable(_:_:)": [words.unreadable(1, []), words.unreadable(5, ["#1 x", "#2"]), words.unreadable(1, ["x"])],
      "adviceOnUnreadable": [words.adviceOnUnreadable], "repaired(_:to:)": [1, 2].map { words.repaired($0, to: "x") },
      "affected(_:_:)": [words.affected(1, ["x"]), words.affected(5, [])], "nothingToRepair": [words.nothingToRepair],
    ]
  }

  private func stats(_ words: any StatsWords) -> [String: [String]] {
    [
      "statsTitle(of:)": [nil, 1999].map(words.statsTitle), "heading(of:)": StatsScene.Kind.allCases.map(words.heading),
      "known(_:of:)": [words.known(1, of: 2)], "month(_:)": (1...12).map(words.month),
      "decade(_:)": [words.decade(1990)], "scored(_:_:)": [words.scored("x", "y")],
      "allViewings": [words.allViewings], "firstViewing": [words.firstViewing], "lastViewing": [words.lastViewing],
      "longestGap": [words.longestGap],
      "gap(of:from:to:)": [1, 5].map { words.gap(of: $0, from: "x", to: "y") },
      "noViewings(in:)": [nil, 1999].flatMap { words.noViewings(in: $0).texts },
    ]
  }

  private func calendar(_ words: any CalendarWords) -> [String: [String]] {
    let reasons: [CalendarScene.Reason] = [.watchlist, .collection(nil), .director("x")]
    return [
      "calendarTitle": [words.calendarTitle], "calendarEntries(_:)": [1, 5].map(words.calendarEntries),
      "month(_:of:)": (1...12).map { words.month($0, of: 1) },
      "weekdays": words.weekdays, "firstWeekday": [words.weekdays[0]],
      "kind(_:)": FilmDay.Kind.allCases.map(words.kind),
      "reason(_:)": reasons.map(words.reason),
      "nothingDue(from:through:)": words.nothingDue(from: "x", through: "y").texts,
      "lookingUp(_:of:)": [words.lookingUp(1, of: 2)],
      "notLookedUp(_:_:)": [words.notLookedUp(1, []), words.notLookedUp(3, ["x"])],
      "calendarWritten(_:to:)": [words.calendarWritten(1, to: "x")],
      "calendarNotWritten": [words.calendarNotWritten],
    ]
  }

  private func news(_ words: any CalendarWords) -> [String: [String]] {
    [
      "newsTitle": [words.newsTitle], "newsChanges(_:)": [1, 5].map(words.newsChanges),
      "isOut(_:since:)": [words.isOut("x", since: nil), words.isOut("x", since: "y")],
      "moved(_:from:to:)": [words.moved("x", from: "y", to: "z"), words.moved("x", from: "y", to: nil)],
      "offered(on:)": [words.offered(on: ["x"])], "newPart(of:)": [nil, "x"].map(words.newPart),
      "noNews(since:)": [nil, "x"].flatMap { words.noNews(since: $0).texts },
      "newsNotRemembered": [words.newsNotRemembered],
    ]
  }

  private func sync(_ words: any SyncWords) -> [String: [String]] {
    let reasons: [SyncScene.Reason] = [.own, .kept]
    return [
      "syncTitle": [words.syncTitle], "syncing(_:of:)": [words.syncing(1, of: 2)],
      "syncChanges(_:isDryRun:)": [words.syncChanges(1, isDryRun: false), words.syncChanges(5, isDryRun: true)],
      "syncChanged(_:isOnList:stars:at:isDryRun:)": AccountList.allCases.flatMap { list in
        [true, false].flatMap { isOn in
          [nil, "x"].map {
            words.syncChanged(list, isOnList: isOn, stars: isOn ? "4" : nil, at: $0, isDryRun: $0 == nil)
          }
        }
      },
      "syncsNow": [words.syncsNow],
      "decided(_:stars:)": reasons.map { words.decided($0, stars: "4") },
      "nothingToSync(with:isAboutAll:)": [true, false].flatMap { words.nothingToSync(with: "x", isAboutAll: $0).texts },
      "approvalNeeded(at:of:)": words.approvalNeeded(at: "x", of: "y").texts,
      "approvalWithdrawn(by:)": words.approvalWithdrawn(by: "x").texts,
      "needsToken(of:)": words.needsToken(of: "x").texts,
      "notSynced": [words.notSynced], "syncWaits": [words.syncWaits],
      "waiting(_:_:)": [1, 5].map { words.waiting($0, ["x"]) },
      "otherAccount": [words.otherAccount],
      "incompleteLists(_:at:)": [words.incompleteLists(AccountList.allCases, at: "x")],
      "foreignFilms(_:to:)": [1, 5].map { words.foreignFilms($0, to: "x") },
      "goneFilms(_:from:)": [1, 5].map { words.goneFilms($0, from: "x") },
    ]
  }

  private func settings(_ words: any SettingsWords) -> [String: [String]] {
    [
      "settingsTitle": [words.settingsTitle], "settingsNotRead": [words.settingsNotRead],
      "notChecked": [words.notChecked],
      "unset(_:)": Setting.allCases.map(words.unset), "name(of:)": Setting.allCases.map(words.name),
      "meaning(of:)": Setting.allCases.map(words.meaning), "value(_:of:)": [words.value("on", of: .adult)],
      "settingChanged(_:to:)": [words.settingChanged("x", to: "y")], "settingReset(_:)": [words.settingReset("x")],
      "settingUnchanged(_:at:)": [words.settingUnchanged("x", at: "y")],
      "allSettingsReset": [words.allSettingsReset], "unknownSetting(_:)": [words.unknownSetting("x")],
      "validKeys(_:)": [words.validKeys(["x", "y"])],
      "cannot(_:be:)": [words.cannot("x", be: "y")], "validValues(_:)": [words.validValues(["x", "y"])],
      "exampleValues(_:)": [words.exampleValues(["x", "y"])],
    ]
  }

  private static let reasons: [ImportReport.Reason] = [
    .noTitle, .fieldCount, .quotes, .invalidYear("x"), .invalidID("x"), .invalidRating("x"), .invalidRatingOfTen("x"),
    .invalidDay("x"), .futureDay("2030-01-01"), .earlyDay("0001-01-01"),
    .notAFilm, .unknownShelf, .noSuchTitle, .noSuchID,
    .otherCatalog, .otherYear(1999), .severalFilms([Movie(id: 1, title: "x")]), .failed(CatalogError(.timedOut)),
  ]

  private func transfer(_ words: any TransferWords) -> [String: [String]] {
    [
      "importing(_:of:)": [words.importing(1, of: 2)], "updated(_:)": [1, 2].map(words.updated),
      "leftWatchlist(_:)": [1, 2].map(words.leftWatchlist), "entry(_:)": [words.entry(3)],
      "added(films:viewings:)": [(1, 0), (2, 1), (0, 5)].map { words.added(films: $0, viewings: $1) },
      "alreadyThere(_:on:)": [1, 2].flatMap { count in
        (Shelf.allCases + [nil]).map { words.alreadyThere(count, on: $0) }
      }, "leftOutDiary": [words.leftOutDiary], "importDryRun": [words.importDryRun],
      "importStopped(by:)": [words.importStopped(by: "x")],
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

  // MARK: - Texts about films, people and searches

  private func people(_ words: any PeopleWords) -> [String: [String]] {
    [
      "popularPeople": [words.popularPeople], "peopleNotLoaded": [words.peopleNotLoaded],
      "hasNoPeople": [words.hasNoPeople],
      "noSuchPerson": words.noSuchPerson.texts,
      "personNotLoaded": [words.personNotLoaded],
      "opensPerson": [words.opensPerson], "department(_:)": Self.departments.map(words.department),
      "job(_:)": Self.jobs.map(words.job), "knownFor": [words.knownFor], "born": [words.born], "died": [words.died],
      "birthplace": [words.birthplace],
      "dated(_:aged:)": [words.dated("x", aged: 3)], "biography": [words.biography],
      "textIn(_:)": ["en", "fr"].map(words.textIn), "bestKnownFilms": [words.bestKnownFilms],
      "films(as:)": PersonRole.allCases.map(words.films), "allFilms": [words.allFilms],
      "noFilmography": [words.noFilmography], "filmographyNotLoaded": [words.filmographyNotLoaded],
    ]
  }

  private static let departments = [
    "Acting", "Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art", "Costume & Make-Up",
    "Visual Effects", "Lighting", "Creator", "Crew",
  ]
  private static let jobs = ["Director", "Screenplay", "Novel", "Producer", "Director of Photography", "Editor"]

  private func detail(_ words: any DetailWords, _ day: CalendarDate) -> [String: [String]] {
    [
      "favorite": [words.favorite], "onWatchlist": [words.onWatchlist],
      "seen(on:rating:)": [
        words.seen(on: nil, rating: nil), words.seen(on: "x", rating: "1"), words.seen(on: "x", rating: "4.5"),
      ], "viewings": [words.viewings], "add(to:)": Shelf.allCases.map(words.add),
      "remove(from:)": Shelf.allCases.map(words.remove),
      "filmNotLoaded": [words.filmNotLoaded],
      "filmNotRefreshed": [words.filmNotRefreshed],
      "sectionNotLoaded": [words.sectionNotLoaded], "noSuchFilm": [words.noSuchFilm],
      "noFilm(withID:at:)": [words.noFilm(withID: 1, at: nil), words.noFilm(withID: 1, at: "a.example")],
      "adviceOnIDs": [words.adviceOnIDs], "score": [words.score], "released": [words.released],
      "language": [words.language], "countries(_:)": [1, 2].map(words.countries),
      "directed(by:)": (1...4).map { words.directed(by: Array(["a", "b", "c", "d"].prefix($0))) },
      "countryName(_:_:)": ["DE", "US"].map { words.countryName($0, "x") }, "budget": [words.budget],
      "revenue": [words.revenue], "popularity": [words.popularity],
      "homepage": [words.homepage], "votes(_:)": [1, 2, 5].map(words.votes),
      "duration(minutes:)": [5, 60, 95].map(words.duration), "dollars(_:)": [words.dollars(1_000_000)],
      "languageName(_:)": ["en", "ja", "de", "xx"].map(words.languageName),
      "overview": [words.overview], "noOverview": [words.noOverview], "inLanguage(_:)": [words.inLanguage("en")],
      "cast": [words.cast], "crew": [words.crew], "castAndCrew": [words.castAndCrew], "noCast": [words.noCast],
      "peopleSkipped(_:)": [1, 2].map(words.peopleSkipped), "reviews": [words.reviews],
      "noReviews": [words.noReviews], "reviewsSkipped(_:)": [1, 2].map(words.reviewsSkipped),
      "firstReviews(_:of:)": [words.firstReviews(2, of: 3)], "fullReviews": [words.fullReviews],
      "anonymousAuthor": [words.anonymousAuthor],
    ]
  }

  private func references(_ words: any SearchWords) -> [String: [String]] {
    [
      "severalFilms(match:)": [words.severalFilms(match: "x")],
      "severalPeople(match:)": [words.severalPeople(match: "x")],
      "adviceOnSeveralFilms": [words.adviceOnSeveralFilms], "adviceOnSeveralPeople": [words.adviceOnSeveralPeople],
      "noPerson(matches:)": [words.noPerson(matches: "x")],
      "adviceOnNames(isLatin:)": [true, false].map(words.adviceOnNames),
      "noFilm(on:matches:)": Shelf.allCases.map { words.noFilm(on: $0, matches: "x") },
      "nothing(withIMDbID:)": [words.nothing(withIMDbID: "tt1")],
      "noIMDbIDs(inCatalog:)": [words.noIMDbIDs(inCatalog: "x")],
      "adviceWithoutIMDbIDs": [words.adviceWithoutIMDbIDs], "isNotAFilm(_:)": [words.isNotAFilm("x")],
      "isOfAnotherCatalog(_:)": [words.isOfAnotherCatalog("x")], "noServices": [words.noServices],
      "adviceOnServices": [words.adviceOnServices],
      "isNotAPerson(_:)": [words.isNotAPerson("x")], "didYouMean(_:)": [words.didYouMean(["x", "y"])],
    ]
  }

  private func search(_ words: any SearchWords) -> [String: [String]] {
    let ways = [true, false].flatMap { several in
      [true, false].map { words.searchAdvice(hasSeveralWords: several, hasYear: $0) }
    }
    return [
      "searchTitle": [words.searchTitle], "typesTitle": [words.typesTitle],
      "atLeast(letters:)": [words.atLeast(letters: 3)],
      "recentSearches": [words.recentSearches], "searching(for:)": [words.searching(for: "x")],
      "results(for:year:)": [words.results(for: "x", year: nil), words.results(for: "x", year: 1999)],
      "loadingNextPage": [words.loadingNextPage],
      "searched(_:)": [words.searched(204)],
      "nothingFound(for:year:)": [words.nothingFound(for: "x", year: nil), words.nothingFound(for: "x", year: 1999)],
      "searchAdvice(hasSeveralWords:hasYear:)": ways, "searchFailed(for:)": [words.searchFailed(for: "x")],
      "dropsYear": [words.dropsYear],
      "noHistory": words.noHistory.texts, "historyNotRead": [words.historyNotRead],
      "searchRemoved(_:)": [words.searchRemoved("x")], "notInHistory(_:)": words.notInHistory("x").texts,
      "historyCleared": [words.historyCleared],
    ]
  }

  private func discover(_ words: any ListWords) -> [String: [String]] {
    [
      "discoverTitle": [words.discoverTitle], "trending": [words.trending], "similar(to:)": [words.similar(to: "x")],
      "noMatch": words.noMatch.texts,
      "nothingSimilar(to:)": words.nothingSimilar(to: "x").texts,
      "noCollection(of:)": words.noCollection(of: "x").texts,
      "unknownValue(_:_:suggestions:)": MovieFilter.Criterion.allCases.flatMap {
        words.unknownValue($0, "x", suggestions: ["y", "z"]).texts
      },
      "cannotApply(_:catalog:)": MovieFilter.Criterion.allCases.flatMap { words.cannotApply($0, catalog: "x").texts },
      "range(_:_:)": [words.range("1", nil), words.range(nil, "1"), words.range(nil, nil)],
      "years(_:_:)": [words.years("1", nil), words.years(nil, "1")],
      "anyGenre(of:)": [words.anyGenre(of: ["x", "y"])], "withoutGenres(_:)": [words.withoutGenres(["x", "y"])],
      "scoreRange(_:)": [words.scoreRange("x")], "minuteRange(_:)": [words.minuteRange("x")],
      "voteRange(_:)": [words.voteRange("x")],
      "starRange(_:)": [words.starRange("x")], "notSeen": [words.notSeen],
      "madeIn(_:)": [words.madeIn("x")],
      "withPeople(_:)": [words.withPeople(["x", "y"])], "onServices(_:)": [words.onServices(["x", "y"])],
      "certification(_:)": [words.certification("x")],
      "order(_:)": MovieFilter.Order.allCases.compactMap(words.order),
    ]
  }

  private func watch(_ words: any DetailWords) -> [String: [String]] {
    [
      "whereToWatch(in:)": [nil, "x"].map(words.whereToWatch),
      "offer(_:)": WatchOptions.OfferKind.allCases.map(words.offer),
      "noOffers(in:)": [words.noOffers(in: "x")], "offers(from:)": [words.offers(from: "x")],
      "ownServices(mark:)": [words.ownServices(mark: "x")], "isFree": [words.isFree],
      "isFree(from:)": [words.isFree(from: 2027)], "opensWatchPage": [words.opensWatchPage],
      "videos": [words.videos],
      "videoKind(_:)": ["Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes", "Bloopers"]
        .map(words.videoKind),
      "official": [words.official], "playsTrailer": [words.playsTrailer], "moreLikeThis": [words.moreLikeThis],
      "allSimilar": [words.allSimilar], "ageRating": [words.ageRating], "digitalRelease": [words.digitalRelease],
      "theatricalRelease": [words.theatricalRelease], "discRelease": [words.discRelease],
      "collection": [words.collection], "opensCollection": [words.opensCollection],
    ]
  }
}
