/// A film's cast and crew. A person appears at most once in each.
public struct Credits: Sendable, Hashable {
  /// A member of the cast or the crew, with all that they did for the film.
  public struct Member: Sendable, Hashable, Identifiable {
    /// The person's id.
    public var id: Person.ID
    /// The person's name.
    public var name: String
    /// In the cast, the names of the characters. In the crew, the jobs in the catalog's English terms, such as
    /// `Director`. Several if the person has more than one, empty if unknown.
    public var roles: [String]
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var profilePath: String?

    /// Creates a member. Empty roles are dropped.
    public init(id: Person.ID, name: String, roles: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.roles = roles.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  /// The cast, in the catalog's order.
  public let cast: [Member]
  /// The crew, in the catalog's order.
  public let crew: [Member]
  /// The number of rows that could not be read and are missing here.
  public let skipped: Int

  /// Creates credits, merging rows of the same person. People are in the order of their first row.
  public init(cast: [Member] = [], crew: [Member] = [], skipped: Int = 0) {
    self.cast = Self.merged(cast)
    self.crew = Self.merged(crew)
    self.skipped = NumberLimits.counts.clamping(skipped)
  }

  private static func merged(_ rows: [Member]) -> [Member] {
    var people: [Member] = []
    people.reserveCapacity(rows.count)
    var indices: [Person.ID: Int] = Dictionary(minimumCapacity: rows.count)
    // The roles of people with several rows. A search in their arrays would take quadratic time.
    var known: [Person.ID: Set<String>] = [:]
    for row in rows {
      guard let index = indices[row.id] else {
        indices[row.id] = people.count
        people.append(row)
        continue
      }
      for role in row.roles where known[row.id, default: Set(people[index].roles)].insert(role).inserted {
        people[index].roles.append(role)
      }
    }
    return people
  }
}
