import MovieDomain

// Catalogs return the crew in arbitrary order: a set decorator may precede the director.
extension Credits {
  /// The most prominent jobs, most prominent first, in the catalogs' English terms.
  private static let leadingJobs = [
    "Director", "Co-Director", "Screenplay", "Writer", "Story", "Novel", "Author", "Characters", "Producer",
    "Director of Photography", "Original Music Composer", "Editor", "Production Design", "Executive Producer",
  ]
  private static let ranks = Dictionary(uniqueKeysWithValues: leadingJobs.enumerated().map { ($1, $0) })

  /// The crew, and the jobs of each member, sorted by prominence. Other jobs follow in the catalog's order.
  var crewInOrder: [CrewMember] {
    let ranked = crew.map { member -> (rank: Int, value: CrewMember) in
      // Most members have one job.
      guard member.jobs.count > 1 else {
        return (rank: member.jobs.first.flatMap { Self.ranks[$0] } ?? .max, value: member)
      }
      let jobs = Self.sorted(member.jobs.map { (rank: Self.ranks[$0] ?? .max, value: $0) })
      var sorted = member
      sorted.jobs = jobs.map(\.value)
      return (rank: jobs.first?.rank ?? .max, value: sorted)
    }
    return Self.sorted(ranked).map(\.value)
  }

  private static func sorted<Value>(_ rows: [(rank: Int, value: Value)]) -> [(rank: Int, value: Value)] {
    rows.count < 2 ? rows : rows.sorted { $0.rank < $1.rank }
  }
}
