/// Someone who makes films, as lists carry them.
public struct Person: Sendable, Hashable, Identifiable {
  public typealias ID = Int

  /// A work that someone is known for: a film, or a series, which has no scene here.
  public struct Work: Sendable, Hashable {
    public var title: String
    /// Nil for a series.
    public var movieID: Movie.ID?

    public init(title: String, movieID: Movie.ID?) {
      self.title = title
      self.movieID = movieID
    }
  }

  public var id: ID
  public var name: String
  /// The department, in the catalog's own English term such as `Acting`.
  public var department: String?
  public var popularity: Double?
  public var profilePath: String?
  public var knownFor: [Work]

  public init(
    id: ID, name: String, department: String? = nil, popularity: Double? = nil, profilePath: String? = nil,
    knownFor: [Work] = []
  ) {
    self.id = id
    self.name = name
    self.department = department
    self.popularity = popularity
    self.profilePath = profilePath
    self.knownFor = knownFor
  }
}
