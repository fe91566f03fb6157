import MovieDomain
import MovieScenes

// Texts about films, people and searches.
extension WordsSample {
  func people(_ words: any PeopleWords) -> [String: [String]] {
    [
      "title": [words.title], "notLoaded": [words.notLoaded], "notFound": words.notFound.texts,
      "personNotLoaded": [words.personNotLoaded],
      "opensPerson": [words.opensPerson], "department(_:)": Self.departments.map(words.department),
      "job(_:)": Self.jobs.map(words.job), "knownFor": [words.knownFor], "born": [words.born], "died": [words.died],
      "birthplace": [words.birthplace],
      "dated(_:aged:)": [words.dated("x", aged: 3)], "biography": [words.biography],
      "textIn(_:)": ["en", "fr"].map(words.textIn), "films": [words.films],
      "films(as:)": PersonRole.allCases.map(words.films), "allFilms": [words.allFilms],
      "noFilms": [words.noFilms], "filmsNotLoaded": [words.filmsNotLoaded],
    ]
  }

  private static let departments = [
    "Acting", "Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art", "Costume & Make-Up",
    "Visual Effects", "Lighting", "Creator", "Crew",
  ]
  private static let jobs = ["Director", "Screenplay", "Novel", "Producer", "Director of Photography", "Editor"]

  func detail(_ words: any DetailWords, _ day: CalendarDate) -> [String: [String]] {
    [
      "favorite": [words.favorite], "onWatchlist": [words.onWatchlist],
      "seen(on:rating:)": [
        words.seen(on: nil, rating: nil), words.seen(on: "x", rating: "1"), words.seen(on: "x", rating: "4.5"),
      ], "viewings": [words.viewings], "add(to:)": Shelf.allCases.map(words.add),
      "remove(from:)": Shelf.allCases.map(words.remove),
      "notLoaded": [words.notLoaded],
      "notRefreshed": [words.notRefreshed],
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
      "first(_:of:)": [words.first(2, of: 3)], "fullReviews": [words.fullReviews], "anonymous": [words.anonymous],
    ]
  }

  func references(_ words: any ReferenceWords) -> [String: [String]] {
    [
      "severalFilms(match:)": [words.severalFilms(match: "x")],
      "severalPeople(match:)": [words.severalPeople(match: "x")],
      "adviceOnSeveralFilms": [words.adviceOnSeveralFilms], "adviceOnSeveralPeople": [words.adviceOnSeveralPeople],
      "noPerson(matches:)": [words.noPerson(matches: "x")], "adviceOnNames": [words.adviceOnNames],
      "noFilm(on:matches:)": Shelf.allCases.map { words.noFilm(on: $0, matches: "x") },
      "nothing(withIMDbID:)": [words.nothing(withIMDbID: "tt1")],
      "noIMDbIDs(inCatalog:)": [words.noIMDbIDs(inCatalog: "x")],
      "adviceWithoutIMDbIDs": [words.adviceWithoutIMDbIDs], "isNotAFilm(_:)": [words.isNotAFilm("x")],
      "isOfAnotherCatalog(_:)": [words.isOfAnotherCatalog("x")], "noServices": [words.noServices],
      "adviceOnServices": [words.adviceOnServices],
      "isNotAPerson(_:)": [words.isNotAPerson("x")], "didYouMean(_:)": [words.didYouMean(["x", "y"])],
    ]
  }

  func search(_ words: any SearchWords) -> [String: [String]] {
    let ways = [true, false].flatMap { several in
      [true, false].map { words.advice(hasSeveralWords: several, hasYear: $0) }
    }
    return [
      "name": [words.name], "prompt": [words.prompt], "atLeast(letters:)": [words.atLeast(letters: 3)],
      "recent": [words.recent], "searching(for:)": [words.searching(for: "x")],
      "results(for:year:)": [words.results(for: "x", year: nil), words.results(for: "x", year: 1999)],
      "loadingNextPage": [words.loadingNextPage],
      "searched(_:)": [words.searched(204)],
      "nothingFound(for:year:)": [words.nothingFound(for: "x", year: nil), words.nothingFound(for: "x", year: 1999)],
      "advice(hasSeveralWords:hasYear:)": ways, "searchFailed(for:)": [words.searchFailed(for: "x")],
      "dropsYear": [words.dropsYear],
      "noHistory": words.noHistory.texts, "historyNotRead": [words.historyNotRead],
      "removed(_:)": [words.removed("x")], "notInHistory(_:)": words.notInHistory("x").texts,
      "historyCleared": [words.historyCleared],
    ]
  }
}
