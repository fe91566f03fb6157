extension MovieDetails {
  /// Why there is no place to watch a film.
  public enum WatchObstacle: Error, Sendable, Hashable {
    /// Services offer it, but none of the viewer's.
    case notOnOwnServices
    /// Services offer it, but the page with the offers has no address.
    case noAddress
    /// It enters the public domain in this year.
    case notFreeUntil(year: Int)
  }

  /// The address of a page to watch the film from, not validated; nil when none is known.
  ///
  /// That is the page with the offers if one of the viewer's services has the film, or if the viewer has named none. A film in
  /// the public domain has a search at the Internet Archive, because nothing here knows whether the Archive has it. It may
  /// know the film under one of `otherTitles` only.
  public func watchAddress(ownServices: [String], otherTitles: [String] = []) throws(WatchObstacle) -> String? {
    guard let watchOptions else { return nil }
    if let status = watchOptions.publicDomain {
      guard status.isReached else { throw .notFreeUntil(year: status.year) }
      return archiveSearch(otherTitles)
    }
    let services = watchOptions.offers.flatMap(\.services)
    guard !services.isEmpty else { return nil }
    let hasOwn = ownServices.isEmpty || services.contains { ownServices.contains(where: $0.isNamed) }
    guard hasOwn else { throw .notOnOwnServices }
    guard let link = watchOptions.link, !link.isEmpty else { throw .noAddress }
    return link
  }

  private func archiveSearch(_ otherTitles: [String]) -> String {
    let titles = ([movie.title, movie.originalTitle] + otherTitles).reduce(into: [String]()) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
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
