/// A film's cast and crew. A person appears at most once in each.
public struct Credits: Sendable, Hashable {
  /// A member of the cast, with the characters they play.
  public struct CastMember: Sendable, Hashable, Identifiable {
    /// The person's id.
    public var id: Person.ID
    /// The person's name.
    public var name: String
    /// The names of the characters; several if the person plays more than one, empty if unknown.
    public var characters: [String]
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var profilePath: String?

    /// Creates a member of the cast. Empty names of characters are dropped.
    public init(id: Person.ID, name: String, characters: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.characters = characters.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  /// A member of the crew, with their jobs.
  public struct CrewMember: Sendable, Hashable, Identifiable {
    /// The person's id.
    public var id: Person.ID
    /// The person's name.
    public var name: String
    /// The jobs in the catalog's English terms, such as `Director`; empty if unknown.
    public var jobs: [String]
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var profilePath: String?

    /// Creates a member of the crew. Empty jobs are dropped.
    public init(id: Person.ID, name: String, jobs: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.jobs = jobs.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  /// The cast, in the catalog's order.
  public let cast: [CastMember]
  /// The crew, in the catalog's order.
  public let crew: [CrewMember]
  /// The number of rows that could not be read and are missing here.
  public let skipped: Int

  /// Creates credits, merging rows of the same person. People are in the order of their first row.
  public init(cast: [CastMember], crew: [CrewMember], skipped: Int = 0) {
    self.cast = Self.merged(cast, \.characters)
    self.crew = Self.merged(crew, \.jobs)
    self.skipped = NumberLimits.counts.clamping(skipped)
  }

  /// Merges the rows of each person, and adds the texts of later rows to those of the first.
  private static func merged<Row: Identifiable>(_ rows: [Row], _ texts: WritableKeyPath<Row, [String]>) -> [Row] {
    var people: [Row] = []
    var indices: [Row.ID: Int] = [:]
    // The texts of people with several rows. A search in their arrays would take quadratic time.
    var known: [Row.ID: Set<String>] = [:]
    for row in rows {
      guard let index = indices[row.id] else {
        indices[row.id] = people.count
        people.append(row)
        continue
      }
      for text in row[keyPath: texts]
      where known[row.id, default: Set(people[index][keyPath: texts])].insert(text).inserted {
        people[index][keyPath: texts].append(text)
      }
    }
    return people
  }
}
