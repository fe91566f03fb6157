import JSONTestSupport
import MovieData
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing
import ViewerScenes

@Suite struct PosterURLTests {
  private func url(_ path: String?, of source: CatalogSource) throws -> JSONValue? {
    let movie = Movie(id: 1, title: "One", posterPath: path)
    let page = DetailJSON(words: EnglishWords())
      .viewModel(for: .init(source: source, id: 1, state: .loaded(MovieDetails(movie: movie))))
    return try Envelope.read(page, as: "detail")["poster_url"]
  }

  @Test func `A poster has a complete address`() throws {
    #expect(try url("/a1B.jpg", of: .tmdb) == "https://image.tmdb.org/t/p/w500/a1B.jpg")
    let images = try TMDbAddress("https://example.org/images/")
    #expect(try url("/a1B.jpg", of: .tmdb(images: images)) == "https://example.org/images/w500/a1B.jpg")
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
    let page = ShelfJSON(words: EnglishWords())
      .viewModel(for: .init(source: .publicDomain, sources: [.publicDomain, .tmdb], films: [favorite]))
    let film = try Envelope.read(page, as: "shelf")["movies"]?[0]
    #expect(film?["poster_url"] == "https://image.tmdb.org/t/p/w500/a.jpg")
  }
}
