import MovieDomain

// Two catalogs with separate ids.
extension CatalogSource {
  static let tmdb = CatalogSource(idNamespace: "tmdb")
  static let publicDomain = CatalogSource(idNamespace: "public-domain")
}
