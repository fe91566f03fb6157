/// Where films come from: it decides what must be said beside them.
public enum CatalogSource: String, Sendable, Hashable {
  case tmdb
  case publicDomain = "public-domain"
}
