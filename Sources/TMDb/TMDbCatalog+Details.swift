public import MovieDomain

// If a text is missing in the preferred language, a second request loads it in English.
extension TMDbCatalog {
  private static let fallbackLanguage = "en-US"

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let query = preferences.languageQuery + [("append_to_response", "credits,reviews")]
    let fetched = try await client.get(MovieResponse.self, "/movie/\(id)", query: query)
    var details = fetched.value.details
    details.staleness = fetched.staleness
    if details.movie.overview.isEmpty, let fallback = try await fallback(TextResponse.self, "/movie/\(id)") {
      details.movie.overview = fallback.overview
      details.overviewLanguage = fallback.overview.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let query = preferences.languageQuery + [("append_to_response", "movie_credits")]
    let fetched = try await client.get(PersonResponse.self, "/person/\(id)", query: query)
    var details = fetched.value.details
    details.staleness = fetched.staleness
    if details.biography.isEmpty, let fallback = try await fallback(TextResponse.self, "/person/\(id)") {
      details.biography = fallback.biography
      details.biographyLanguage = fallback.biography.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    let isID = id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    guard isID, !id.isEmpty else { return nil }
    let query = [("external_source", "imdb_id")] + preferences.languageQuery
    return try await client.get(FindResponse.self, "/find/\(id)", query: query).value.item
  }

  /// Loads texts in English. Returns nil if English was the preferred language, and if the request fails.
  private func fallback<Response: Decodable>(
    _ type: Response.Type, _ path: String
  ) async throws(CatalogError) -> Response? {
    guard preferences.language.languageCode != Self.fallbackLanguage.languageCode else { return nil }
    do throws(CatalogError) {
      return try await client.get(type, path, query: [("language", Self.fallbackLanguage)]).value
    } catch {
      if error.code == .cancelled { throw error }
      return nil
    }
  }
}

extension String {
  /// The language of a tag, such as `pt` of `pt-BR`.
  fileprivate var languageCode: String { String(prefix { $0 != "-" }) }
}
