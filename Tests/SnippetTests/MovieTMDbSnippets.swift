import HTTPTypes
import MovieDomain
import MovieTMDb
import ServerTestSupport
import Testing

/// The code on the landing page of TMDb.
@Suite(.timeLimit(.minutes(10))) struct MovieTMDbSnippets {
  @Test func aCatalogNeedsATransportAndACredential() async throws {
    let transport = StubTransport(
      .response(#"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":19,"title":"Metropolis"}]}"#))

    let catalog = TMDbCatalog(
      transport: transport, credential: Credential(pasted: "your.token"),
      preferences: TMDbPreferences(language: "en-US", region: "US"))
    let popular = try await catalog.movies(in: .popular, genre: nil, page: 1)

    #expect(popular.elements.map(\.title) == ["Metropolis"])
    #expect(transport.requests.first?.path?.contains("language=en-US") == true)
  }
}
