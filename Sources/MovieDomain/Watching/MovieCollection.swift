/// A series of films that belong together, such as a trilogy. TMDb's name for each field is given in parentheses.
public struct MovieCollection: Sendable, Hashable, Identifiable {
  /// A collection's id in its catalog.
  public typealias ID = Int

  /// The id (`id`), unique within the catalog.
  public var id: ID
  /// The name (`name`); nil when unknown.
  public var name: String?

  /// Creates a collection. An empty name becomes nil.
  public init(id: ID, name: String? = nil) {
    self.id = id
    self.name = name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A collection with its films.
public struct CollectionDetails: Sendable, Hashable {
  /// The collection.
  public var collection: MovieCollection
  /// The films on a single page, in order of release. Those without a date come last.
  public private(set) var films: ResultsPage<Movie>

  /// Creates a collection, and puts its films in order.
  public init(_ collection: MovieCollection, films: ResultsPage<Movie>) {
    self.collection = collection
    self.films = films.withoutRepeats()
    self.films.elements.sort { $0.releaseDate.isBefore($1.releaseDate) }
  }
}
