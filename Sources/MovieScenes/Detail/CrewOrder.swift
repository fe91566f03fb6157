import MovieDomain

// A crew comes in no order that means anything: a set decorator may stand before the director.
extension Credits {
  /// The jobs that a film is known by, in the catalogs' own English terms.
  private static let leadingJobs = [
    "Director", "Co-Director", "Screenplay", "Writer", "Story", "Novel", "Author", "Characters", "Producer",
    "Director of Photography", "Original Music Composer", "Editor", "Production Design", "Executive Producer",
  ]
  private static let ranks = Dictionary(uniqueKeysWithValues: leadingJobs.enumerated().map { ($1, $0) })

  /// The crew with its leading people first, and of each person the leading job first; otherwise as it came.
  var crewInOrder: [CrewMember] {
    let ranked = crew.map { member in
      let jobs = Self.sorted(member.jobs.map { (rank: Self.ranks[$0] ?? .max, value: $0) })
      return (
        rank: jobs.first?.rank ?? .max,
        value: CrewMember(id: member.id, name: member.name, jobs: jobs.map(\.value), profilePath: member.profilePath)
      )
    }
    return Self.sorted(ranked).map(\.value)
  }

  private static func sorted<Value>(_ rows: [(rank: Int, value: Value)]) -> [(rank: Int, value: Value)] {
    rows.count < 2 ? rows : rows.sorted { $0.rank < $1.rank }
  }
}
