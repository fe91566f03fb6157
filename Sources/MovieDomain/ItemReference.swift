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
    let (reference, kind) = try Self.parsed(text)
    if let kind, kind != Item.kind { throw .otherKind(kind) }
    self = reference
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
public enum ReferenceError: Error, Sendable, Equatable {
  /// There is no text.
  case empty
  /// The text names something of another kind, such as a person where a film is expected.
  case otherKind(CatalogItem.Kind)
  /// The web address is of another site or of a page without an id.
  case unknownAddress
}

/// A film or a person of a catalog.
public enum CatalogItem: Sendable, Equatable {
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

// Recognizes ids and web addresses in what people type.
extension ItemReference {
  /// A reference to an item of a kind, which is nil when the text does not tell it.
  private typealias Parsed = (reference: Self, kind: CatalogItem.Kind?)

  private static func parsed(_ text: String) throws(ReferenceError) -> Parsed {
    guard let query = MovieQuery(text) else { throw .empty }
    let text = Substring(query.text)
    if let address = try address(text) { return address }
    // A number after a # is an id, even if nothing can have it.
    if let id = text.first == "#" ? Int(text.dropFirst()) : validID(text) { return (.id(id), nil) }
    return path(text) ?? qualified(text) ?? slug(text) ?? imdbID(text) ?? (.words(query), nil)
  }

  /// `person/2176`, the end of an address of a page in the catalog in use.
  private static func path(_ text: Substring) -> Parsed? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let kinds: [Substring: CatalogItem.Kind] = ["movie": .movie, "film": .movie, "person": .person]
    guard parts.count == 2, let kind = kinds[parts[0]], let id = validID(parts[1]) else { return nil }
    return (.id(id), kind)
  }

  /// `tmdb:607`
  private static func qualified(_ text: Substring) -> Parsed? {
    guard let colon = text.firstIndex(of: ":"), let id = validID(text[text.index(after: colon)...]) else { return nil }
    let catalog = text[..<colon]
    let isName = catalog.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isName, catalog.first?.isLetter ?? false else { return nil }
    return (.qualified(catalog: catalog.lowercased(), id: id), nil)
  }

  /// `607-men-in-black`, the last part of an address. Capital letters and spaces make it a title, such as `3-Iron`.
  private static func slug(_ text: Substring) -> Parsed? {
    guard let dash = text.firstIndex(of: "-"), let id = validID(text[..<dash]) else { return nil }
    let name = text[dash...]
    let isSlug = name.allSatisfy { $0 == "-" || $0.isNumber || ($0.isLetter && !$0.isUppercase) }
    guard isSlug, name.contains(where: \.isLetter) else { return nil }
    return (.qualified(catalog: CatalogSource.tmdbNamespace, id: id), nil)
  }

  /// `tt0119654`
  private static func imdbID(_ text: Substring) -> Parsed? {
    let kinds: [String: CatalogItem.Kind] = ["tt": .movie, "nm": .person]
    let id = text.lowercased()
    guard let kind = kinds[String(id.prefix(2))], (7...12).contains(id.utf8.count),
      Int(plainDigits: id.dropFirst(2)) != nil
    else { return nil }
    return (.imdb(id), kind)
  }

  /// No catalog has larger ids.
  private static func validID(_ digits: Substring) -> Int? {
    Int(plainDigits: digits).flatMap { (1...Int(Int32.max)).contains($0) ? $0 : nil }
  }

  /// Nil when the text is not a web address.
  private static func address(_ text: Substring) throws(ReferenceError) -> Parsed? {
    let schemes = ["https://", "http://"]
    let scheme = schemes.first { text.lowercased().hasPrefix($0) }
    let rest = text.dropFirst(scheme?.count ?? 0)
    let parts = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    let host = parts.first?.lowercased() ?? ""
    let site = ["themoviedb.org", "tmdb.org", "imdb.com"].first { host == $0 || host.hasSuffix(".\($0)") }
    // Titles contain slashes too, such as `Face/Off`.
    guard scheme != nil || (site != nil && rest.contains("/")) else { return nil }
    let found = site == "imdb.com" ? parts.lazy.compactMap { imdbID($0) }.first : page(parts.dropFirst())
    guard site != nil, let found else { throw .unknownAddress }
    return found
  }

  /// `movie/607-men-in-black`, also below the path of the API.
  private static func page(_ parts: ArraySlice<Substring>) -> Parsed? {
    for (name, last) in zip(parts, parts.dropFirst()) {
      guard let id = validID(last.prefix { $0 != "-" }) else { continue }
      let kinds: [Substring: CatalogItem.Kind] = ["movie": .movie, "person": .person]
      return (.qualified(catalog: CatalogSource.tmdbNamespace, id: id), kinds[name] ?? .other)
    }
    return nil
  }
}
