/// A film as people name it.
public typealias MovieReference = ItemReference<Movie>

/// A person as people name them.
public typealias PersonReference = ItemReference<Person>

/// A film or a person as people name them: by id, web address, title or name.
public enum ItemReference<Item: ReferencedItem>: Sendable, Hashable {
  /// An id in the catalog in use: `12`, `#12`, `movie/12` or `person/12`.
  case id(Int)
  /// An id in the catalog with the given `qualifier`: `built-in:12`, or an address at themoviedb.org.
  case qualified(catalog: String, id: Int)
  /// An IMDb id such as `tt0013442` or `nm0000036`, or an address at imdb.com.
  case imdb(String)
  /// Any other text: a name or a title, which may end in a year; see `MovieQuery.withYearFromText`.
  case words(MovieQuery)

  /// Parses what was typed or pasted. Throws `ReferenceError` when it cannot name such an item.
  public init(_ text: String) throws(ReferenceError) {
    switch try ReferenceText(text) {
    case .id(_, let kind?) where kind != Item.kind, .qualified(_, _, let kind?) where kind != Item.kind,
      .imdb(_, let kind) where kind != Item.kind:
      throw .otherKind(kind)
    case .id(let id, _): self = .id(id)
    case .qualified(let catalog, let id, _): self = .qualified(catalog: catalog, id: id)
    case .imdb(let id, _): self = .imdb(id)
    case .words(let query): self = .words(query)
    }
  }

  /// The reference as text, such as `#12`, `built-in:12` or the title.
  public var text: String {
    switch self {
    case .id(let id): "#\(id)"
    case .qualified(let catalog, let id): "\(catalog):\(id)"
    case .imdb(let id): id
    case .words(let query): query.text
    }
  }
}

/// What people name with a reference.
public protocol ReferencedItem {
  /// The kind of the items.
  static var kind: CatalogItem.Kind { get }
}

extension Movie: ReferencedItem {
  public static var kind: CatalogItem.Kind { .movie }
}

extension Person: ReferencedItem {
  public static var kind: CatalogItem.Kind { .person }
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
