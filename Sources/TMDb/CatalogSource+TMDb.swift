public import MovieDomain

extension CatalogSource {
  /// The Movie Database. Its terms of use prescribe the words of the attribution.
  public static let tmdb = CatalogSource(
    idNamespace: "tmdb", name: "TMDb",
    attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.")
}
