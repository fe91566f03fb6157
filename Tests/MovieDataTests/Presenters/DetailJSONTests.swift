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

@Suite struct DetailJSONTests {
  private func page(_ film: Loadable<DetailScene.LoadedFilm>, marks: FilmMarks? = nil) -> JSONPage {
    var response = DetailScene.Response(source: .tmdb, key: .init(id: 129), value: film)
    response.marks[.init(.tmdb, 129)] = marks
    return DetailScene.JSON.page(of: response)
  }

  @Test func films() throws {
    let stale = MovieDetails.whole.with { $0.staleness = .sample }
    let day = try #require(ViewingDay("2025-03-01", today: "2026-11-20"))
    let diary = Diary(filmRating: StarRating(halves: 9), viewings: [Viewing(day: day, review: "Fine.", tags: "a, b")])
    try Envelope("detail").compare([
      "every field": page(
        .stale(.init(stale), .timedOut), marks: FilmMarks(shelves: [.favorites, .seen], diary: diary)),
      "only an id and a title": page(.loaded(.init(.bare))),
      "an unknown id": page(.failed(CatalogError(.notFound, host: "api.themoviedb.org"))),
    ])
  }

  @Test func `Sections that could not be loaded are named`() throws {
    let details = MovieDetails(
      movie: .lostReel, credits: nil, reviews: nil, watchOptions: nil, release: nil, videos: nil, recommendations: nil)
    let page = page(.loaded(.init(details)))
    #expect(
      try Envelope("detail").read(page)["missing"]
        == ["credits", "reviews", "release", "watch_providers", "videos", "recommendations"])
    #expect(
      page.warnings.prefix(2)
        == ["Cast and crew: This section could not be loaded.", "Reviews: This section could not be loaded."])
  }

  @Test func `All credits are in the document`() throws {
    var details = MovieDetails.whole
    details.credits = Credits(
      cast: (1...40).map { .init(id: $0, name: "Player \($0)") },
      crew: (1...560).map { .init(id: $0, name: "Maker \($0)", roles: ["Job"]) })
    let value = try Envelope("detail").read(page(.loaded(.init(details))))
    #expect(value["cast"]?[39]?["name"] == "Player 40")
    #expect(value["crew"]?[559]?["name"] == "Maker 560")
  }
}

/// Goldens have complete addresses, and one of `SessionProgramTests` those of another server.
@Suite struct PosterURLTests {
  private func url(_ path: String?, of source: CatalogSource) throws -> JSONValue? {
    let details = MovieDetails(movie: Movie(id: 1, title: "One", posterPath: path))
    let page = DetailScene.JSON.page(of: .init(source: source, key: .init(id: 1), value: .loaded(.init(details))))
    return try Envelope("detail").read(page)["poster_url"]
  }

  @Test(arguments: [nil, "", "/", "a.jpg", "//evil.example/a.jpg", "/../a.jpg", "/a b.jpg", "/a.jpg?x=1", "/é.jpg"])
  func `Without a plain file name, there is no address`(path: String?) throws {
    #expect(try url(path, of: .tmdb) == JSONValue.null)
  }

  @Test func `A catalog without posters has no addresses`() throws {
    #expect(try url("/a.jpg", of: .publicDomain) == JSONValue.null)
  }

  @Test func `Stored favorites have the addresses of their catalogs`() throws {
    let favorite = ShelvedFilm(
      source: CatalogSource(idNamespace: "tmdb"), movie: Movie(id: 1, title: "One", posterPath: "/a.jpg"),
      added: .sample)
    let page = ShelfScene.JSON.page(
      of: .init(source: .publicDomain, sources: [.publicDomain, .tmdb], films: [favorite]))
    let film = try Envelope("shelf").read(page)["movies"]?[0]
    #expect(film?["poster_url"] == "https://image.tmdb.org/t/p/w500/a.jpg")
  }
}

@Suite struct PersonJSONTests {
  private func page(_ details: Loadable<PersonDetails>) -> JSONPage {
    PersonScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: details))
  }

  @Test func people() throws {
    var stale = PersonDetails.whole
    stale.staleness = .sample
    try Envelope("person").compare([
      "every field": page(.stale(stale, .timedOut)), "only an id and a name": page(.loaded(.bare)),
      "an unknown id": page(.failed(CatalogError(.notFound))),
    ])
  }

  @Test func `All films are in the document`() throws {
    var details = PersonDetails.whole
    details.films = (1...40).map { .init(movie: Movie(id: $0, title: "Film \($0)"), jobs: ["Himself"]) }
    let value = try Envelope("person").read(page(.loaded(details)))
    #expect(value["movie_credits"]?[39]?["parts"] == ["Himself"])
  }
}

@Suite struct PeopleJSONTests {
  private func page(_ people: Loadable<PagedList<Person>>) -> JSONPage {
    PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: people))
  }

  @Test func people() throws {
    var person = PersonDetails.whole.person
    person.knownFor = [
      .init(title: "Spirited Away", movieID: 129), .init(title: "Future Boy Conan", movieID: nil),
    ]
    let people = ResultsPage(
      totalPages: 500, totalResults: 10_000, elements: [person, PersonDetails.bare.person], skipped: 1)
    let stale = ResultsPage(totalResults: 1, elements: [PersonDetails.bare.person], staleness: .sample)
    try Envelope("people").compare([
      "one page": page(.loaded(PagedList(people))),
      "a stale page": page(.stale(PagedList(stale), .timedOut)),
      "nobody": page(.loaded(PagedList(ResultsPage(totalResults: 0, elements: [])))),
      "a failure": page(.failed(.timedOut)),
    ])
  }
}
