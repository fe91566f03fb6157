/// The identity and description of a catalog. Each catalog declares its own source.
///
/// Sources are equal when their id namespaces are equal. A class, because most values contain one: copies share it.
public final class CatalogSource: Sendable, Hashable {
  /// What makes a film new in a catalog.
  public enum NewFilms: Sendable, Hashable {
    /// A film is new when it is released.
    case released
    /// A film is new in the year in which it entered the public domain.
    case enteringPublicDomain
  }

  /// The namespace of the ids at TMDb, which web addresses and lists of other services have.
  public static let tmdbNamespace = "tmdb"

  /// The namespace of the catalog's ids, such as `tmdb`.
  ///
  /// Films are stored under it. Catalogs with the same ids have the same namespace.
  public let idNamespace: String
  /// The name to display, such as `TMDb`.
  public let name: String
  /// The attribution to show below films, in English; empty if none is required.
  public let attribution: String
  /// The attribution to show below people, in English; empty if none is required.
  public let peopleAttribution: String
  /// The company to name where offers of streaming services are shown, such as `JustWatch`; empty if none is required.
  public let offersAttribution: String
  /// What makes a film new in this catalog.
  public let newFilms: NewFilms
  /// The criteria for films that the catalog cannot apply, which are then not offered.
  public let missingCriteria: Set<MovieFilter.Criterion>
  /// The orders in which the catalog can list films that meet criteria.
  public let orders: [MovieFilter.Order]
  /// Whether the catalog provides reviews.
  public let hasReviews: Bool
  /// The base URL of posters, without a slash at its end; a film's `posterPath` follows it. Nil without posters.
  ///
  /// With it, JSON has complete addresses without knowing a server.
  public let posterBase: String?

  /// Creates a source. `name` defaults to the namespace, and `peopleAttribution` to `attribution`.
  ///
  /// Like `MovieCatalog.movies(meeting:page:)`, it has no criteria by default. A catalog with a method of its own passes
  /// the `missingCriteria` that this method throws for.
  public init(
    idNamespace: String, name: String? = nil, attribution: String = "", peopleAttribution: String? = nil,
    offersAttribution: String = "", newFilms: NewFilms = .released,
    missingCriteria: Set<MovieFilter.Criterion> = Set(MovieFilter.Criterion.allCases),
    orders: [MovieFilter.Order] = MovieFilter.Order.allCases, hasReviews: Bool = true, posterBase: String? = nil
  ) {
    self.idNamespace = idNamespace
    self.name = name ?? idNamespace
    self.attribution = attribution
    self.peopleAttribution = peopleAttribution ?? attribution
    self.offersAttribution = offersAttribution
    self.newFilms = newFilms
    self.missingCriteria = missingCriteria
    self.orders = orders
    self.hasReviews = hasReviews
    self.posterBase = posterBase
  }

  /// The name that qualifies ids where several catalogs meet: in `built-in:12`, it is `built-in`.
  ///
  /// It is the display name in lowercase, with hyphens for everything but letters and digits.
  public var qualifier: String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? idNamespace : words.joined(separator: "-")
  }

  /// An id of this catalog with its qualifier, such as `built-in:12`.
  public func qualified(_ id: Int) -> String { "\(qualifier):\(id)" }

  /// An id of this catalog as it is typed where `used` is in use: qualified, unless both are the same.
  package func reference(to id: Int, in used: CatalogSource) -> String { self == used ? String(id) : qualified(id) }

  /// Whether a qualifier names this catalog, ignoring case. Its namespace does, too.
  public func isNamed(_ qualifier: String) -> Bool {
    let qualifier = qualifier.lowercased()
    return qualifier == self.qualifier || qualifier == idNamespace.lowercased()
  }

  /// The complete URL of a poster. Nil without a poster, and for a path that is not a plain file name, because anyone
  /// can edit the paths of TMDb's films.
  public func posterURL(_ path: String?) -> String? {
    guard let posterBase, let path, ImagePath.isPlain(path) else { return nil }
    return posterBase + path
  }

  public static func == (left: CatalogSource, right: CatalogSource) -> Bool { left.idNamespace == right.idNamespace }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(idNamespace)
  }
}

extension [CatalogSource] {
  package func named(_ qualifier: String) -> CatalogSource? { first { $0.isNamed(qualifier) } }

  /// The catalog that a qualifier names, which may be none of these: a library may have its films.
  package subscript(qualifier: String) -> CatalogSource { named(qualifier) ?? CatalogSource(idNamespace: qualifier) }

  /// The catalog of a film with its name and images. A stored film has only the namespace of its ids.
  package func known(_ source: CatalogSource) -> CatalogSource { first { $0 == source } ?? source }
}

package enum ImagePath {
  /// Whether the path is a slash and a file name, such as `/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg`.
  ///
  /// Anyone can edit the paths of TMDb's films, so nothing else may become part of a URL.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && (2...200).contains(path.utf8.count) && !path.contains("..")
      && path.utf8.dropFirst().allSatisfy { $0.isLetterOrDigit || "._-".utf8.contains($0) }
  }
}
