/// A person, with what lists show of them. TMDb's name for each field is given in parentheses.
public struct Person: Sendable, Hashable, Identifiable {
  /// A person's id in its catalog.
  public typealias ID = Int

  /// A work the person is known for: a film or a TV series.
  public struct Work: Sendable, Hashable {
    /// The title of the film or series (`title` or `name`).
    public var title: String
    /// The film's id; nil for a TV series, which has no page here.
    public var movieID: Movie.ID?

    /// Creates a work. Pass no film id for a TV series.
    public init(title: String, movieID: Movie.ID?) {
      self.title = title
      self.movieID = movieID
    }
  }

  /// The id (`id`), unique within the catalog.
  public var id: ID
  /// The name to display (`name`).
  public var name: String
  /// The department in the catalog's English term (`known_for_department`), such as `Acting`; nil when unknown.
  public var department: String?
  /// How popular the person is now (`popularity`); comparable only within one catalog, nil when unknown or invalid.
  public var popularity: Double? {
    didSet { popularity = NumberLimits.popularity.accepting(popularity) }
  }
  /// The portrait's path relative to the catalog's image base URL (`profile_path`); nil without a portrait.
  public var profilePath: String?
  /// The works the person is known for (`known_for`), in the catalog's order; empty when unknown.
  public var knownFor: [Work]

  /// Creates a person. Values that are left out are unknown.
  public init(
    id: ID, name: String, department: String? = nil, popularity: Double? = nil, profilePath: String? = nil,
    knownFor: [Work] = []
  ) {
    self.id = id
    self.name = name
    self.department = department
    self.popularity = NumberLimits.popularity.accepting(popularity)
    self.profilePath = profilePath
    self.knownFor = knownFor
  }
}
