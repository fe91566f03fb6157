/// Identifies and describes a catalog. Each catalog declares its own source.
public struct CatalogSource: Sendable {
  /// When a catalog considers a film new.
  public enum NewFilms: Sendable, Hashable {
    /// Films are new when released.
    case released
    /// Films are new from the January in which their copyright expires.
    case enteringPublicDomain
  }

  /// The namespace of the catalog's ids, such as `tmdb`. Saved films are stored under it; catalogs that share ids share
  /// the namespace.
  public let idNamespace: String
  /// The display name.
  public let name: String
  /// The attribution to show below films, in English; empty for none.
  public let attribution: String
  /// The attribution to show below people, in English; empty for none.
  public let peopleAttribution: String
  /// When films count as new.
  public let newFilms: NewFilms
  /// Whether the catalog provides reviews.
  public let hasReviews: Bool

  /// `name` defaults to the namespace, `peopleAttribution` to `attribution`.
  public init(
    idNamespace: String, name: String? = nil, attribution: String = "", peopleAttribution: String? = nil,
    newFilms: NewFilms = .released, hasReviews: Bool = true
  ) {
    self.idNamespace = idNamespace
    self.name = name ?? idNamespace
    self.attribution = attribution
    self.peopleAttribution = peopleAttribution ?? attribution
    self.newFilms = newFilms
    self.hasReviews = hasReviews
  }
}

// Sources are equal when they share an id namespace.
extension CatalogSource: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.idNamespace == right.idNamespace }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(idNamespace)
  }
}
