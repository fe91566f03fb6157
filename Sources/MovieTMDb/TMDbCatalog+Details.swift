public import MovieDomain
import MovieJSON

// If a text is missing in the preferred language, a second request loads it in English.
extension TMDbCatalog {
  private static let fallbackLanguage = "en-US"

  /// What comes in the same response as a film.
  private static let parts =
    "credits,reviews,videos,watch/providers,release_dates,recommendations,external_ids"

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let language = preferences.language.languageCode
    let videoLanguages = language == "en" ? ["en", "null"] : [language, "en", "null"]
    let query =
      preferences.languageQuery + [
        ("append_to_response", Self.parts), ("include_video_language", videoLanguages.joined(separator: ",")),
      ]
    let fetched = try await client.send("/movie/\(id)", query: query) { [region] json in
      MovieDetails(json, region: Region(region), language: language)
    }
    var details = fetched.value
    details.recommendations = details.recommendations.map(allowed)
    details.staleness = fetched.staleness
    if details.movie.overview.isEmpty,
      let (overview, tagline) = try await inEnglish("/movie/\(id)", { ($0.text("overview"), $0.text("tagline")) })
    {
      details.movie.overview = overview
      details.overviewLanguage = overview.isEmpty ? nil : Self.fallbackLanguage.languageCode
      if details.tagline.isEmpty { details.tagline = tagline }
    }
    return details
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let query = preferences.languageQuery + [("append_to_response", "movie_credits")]
    let fetched = try await client.send("/person/\(id)", query: query) {
      PersonDetails($0, includesAdult: preferences.includesAdult)
    }
    var details = fetched.value
    if !preferences.includesAdult { details.films?.removeAll(where: \.movie.isAdult) }
    details.staleness = fetched.staleness
    if details.biography.isEmpty, let biography = try await inEnglish("/person/\(id)", { $0.text("biography") }) {
      details.biography = biography
      details.biographyLanguage = biography.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    let isID = id.utf8.allSatisfy { $0.isDigit || (0x61...0x7A).contains($0) }
    guard isID, !id.isEmpty else { return nil }
    let query = [("external_source", "imdb_id")] + preferences.languageQuery
    return try await client.send("/find/\(id)", query: query) { json -> CatalogItem?? in
      guard let movies = json.list("movie_results", Movie.init),
        let people = json.list("person_results", { Person($0, includesAdult: preferences.includesAdult) })
      else { return nil }
      let item = movies.rows.first.map(CatalogItem.movie) ?? people.rows.first.map(CatalogItem.person)
      // An answer that cannot be read must not look like one without results.
      return item != nil || movies.skipped + people.skipped == 0 ? .some(item) : nil
    }.value
  }

  /// Loads texts in English. Returns nil if English was the preferred language, and if the request fails.
  private func inEnglish<Texts>(
    _ path: String, _ read: (JSONNode) -> Texts?
  ) async throws(CatalogError) -> Texts? {
    guard preferences.language.languageCode != Self.fallbackLanguage.languageCode, Reload.acceptedAge == nil else {
      return nil
    }
    do throws(CatalogError) {
      return try await client.send(path, query: [("language", Self.fallbackLanguage)], read).value
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
