import MovieDisplay
import MovieDomain

// Facts that are not known are left out.
extension DetailPresenter {
  /// The label of the id at IMDb: the same in every language.
  private static let imdb = "IMDb"

  func facts(about details: MovieDetails) -> [Fact] {
    let detail = words.detail
    let movie = details.movie
    func fact(_ label: String, _ text: String?) -> Fact? {
      text.map { .init(label: label, value: .text($0)) }
    }
    func list(_ label: String, _ texts: [String]) -> Fact? {
      fact(label, texts.isEmpty ? nil : detail.list(texts))
    }
    let facts = [
      score(movie.rating), fact(words.watch.ageRating, details.release?.certification?.nonBlank),
      fact(detail.released, movie.releaseDate.map(words.fullDate)),
      fact(words.watch.digitalRelease, details.release?.digital.map(words.fullDate)),
      list(detail.genres, details.genres.map { words.lists.genre($0.name) }),
      list(
        detail.countries(details.countries.count),
        details.countries.map { detail.countryName($0.region.code, $0.name) }),
      fact(detail.language, movie.originalLanguage?.nonBlank.map(detail.languageName)),
      fact(words.watch.collection, details.collection?.name?.nonBlank),
      fact(detail.budget, details.budget.map(detail.dollars)),
      fact(detail.revenue, details.revenue.map(detail.dollars)),
      details.homepage?.nonBlank.map { .init(label: detail.homepage, value: .link($0)) },
      fact(Self.imdb, details.imdbID),
    ]
    return facts.compactMap(\.self)
  }

  /// Who directed the film; nil when unknown.
  func direction(of details: MovieDetails) -> String? {
    let names = (details.credits?.crew ?? []).filter { $0.jobs.contains("Director") }.compactMap(\.name.nonBlank)
    return names.isEmpty ? nil : words.detail.directed(by: names)
  }

  private func score(_ rating: Rating) -> Fact? {
    guard rating.average != nil else { return nil }
    return .init(
      label: words.detail.score,
      value: .score(words.badge(for: rating), votes: rating.voteCount.map(words.detail.votes)))
  }
}
