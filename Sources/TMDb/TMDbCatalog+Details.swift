public import MovieDomain

// Text missing in the preferred language is requested in English, separately.
extension TMDbCatalog {
  private static let fallbackLanguage = "en-US"

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let query = preferences.local + [("append_to_response", "credits,reviews")]
    let dated = try await client.get(MovieResponse.self, "/movie/\(id)", query: query)
    var details = dated.answer.details
    details.staleness = dated.staleness
    if details.movie.overview.isEmpty, let fallback = try await fallback(TextResponse.self, "/movie/\(id)") {
      details.movie.overview = fallback.overview
      details.overviewLanguage = fallback.overview.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let query = preferences.local + [("append_to_response", "movie_credits")]
    let dated = try await client.get(PersonResponse.self, "/person/\(id)", query: query)
    var details = dated.answer.details
    details.staleness = dated.staleness
    if details.biography.isEmpty, let fallback = try await fallback(TextResponse.self, "/person/\(id)") {
      details.biography = fallback.biography
      details.biographyLanguage = fallback.biography.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  /// Returns nil when English was already requested or the request fails; the text is then left empty.
  private func fallback<Answer: Decodable>(
    _ type: Answer.Type, _ path: String
  ) async throws(CatalogError) -> Answer? {
    guard preferences.language.languageCode != Self.fallbackLanguage.languageCode else { return nil }
    do throws(CatalogError) {
      return try await client.get(type, path, query: [("language", Self.fallbackLanguage)]).answer
    } catch {
      if error.code == .cancelled { throw error }
      return nil
    }
  }
}

extension String {
  /// `pt` of `pt-BR`.
  fileprivate var languageCode: String { String(prefix { $0 != "-" }) }
}
