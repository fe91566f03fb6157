import HTTPTypes
import MovieDomain
import SiteTestSupport
import Testing

@testable import SiteServer

struct PagingTests {
  private let folder = TemporaryFolder()

  @Test(
    arguments: EndlessCatalog.Kind.allCases,
    [
      "/list/popular", "/list/popular?page=7", "/list/popular?genre=drama", "/trending", "/trending?page=7", "/people",
      "/people?page=7", "/people?q=ann", "/search", "/search?q=film", "/search?q=film&page=7", "/film/1/similar",
      "/film/1/similar?page=7", "/film/1", "/film/1/reviews", "/person/1", "/person/1/films",
    ])
  func `a page asks for no further pages, whatever the server sends`(
    kind: EndlessCatalog.Kind, path: String
  ) async throws {
    let catalog = EndlessCatalog(kind)
    let client = SiteClient(catalog, Visitors(folder: folder.path))
    _ = try await client.answer(to: .get, path)
    // The second is for a film's title, for genres, or for people of that name.
    #expect((1...2).contains(catalog.questions), "\(path)")
  }

  @Test(arguments: EndlessCatalog.Kind.allCases)
  func `the first page asks once for each shelf`(kind: EndlessCatalog.Kind) async throws {
    let catalog = EndlessCatalog(kind)
    let site = Site(Catalogs(catalog.source, age: .zero) { _, _ in catalog }, visitors: Visitors(folder: folder.path))
    try await withRunningSite(site) { port in
      let page = try await RawClient(port: port).page("/", at: "localhost")
      #expect(page.contains("</html>"))
    }
    #expect(catalog.questions == 4)
  }
}
