/// A person, as shown in lists.
public struct Person: Sendable, Hashable, Identifiable {
  public typealias ID = Int

  /// A work the person is known for: a film or a TV series.
  public struct Work: Sendable, Hashable {
    public var title: String
    /// Nil for a TV series.
    public var movieID: Movie.ID?

    public init(title: String, movieID: Movie.ID?) {
      self.title = title
      self.movieID = movieID
    }
  }

  public var id: ID
  public var name: String
  /// The department in the catalog's own English term, such as `Acting`.
  public var department: String?
  /// The current popularity; comparable only within one catalog. Invalid numbers become nil.
  public var popularity: Double? {
    didSet { popularity = NumberLimits.popularity.accepting(popularity) }
  }
  /// A path relative to the catalog's image base URL; nil without a portrait.
  public var profilePath: String?
  public var knownFor: [Work]

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
