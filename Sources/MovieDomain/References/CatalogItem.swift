/// A film or a person of a catalog.
public enum CatalogItem: Sendable, Hashable {
  /// A film.
  case movie(Movie)
  /// A person.
  case person(Person)

  /// The kind of an item, as far as references distinguish it.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A film.
    case movie
    /// A person.
    case person
    /// A series, a company or anything else that catalogs here do not contain.
    case other
  }

  /// Which of the two it is.
  public var kind: Kind {
    switch self {
    case .movie: .movie
    case .person: .person
    }
  }

  /// The film's or the person's id. Films and persons are counted separately.
  public var id: Int {
    switch self {
    case .movie(let movie): movie.id
    case .person(let person): person.id
    }
  }
}
