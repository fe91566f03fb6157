/// A film as people name it: by id, web address or title.
public enum MovieReference: Sendable, Hashable {
  /// An id in the catalog in use: `12`, `#12` or `movie/12`.
  case id(Movie.ID)
  /// An id in the catalog with the given `qualifier`: `built-in:12`, or an address at themoviedb.org.
  case qualified(catalog: String, id: Movie.ID)
  /// An IMDb id such as `tt0013442`, or an address at imdb.com.
  case imdb(String)
  /// Any other text. It may end in a year; see `MovieQuery.withYearFromText`.
  case title(MovieQuery)

  /// Parses what was typed or pasted. Throws `ReferenceError` when it cannot name a film.
  public init(_ text: String) throws(ReferenceError) {
    switch try ReferenceText(text) {
    case .id(let id, kind: nil), .id(let id, kind: .movie): self = .id(id)
    case .qualified(let catalog, let id, kind: nil), .qualified(let catalog, let id, kind: .movie):
      self = .qualified(catalog: catalog, id: id)
    case .imdb(let id, kind: .movie): self = .imdb(id)
    case .id(_, let kind?), .qualified(_, _, let kind?), .imdb(_, let kind): throw .otherKind(kind)
    case .words(let query): self = .title(query)
    }
  }

  /// The reference as text, such as `#12`, `built-in:12` or the title.
  public var text: String {
    switch self {
    case .id(let id): "#\(id)"
    case .qualified(let catalog, let id): "\(catalog):\(id)"
    case .imdb(let id): id
    case .title(let query): query.text
    }
  }
}

/// A person as people name them: by id, web address or name.
public enum PersonReference: Sendable, Hashable {
  /// An id in the catalog in use: `17`, `#17` or `person/17`.
  case id(Person.ID)
  /// An id in the catalog with the given `qualifier`: `built-in:17`, or an address at themoviedb.org.
  case qualified(catalog: String, id: Person.ID)
  /// An IMDb id such as `nm0000036`, or an address at imdb.com.
  case imdb(String)
  /// Any other text.
  case name(String)

  /// Parses what was typed or pasted. Throws `ReferenceError` when it cannot name a person.
  public init(_ text: String) throws(ReferenceError) {
    switch try ReferenceText(text) {
    case .id(let id, kind: nil), .id(let id, kind: .person): self = .id(id)
    case .qualified(let catalog, let id, kind: nil), .qualified(let catalog, let id, kind: .person):
      self = .qualified(catalog: catalog, id: id)
    case .imdb(let id, kind: .person): self = .imdb(id)
    case .id(_, let kind?), .qualified(_, _, let kind?), .imdb(_, let kind): throw .otherKind(kind)
    case .words(let query): self = .name(query.text)
    }
  }

  /// The reference as text, such as `#17`, `built-in:17` or the name.
  public var text: String {
    switch self {
    case .id(let id): "#\(id)"
    case .qualified(let catalog, let id): "\(catalog):\(id)"
    case .imdb(let id): id
    case .name(let name): name
    }
  }
}

/// Why text cannot name a film or a person.
public enum ReferenceError: Error, Sendable, Hashable {
  /// There is no text.
  case empty
  /// The text names something of another kind, such as a person where a film is expected.
  case otherKind(CatalogItem.Kind)
  /// The web address is of another site or of a page without an id.
  case unknownAddress
}
