import MovieDomain

// Two catalogs with ids of their own.
extension CatalogSource {
  static let tmdb = CatalogSource(idNamespace: "tmdb")
  static let publicDomain = CatalogSource(idNamespace: "public-domain")
}
