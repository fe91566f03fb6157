extension MovieDetails {
  /// Why there is no place to watch a film.
  public enum WatchObstacle: Error, Sendable, Hashable {
    /// Services offer it, but none of the viewer's.
    case notOnOwnServices
    /// It enters the public domain in this year.
    case notFreeUntil(year: Int)
  }

  /// The address of a page to watch the film from, not validated; nil when none is known.
  ///
  /// That is the page with the offers if one of the viewer's services has the film, or if the viewer has named none. A film in
  /// the public domain has a search at the Internet Archive, because nothing here knows whether the Archive has it.
  public func watchAddress(ownServices: [String]) throws(WatchObstacle) -> String? {
    guard let watchOptions else { return nil }
    if let status = watchOptions.publicDomain {
      guard status.isReached else { throw .notFreeUntil(year: status.year) }
      return archiveSearch
    }
    let services = watchOptions.offers.flatMap(\.services)
    guard !services.isEmpty else { return nil }
    let hasOwn = ownServices.isEmpty || services.contains { ownServices.contains(where: $0.isNamed) }
    guard hasOwn else { throw .notOnOwnServices }
    return watchOptions.link.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var archiveSearch: String {
    // The Archive may not know the title in the viewer's language.
    let titles = movie.title == movie.originalTitle ? [movie.title] : [movie.title, movie.originalTitle]
    let quoted = titles.map { title in
      // Between quotation marks, only these two characters have a meaning.
      "\"\(String(String.UnicodeScalarView(title.unicodeScalars.filter { $0 != "\"" && $0 != "\\" })))\""
    }
    let criteria =
      ["title:(\(quoted.joined(separator: " OR ")))", "mediatype:movies"]
      + (movie.releaseDate.map { ["year:\($0.year)"] } ?? [])
    return "https://archive.org/search?query=\(criteria.joined(separator: " AND ").percentEncoded(allowing: ":()"))"
  }
}
