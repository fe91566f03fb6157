import MovieDomain

/// The credits of a film, as stored and exported.
struct CreditsRecord: Codable, Sendable {
  /// A member of the cast, with characters, or of the crew, with jobs.
  struct Member: Codable, Sendable {
    var id: Int
    var name: String
    var characters: [String]?
    var jobs: [String]?
    var profilePath: String?

    private enum CodingKeys: String, CodingKey {
      case id, name, characters, jobs
      case profilePath = "profile_path"
    }
  }

  var cast: [Member]
  var crew: [Member]
  var skipped: Int

  init(_ credits: Credits) {
    cast = credits.cast.map {
      Member(id: $0.id, name: $0.name, characters: $0.characters, profilePath: $0.profilePath)
    }
    crew = credits.crew.map { Member(id: $0.id, name: $0.name, jobs: $0.jobs, profilePath: $0.profilePath) }
    skipped = credits.skipped
  }

  var credits: Credits {
    Credits(
      cast: cast.map {
        .init(id: $0.id, name: $0.name, characters: $0.characters ?? [], profilePath: $0.profilePath)
      },
      crew: crew.map { .init(id: $0.id, name: $0.name, jobs: $0.jobs ?? [], profilePath: $0.profilePath) },
      skipped: skipped)
  }
}
