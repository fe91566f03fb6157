public import MovieDomain

extension CatalogSource {
  /// The Movie Database. Its terms of use prescribe the words of the attribution.
  public static let tmdb = tmdb(images: .images)

  /// The Movie Database with another image server. Posters are 500 pixels wide.
  public static func tmdb(images: TMDbAddress) -> CatalogSource {
    CatalogSource(
      idNamespace: "tmdb", name: "TMDb",
      attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
      offersAttribution: "JustWatch",
      posterBase: "\(images.text)/\(TMDbImages.Size.w500.rawValue)")
  }
}
