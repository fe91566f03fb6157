import MovieDomain
import Testing

@Suite(.timeLimit(.minutes(10))) struct CatalogSourceTests {
  @Test(arguments: [
    ("built-in", "built-in"), ("TMDb", "tmdb"), ("Video shop", "video-shop"), ("Каталог", "ns"), ("", "ns"),
  ])
  func theNameQualifiesIDs(name: String, qualifier: String) {
    let source = CatalogSource(idNamespace: "ns", name: name)
    #expect(source.qualifier == qualifier)
    #expect(source.qualified(12) == "\(qualifier):12")
    #expect(source.reference(to: 12, in: .tmdb) == "\(qualifier):12")
    #expect(source.reference(to: 12, in: CatalogSource(idNamespace: "ns")) == "12")
  }

  @Test func bothNameAndNamespaceNameTheCatalog() {
    let source = CatalogSource(idNamespace: "public-domain", name: "built-in")
    #expect(source.isNamed("Built-In") && source.isNamed("public-domain") && !source.isNamed("tmdb"))
  }

  @Test func anUnavailableCatalogThrowsItsErrorWhateverIsRequested() async {
    let error = CatalogError(.missingCredential)
    let catalog = UnavailableCatalog(CatalogSource(idNamespace: "ns"), error: error)
    await #expect(throws: error) { try await catalog.movie(1) }
    await #expect(throws: error) { try await catalog.person(1) }
    await #expect(throws: error) { try await catalog.people(matching: "x", page: 1) }
    await #expect(throws: error) { try await catalog.item(withIMDbID: "tt0000001") }
    await #expect(throws: error) { try await catalog.genres() }
    #expect(catalog.source.idNamespace == "ns")
  }

  @Test func aCatalogMayKnowNeitherPeopleNorGenresNorIMDbIDs() async throws {
    let catalog = MinimalCatalog()
    let noPeople = ResultsPage<Person>(number: 3, totalResults: 0, elements: [])
    #expect(try await catalog.people(matching: "x", page: 3) == noPeople)
    #expect(try await catalog.popularPeople(page: 3) == noPeople)
    await #expect(throws: CatalogError(.notFound)) { try await catalog.person(1) }
    #expect(try await catalog.genres() == [])
    await #expect(throws: CatalogError(.unsupported)) { try await catalog.item(withIMDbID: "tt0000001") }
  }
}

/// A catalog with only what catalogs must have.
private struct MinimalCatalog: MovieCatalog {
  let source = CatalogSource.tmdb

  func movies(in list: MovieList, genre: Genre.ID?, page: Int) -> ResultsPage<Movie> {
    .init(totalResults: 0, elements: [])
  }
  func movies(matching query: MovieQuery, page: Int) -> ResultsPage<Movie> { .init(totalResults: 0, elements: []) }
  func movie(_ id: Movie.ID) throws(CatalogError) -> MovieDetails { throw CatalogError(.notFound) }
}

// Two catalogs with separate ids.
extension CatalogSource {
  static let tmdb = CatalogSource(idNamespace: "tmdb")
  static let publicDomain = CatalogSource(idNamespace: "public-domain")
}
