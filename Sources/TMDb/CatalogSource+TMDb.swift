public import MovieDomain

extension CatalogSource {
  /// The Movie Database. The terms of use prescribe the attribution text.
  public static let tmdb = CatalogSource(
    idNamespace: "tmdb", name: "TMDb",
    attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.")
}
