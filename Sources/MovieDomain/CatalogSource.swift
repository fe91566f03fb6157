/// A catalog as viewers and libraries know it. The catalog itself says what it is.
public struct CatalogSource: Sendable {
  /// What "new" means in a catalog.
  public enum NewFilms: Sendable, Hashable {
    /// Films are new when they are released.
    case released
    /// Films are new from the January in which their copyright has expired.
    case enteringPublicDomain
  }

  /// Names the space that the catalog's ids belong to, such as `tmdb`. Saved films are stored under it; catalogs with the
  /// same ids share it.
  public let idNamespace: String
  /// A short name for viewers.
  public let name: String
  /// What must be shown below the catalog's films, in English; empty for nothing.
  public let attribution: String
  /// What must be shown below the catalog's people, in English; empty for nothing.
  public let peopleAttribution: String
  public let newFilms: NewFilms
  public let hasReviews: Bool

  /// `name` defaults to the namespace, `peopleAttribution` to the attribution of films.
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

// Two sources are equal when their ids mean the same.
extension CatalogSource: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.idNamespace == right.idNamespace }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(idNamespace)
  }
}
