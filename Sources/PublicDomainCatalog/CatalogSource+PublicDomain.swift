public import MovieDomain

extension CatalogSource {
  /// The built-in catalog of films in the United States public domain.
  public static let publicDomain = CatalogSource(
    idNamespace: "public-domain", name: "built-in",
    attribution: "U.S. public-domain films. Scores are this catalog's own.",
    peopleAttribution: "People from the built-in films.", newFilms: .enteringPublicDomain,
    // The films have no values for others.
    missingCriteria: [.votes, .stars, .seen, .service, .certification],
    orders: [.popularity, .score, .newest, .oldest, .title], hasReviews: false)
}
