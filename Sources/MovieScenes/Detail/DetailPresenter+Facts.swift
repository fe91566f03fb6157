import MovieDisplay
import MovieDomain

// Facts that are not known are left out.
extension DetailPresenter {
  /// The label of the id at IMDb: the same in every language.
  private static let imdb = "IMDb"

  func facts(about details: MovieDetails, in response: DetailScene.Response) -> [Fact] {
    let detail = words.detail
    let movie = details.movie
    func fact(_ label: String, _ text: String?, links: [Hint] = []) -> Fact? {
      text.map { .init(label: label, value: .text($0), links: links) }
    }
    func list(
      _ label: String, _ criterion: MovieFilter.Criterion, _ values: [(text: String?, value: String?)]
    ) -> Fact? {
      fact(
        label, values.isEmpty ? nil : values.compactMap(\.text).joined(separator: ", "),
        links: films(of: response, criterion, values))
    }
    let year = movie.releaseDate.map { String($0.year) }
    let collection = details.collection?.name?.nonBlank
    let whole = Route.movie(id: movie.id, .collection, source: response.otherSource?.idNamespace)
    let facts = [
      score(movie.rating), fact(words.watch.ageRating, details.release?.certification?.nonBlank),
      fact(
        detail.released, movie.releaseDate.map(words.fullDate), links: films(of: response, .year, [(year, year)])),
      // The day of the release is mostly that in theaters.
      fact(
        words.watch.theatricalRelease,
        details.release?.theatrical.flatMap { $0 == movie.releaseDate ? nil : words.fullDate($0) }),
      fact(words.watch.digitalRelease, details.release?.digital.map(words.fullDate)),
      fact(words.watch.discRelease, details.release?.disc.map(words.fullDate)),
      list(words.lists.genres, .genre, details.genres.map { (words.lists.genre($0.name), String($0.id)) }),
      list(
        detail.countries(details.countries.count), .country,
        details.countries.map { country in
          let isKnown = Countries.regions.contains(country.region)
          return (detail.countryName(country.region.code, country.name), isKnown ? country.region.code : nil)
        }),
      fact(detail.language, movie.originalLanguage?.nonBlank.map(detail.languageName)),
      fact(words.watch.collection, collection, links: collection.map { [Hint(text: $0, route: whole)] } ?? []),
      fact(detail.budget, details.budget.map(detail.dollars)),
      fact(detail.revenue, details.revenue.map(detail.dollars)),
      fact(detail.popularity, movie.popularity.map(words.popularity)),
      details.homepage?.nonBlank.map { .init(label: detail.homepage, value: .link($0)) },
      fact(Self.imdb, details.imdbID),
    ]
    return facts.compactMap(\.self)
  }

  /// Lead to the films that meet a criterion, for the texts whose values are known. Empty for a film of another catalog,
  /// whose films are not listed, and for a criterion that the catalog cannot apply.
  func films(
    of response: DetailScene.Response, _ criterion: MovieFilter.Criterion, _ values: [(text: String?, value: String?)]
  ) -> [Hint] {
    guard response.otherSource == nil, !response.source.missingCriteria.contains(criterion) else { return [] }
    return values.compactMap { text, value in
      guard let text, let value else { return nil }
      let label = [.genre, .person].contains(criterion) ? text : ""
      return Hint(text: text, route: .discover([.init(criterion.rawValue, value, label: label)]))
    }
  }

  private func score(_ rating: Rating) -> Fact? {
    guard rating.average != nil else { return nil }
    return .init(
      label: words.detail.score,
      value: .score(words.badge(for: rating), votes: rating.voteCount.map(words.detail.votes)))
  }
}
