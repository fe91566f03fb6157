import MovieDomain

// Catalogs return the crew in arbitrary order: a set decorator may precede the director.
extension Credits {
  /// The most prominent jobs, most prominent first, in the catalogs' English terms.
  private static let leadingJobs = [
    "Director", "Co-Director", "Screenplay", "Writer", "Story", "Novel", "Author", "Characters", "Producer",
    "Director of Photography", "Original Music Composer", "Editor", "Production Design", "Executive Producer",
  ]
  private static let ranks = Dictionary(uniqueKeysWithValues: leadingJobs.enumerated().map { ($1, $0) })

  /// The first members of the crew, and the jobs of each, sorted by prominence. Other jobs follow in the catalog's order.
  func crewInOrder(first count: Int = .max) -> [Member] {
    // Indices are sorted, because moving members costs much more, and most of a large crew is not shown.
    let ranks = crew.map { $0.roles.reduce(Int.max) { min($0, Self.rank($1)) } }
    return ranks.indices.sorted { ranks[$0] < ranks[$1] }.prefix(count).map { index in
      var member = crew[index]
      // Most members have one job.
      if member.roles.count > 1 { member.roles.sort { Self.rank($0) < Self.rank($1) } }
      return member
    }
  }

  private static func rank(_ job: String) -> Int { ranks[job] ?? .max }
}
