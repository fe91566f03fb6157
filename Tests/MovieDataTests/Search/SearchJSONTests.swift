import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import Testing

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
    SearchJSON(words: EnglishWords()).viewModel(
      for: .init(source: .tmdb, text: query.text, results: results, people: people, progress: progress))
  }

  private func found(_ query: MovieQuery, _ page: ResultsPage<Movie>) -> PagesResponse<SearchScene.Subject, Movie> {
    var results = PagesResponse<SearchScene.Subject, Movie>(source: .tmdb, key: .query(query))
    results.pages.take(.success(PagedList(page)))
    return results
  }

  @Test func `A page of results`() throws {
    let films = ResultsPage(totalPages: 2, totalResults: 21, elements: [Movie.spiritedAway, .lostReel])
    try Envelope.compare(page(found(withYear, films)), as: "search")
  }

  @Test func `Popular films have no query`() throws {
    let films = PagedList(ResultsPage(totalResults: 1, elements: [Movie.lostReel]))
    let page = page(.init(source: .tmdb, key: .popular, pages: .loaded(films)))
    let value = try JSONValue(strictly: JSONView().render(page))
    #expect(value["query"] == "")
    #expect(value["year"] == JSONValue.null)
    #expect(value["movies"]?[0]?["id"] == 7)
    let problems = try SchemaFolder.problems(of: value, by: "search")
    #expect(problems == [])
  }

  @Test func `A stale page has its age`() throws {
    let films = ResultsPage(totalResults: 1, elements: [Movie.lostReel], skipped: 1, staleness: .sample)
    let page = page(found(query, films))
    let value = try Envelope.read(page, as: "search")
    #expect(value["age"] == 3725)
    #expect(value["year"] == JSONValue.null)
    #expect(page.warnings.count == 2)
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
    #expect(try Envelope.read(incomplete, as: "search")["movies"]?[0]?["id"] == 7)
    #expect(loading.content == incomplete.content)
  }

  @Test func `The person who is searched for is beside the results, or a candidate if there are none`() throws {
    let person = Person(id: 608, name: "Hayao Miyazaki", department: "Directing")
    let films = ResultsPage(totalResults: 1, elements: [Movie.lostReel])
    let value = try Envelope.read(page(found(query, films), naming: [person]), as: "search")
    #expect(value["people"]?[0]?["name"] == "Hayao Miyazaki")
    let nothing = page(found(query, ResultsPage(totalResults: 0, elements: [])), naming: [person])
    #expect(nothing.code == "not-found")
    #expect(
      try Envelope.read(nothing, as: "search")["error"]?["candidates"] == [
        [
          "type": "person", "id": 608, "source": "tmdb", "name": "Hayao Miyazaki",
          "known_for_department": "Directing",
        ]
      ])
  }

  @Test func `No results are a failure`() throws {
    let page = page(found(query, ResultsPage(totalResults: 0, elements: [])))
    try Envelope.expectFailure(page, code: "not-found", outcome: .nothingFound)
  }

  @Test func `A page after the last is out of range`() {
    let refused = page(progress: .failed(.init(.query(query), page: 501), CatalogError(.outOfRange)))
    #expect(refused.code == "out-of-range")
  }

  @Test func `If no result could be read, the response is malformed`() {
    let page = page(found(query, ResultsPage(totalResults: 3, elements: [], skipped: 3)))
    #expect(page.code == "malformed-response")
    #expect(page.outcome == .failed)
  }

  @Test func `A failure replaces earlier results`() throws {
    let earlier = found(withYear, ResultsPage(totalResults: 1, elements: [Movie.lostReel]))
    let page = page(earlier, progress: .failed(.init(.query(query)), .timedOut))
    try Envelope.expectFailure(page, code: "timed-out")
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
