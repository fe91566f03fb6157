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

@Suite struct ListJSONTests {
  private func page(
    _ films: Loadable<PagedList<Movie>>, genre: GenreSelection? = nil, source: CatalogSource = .tmdb
  ) -> JSONPage {
    ListScene.JSON.page(of: .init(source: source, key: .init(.topRated, genre: genre), pages: films))
  }

  @Test func `lists and failures`() throws {
    let animation = ResultsPage(
      number: 2, totalPages: 15, totalResults: 288, elements: [Movie.spiritedAway, .lostReel], skipped: 1)
    let stale = ResultsPage(totalResults: 1, elements: [Movie.metropolis], staleness: .sample)
    var several = PagedList(ResultsPage(number: 1, totalPages: 3, totalResults: 3, elements: [Movie.metropolis]))
    several.append(ResultsPage(number: 2, totalPages: 3, totalResults: 3, elements: [.lostReel]))
    try Envelope("list").compare([
      "one page of a genre": page(.loaded(PagedList(animation)), genre: .found(.init(id: 16, name: "Animation"))),
      "a stale page": page(.stale(PagedList(stale), .timedOut), source: .publicDomain),
      "two pages, with the number of the last": page(.loaded(several)),
      "an unknown genre": page(.failed(CatalogError(.notFound)), genre: .unknown("Horor", suggestions: ["Horror"])),
      "no films": page(.loaded(PagedList(ResultsPage(totalResults: 0, elements: [])))),
      "rejected": page(.failed(.rejected)), "no credential": page(.failed(CatalogError(.missingCredential))),
      "out of range": page(.failed(CatalogError(.outOfRange))), "offline": page(.failed(CatalogError(.offline))),
      "no such host": page(.failed(CatalogError(.hostNotFound))),
    ])
  }

  @Test func `Films have the marks of the viewer's shelves`() throws {
    let films = PagedList(ResultsPage(totalResults: 2, elements: [Movie.spiritedAway, .lostReel]))
    var response = ListScene.Response(source: .tmdb, key: .init(.topRated), pages: .loaded(films))
    response.marks = [FilmID(.tmdb, Movie.spiritedAway.id): FilmMarks(shelves: [.favorites])]
    let list = try Envelope("list").read(ListScene.JSON.page(of: response))
    #expect(list["movies"]?[0]?["favorite"] == true && list["movies"]?[0]?["watchlist"] == false)
    #expect(list["movies"]?[1]?["favorite"] == false)
  }
}

@Suite struct GenresJSONTests {
  @Test func genres() throws {
    let genres = [Genre(id: 28, name: "Action"), .init(id: 878, name: "Science Fiction")]
    try Envelope("genres").compare([
      "all": GenresScene.JSON.page(of: .init(source: .tmdb, value: .loaded(genres))),
      "stale ones": GenresScene.JSON.page(of: .init(source: .tmdb, value: .stale(genres, .timedOut))),
    ])
  }
}

@Suite struct SearchJSONTests {
  let query: MovieQuery
  let withYear: MovieQuery

  init() throws {
    query = try #require(MovieQuery("spirited \"away\""))
    withYear = try #require(MovieQuery("spirited \"away\"", year: 2001))
  }

  private func page(
    _ results: PagesResponse<SearchScene.Subject, Movie>? = nil, naming people: [Person] = [],
    progress: SearchScene.Progress = .resting
  ) -> JSONPage {
    var response = SearchScene.Response(source: .tmdb, text: query.text, results: results, progress: progress)
    response.people = people
    return SearchScene.JSON.page(of: response)
  }

  private func found(_ query: MovieQuery, _ page: ResultsPage<Movie>) -> PagesResponse<SearchScene.Subject, Movie> {
    var results = PagesResponse<SearchScene.Subject, Movie>(source: .tmdb, key: .query(query))
    results.pages.take(.success(PagedList(page)))
    return results
  }

  @Test func searches() throws {
    let person = Person(id: 608, name: "Hayao Miyazaki", department: "Directing")
    let reel = ResultsPage(totalResults: 1, elements: [Movie.lostReel])
    let nothing = found(query, ResultsPage(totalResults: 0, elements: []))
    try Envelope("search").compare([
      "one page": page(found(withYear, .init(totalPages: 2, totalResults: 21, elements: [.spiritedAway, .lostReel]))),
      "popular films": page(.init(source: .tmdb, key: .popular, pages: .loaded(PagedList(reel)))),
      "a stale page": page(found(query, .init(totalResults: 1, elements: [.lostReel], skipped: 1, staleness: .sample))),
      "a film and a person": page(found(query, reel), naming: [person]),
      "a person only": page(nothing, naming: [person]), "nothing": page(nothing),
      "results that cannot be read": page(found(query, .init(totalResults: 3, elements: [], skipped: 3))),
      "a page after the last": page(progress: .failed(.init(.query(query), page: 501), CatalogError(.outOfRange))),
      "a failure after other results": page(found(withYear, reel), progress: .failed(.init(.query(query)), .timedOut)),
    ])
  }

  @Test func `A failed next page leaves the results`() throws {
    var results = found(query, ResultsPage(totalPages: 2, totalResults: 21, elements: [Movie.lostReel]))
    results.isLoadingMore = true
    let loading = page(results)
    results.isLoadingMore = false
    results.nextPageError = .timedOut
    let incomplete = page(results)
    #expect(incomplete.outcome == .shown)
    #expect(incomplete.warnings == ["Next page: api.themoviedb.org took too long to respond."])
    #expect(try Envelope("search").read(incomplete)["movies"]?[0]?["id"] == 7)
    #expect(loading.content == incomplete.content)
  }

  @Test func `The document is empty while searching`() {
    let earlier = found(withYear, ResultsPage(totalResults: 1, elements: [Movie.lostReel]))
    for progress in [SearchScene.Progress.tooShort, .searching(.init(.query(query)))] {
      #expect(page(progress: progress).content == .document([:]))
      #expect(page(earlier, progress: progress).content == .document([:]))
    }
    #expect(page().content == .document([:]))
  }
}

@Suite struct ReferenceJSONTests {
  private func page(
    _ failure: ReferenceFailure, expected: UnresolvedReference.Expectation = .film
  ) -> JSONPage {
    ReferenceScene.JSON.page(of: .failure(.init("metropolis", expected: expected, failure: failure, source: .tmdb)))
  }

  @Test func failures() throws {
    let candidates: [ReferenceCandidate] = [
      .init(.tmdb, .movie(.spiritedAway)), .init(.publicDomain, .movie(.metropolis)), .init(.tmdb, .movie(.lostReel)),
      .init(.tmdb, .person(Person(id: 608, name: "Hayao Miyazaki", department: "Directing"))),
      .init(.tmdb, .person(Person(id: 9, name: "Nobody Known"))),
    ]
    try Envelope("error").compare([
      "several films and people": page(.ambiguous(candidates, total: 20)), "no film": page(.notFound),
      "an unknown IMDb id": page(.unknownIMDbID), "a person": page(.otherKind(.person)),
      "a catalog without IMDb ids": page(.withoutIMDbIDs(.publicDomain)), "a slow server": page(.catalog(.timedOut)),
      "a file that cannot be read": page(.store(StoreError(.denied))),
    ])
  }
}
