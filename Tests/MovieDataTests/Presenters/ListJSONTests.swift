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

  @Test func lists() throws {
    let animation = ResultsPage(
      number: 2, totalPages: 15, totalResults: 288, elements: [Movie.spiritedAway, .lostReel], skipped: 1)
    let stale = ResultsPage(totalResults: 1, elements: [Movie.metropolis], staleness: .sample)
    var several = PagedList(ResultsPage(number: 1, totalPages: 3, totalResults: 3, elements: [Movie.metropolis]))
    several.append(ResultsPage(number: 2, totalPages: 3, totalResults: 3, elements: [.lostReel]))
    try Envelope.compare(
      [
        "one page of a genre": page(
          .loaded(PagedList(animation)), genre: .found(.init(id: 16, name: "Animation"))),
        "a stale page": page(.stale(PagedList(stale), .timedOut), source: .publicDomain),
        "two pages, with the number of the last": page(.loaded(several)),
        "an unknown genre": page(
          .failed(CatalogError(.notFound)), genre: .unknown("Horor", suggestions: ["Horror"])),
        "no films": page(.loaded(PagedList(ResultsPage(totalResults: 0, elements: [])))),
      ], as: "list")
  }

  @Test func failures() throws {
    try Envelope.compare(
      [
        "rejected": page(.failed(.rejected)), "no credential": page(.failed(CatalogError(.missingCredential))),
        "out of range": page(.failed(CatalogError(.outOfRange))), "offline": page(.failed(CatalogError(.offline))),
        "no such host": page(.failed(CatalogError(.hostNotFound))),
      ], as: "list")
  }
}

@Suite struct GenresJSONTests {
  private func page(_ genres: Loadable<[Genre]>) -> JSONPage {
    GenresJSON(words: EnglishWords()).viewModel(for: .init(source: .tmdb, value: genres))
  }

  @Test func genres() throws {
    let genres = [Genre(id: 28, name: "Action"), .init(id: 878, name: "Science Fiction")]
    try Envelope.compare(
      ["all": page(.loaded(genres)), "stale ones": page(.stale(genres, .timedOut))], as: "genres")
  }
}
