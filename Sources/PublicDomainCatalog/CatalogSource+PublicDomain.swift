public import MovieDomain

extension CatalogSource {
  /// The built-in catalog of films in the United States public domain.
  public static let publicDomain = CatalogSource(
    idNamespace: "public-domain", name: "built-in",
    attribution: "Films of the United States public domain. The scores are this catalog's own.",
    peopleAttribution: "People of the films that come with this program.", newFilms: .enteringPublicDomain,
    hasReviews: false)
}
