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
      // Most lists have no empty texts, and need no copy.
      self.characters = characters.contains(where: \.isEmpty) ? characters.filter { !$0.isEmpty } : characters
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
      // Most lists have no empty texts, and need no copy.
      self.jobs = jobs.contains(where: \.isEmpty) ? jobs.filter { !$0.isEmpty } : jobs
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
    self.cast = Self.merged(cast)
    self.crew = Self.merged(crew)
    self.skipped = NumberLimits.counts.clamping(skipped)
  }

  /// Merges the rows of each person, and adds the texts of later rows to those of the first.
  private static func merged<Row: CreditsRow>(_ rows: [Row]) -> [Row] {
    var people: [Row] = []
    people.reserveCapacity(rows.count)
    var indices: [Row.ID: Int] = Dictionary(minimumCapacity: rows.count)
    // The texts of people with many rows. A search in their arrays would take quadratic time.
    var known: [Row.ID: Set<String>] = [:]
    for row in rows {
      guard let index = indices[row.id] else {
        indices[row.id] = people.count
        people.append(row)
        continue
      }
      for text in row.texts {
        let isNew =
          people[index].texts.count < fewTexts
          ? !people[index].texts.contains(text)
          : known[row.id, default: Set(people[index].texts)].insert(text).inserted
        if isNew {
          people[index].texts.append(text)
        }
      }
    }
    return people
  }

  private static let fewTexts = 16
}

/// A member of the cast or the crew, with the texts that are merged.
private protocol CreditsRow: Identifiable {
  var texts: [String] { get set }
}

extension Credits.CastMember: CreditsRow {
  fileprivate var texts: [String] {
    get { characters }
    _modify { yield &characters }
  }
}

extension Credits.CrewMember: CreditsRow {
  fileprivate var texts: [String] {
    get { jobs }
    _modify { yield &jobs }
  }
}
