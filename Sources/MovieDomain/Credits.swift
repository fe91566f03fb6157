/// Who made a film: each person once in the cast and once in the crew.
public struct Credits: Sendable, Hashable {
  public struct CastMember: Sendable, Hashable, Identifiable {
    public var id: Person.ID
    public var name: String
    /// More than one where a person plays several.
    public var characters: [String]
    public var profilePath: String?

    public init(id: Person.ID, name: String, characters: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.characters = characters.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  public struct CrewMember: Sendable, Hashable, Identifiable {
    public var id: Person.ID
    public var name: String
    public var jobs: [String]
    public var profilePath: String?

    public init(id: Person.ID, name: String, jobs: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.jobs = jobs.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  public let cast: [CastMember]
  public let crew: [CrewMember]
  /// Rows that could not be read and were left out.
  public let skipped: Int

  /// Merges rows of the same person, in the order in which people first appear.
  public init(cast: [CastMember], crew: [CrewMember], skipped: Int = 0) {
    self.cast = Self.merged(cast) { $0.characters.append(new: $1.characters) }
    self.crew = Self.merged(crew) { $0.jobs.append(new: $1.jobs) }
    self.skipped = skipped
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
