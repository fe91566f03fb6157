import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing

@Suite struct ListJSONTests {
  let presenter = ListJSON(words: EnglishWords(), today: .sample)

  private func page(
    _ films: Loadable<PagedList<Movie>>, genre: GenreSelection? = nil, source: CatalogSource = .tmdb
  ) -> JSONPage {
    presenter.viewModel(for: .init(source: source, key: .init(.topRated, genre: genre), pages: films))
  }

  @Test func `A page of a list`() throws {
    let films = ResultsPage(
      number: 2, totalPages: 15, totalResults: 288, elements: [Movie.spiritedAway, .lostReel], skipped: 1)
    let page = page(.loaded(PagedList(films)), genre: .found(.init(id: 16, name: "Animation")))
    #expect(page.warnings == ["Top rated · Animation: 1 entry could not be read."])
    try Envelope.compare(page, as: "list")
  }

  @Test func `A stale page has its age`() throws {
    let films = ResultsPage(totalResults: 1, elements: [Movie.metropolis], staleness: .sample)
    let value = try Envelope.read(page(.stale(PagedList(films), .timedOut), source: .publicDomain), as: "list")
    #expect(value["age"] == 3725)
    #expect(value["genre"] == JSONValue.null)
    #expect(value["source"] == "public-domain")
    #expect(value["movies"]?[0]?["vote_count"] == JSONValue.null)
    #expect(
      value.keys == [
        "source", "page", "total_pages", "total_results", "skipped", "movies", "list", "genre", "film", "collection",
        "age",
      ])
  }

  @Test func `After several pages, the document has the number of the last`() throws {
    var films = PagedList(ResultsPage(number: 1, totalPages: 3, totalResults: 3, elements: [Movie.metropolis]))
    films.append(ResultsPage(number: 2, totalPages: 3, totalResults: 3, elements: [.lostReel]))
    let value = try Envelope.read(page(.loaded(films)), as: "list")
    #expect(value["page"] == 2)
    #expect(value["movies"]?[1]?["id"] == 7)
  }

  @Test func `An unknown genre is a usage error`() throws {
    let page = page(.failed(CatalogError(.notFound)), genre: .unknown("Horor", suggestions: ["Horror"]))
    try Envelope.expectFailure(page, code: "usage", outcome: .invalidRequest)
    #expect(
      page.message
        == "Unknown genre “Horor”. Did you mean Horror? See the list of genres.")
  }

  @Test(arguments: [
    (CatalogError.rejected, "rejected-credential", Outcome.unauthorized),
    (CatalogError(.missingCredential), "missing-credential", .unauthorized),
    (CatalogError(.outOfRange), "out-of-range", .failed), (CatalogError(.offline), "offline", .failed),
    (CatalogError(.hostNotFound), "host-not-found", .failed),
  ])
  func `Failures have codes`(error: CatalogError, code: String, outcome: Outcome) throws {
    let page = page(.failed(error))
    try Envelope.expectFailure(page, code: code, outcome: outcome)
  }

  @Test func `An empty list is a failure`() throws {
    let page = page(.loaded(PagedList(ResultsPage(totalResults: 0, elements: []))))
    #expect(page.code == "not-found")
    #expect(page.outcome == .failed)
    #expect(page.message == "No films. This list is empty. Try another list or genre.")
  }
}
