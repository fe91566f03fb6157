/// A film's cast and crew. Each person appears at most once in each.
public struct Credits: Sendable, Hashable {
  /// A cast member with the characters they play.
  public struct CastMember: Sendable, Hashable, Identifiable {
    public var id: Person.ID
    public var name: String
    /// Several if the person plays more than one character.
    public var characters: [String]
    /// A path relative to the catalog's image base URL; nil without a portrait.
    public var profilePath: String?

    public init(id: Person.ID, name: String, characters: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.characters = characters.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  /// A crew member with their jobs.
  public struct CrewMember: Sendable, Hashable, Identifiable {
    public var id: Person.ID
    public var name: String
    /// Several if the person had more than one job.
    public var jobs: [String]
    /// A path relative to the catalog's image base URL; nil without a portrait.
    public var profilePath: String?

    public init(id: Person.ID, name: String, jobs: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.jobs = jobs.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  /// In the catalog's order.
  public let cast: [CastMember]
  /// In the catalog's order.
  public let crew: [CrewMember]
  /// The number of rows skipped because they could not be parsed.
  public let skipped: Int

  /// Merges rows of the same person, keeping the order of first appearance.
  public init(cast: [CastMember], crew: [CrewMember], skipped: Int = 0) {
    self.cast = Self.merged(cast) { $0.characters.append(new: $1.characters) }
    self.crew = Self.merged(crew) { $0.jobs.append(new: $1.jobs) }
    self.skipped = NumberLimits.counts.clamping(skipped)
  }

  private static func merged<Row: Identifiable>(_ rows: [Row], absorb: (inout Row, Row) -> Void) -> [Row] {
    var people: [Row] = []
    var places: [Row.ID: Int] = [:]
    for row in rows {
      if let place = places[row.id] {
        absorb(&people[place], row)
      } else {
        places[row.id] = people.count
        people.append(row)
      }
    }
    return people
  }
}

extension [String] {
  fileprivate mutating func append(new texts: [String]) {
    for text in texts where !contains(text) {
      append(text)
    }
  }
}
