import MovieDisplay
import MovieDomain

// Common facts are shown even when unknown; optional ones are then left out.
extension DetailPresenter {
  func facts(about details: MovieDetails) -> [Fact] {
    let detail = words.detail
    let movie = details.movie
    func known(_ label: String, _ text: String?) -> Fact {
      .init(label: label, value: text.map { .text($0) } ?? .unknown(detail.unknown))
    }
    func optional(_ label: String, _ text: String?) -> Fact? {
      text.map { .init(label: label, value: .text($0)) }
    }
    let genres = details.genres.map { words.lists.genre($0.name) }
    let facts = [
      score(movie.rating), known(detail.released, movie.releaseDate.map(detail.date)),
      known(detail.runtime, details.runtime.map(detail.duration)),
      optional(detail.genres, genres.isEmpty ? nil : detail.list(genres)),
      known(detail.language, movie.originalLanguage?.nonBlank.map(detail.languageName)),
      optional(detail.popularity, movie.popularity.map(words.popularity)),
      known(detail.budget, details.budget.map(detail.dollars)),
      known(detail.revenue, details.revenue.map(detail.dollars)),
      details.homepage?.nonBlank.map { .init(label: detail.homepage, value: .link($0)) },
    ]
    return facts.compactMap(\.self)
  }

  private func score(_ rating: Rating) -> Fact {
    let value: Fact.Value =
      rating.average == nil
      ? .unknown(words.detail.notRated)
      : .score(words.badge(for: rating), votes: rating.voteCount.map(words.detail.votes))
    return .init(label: words.detail.score, value: value)
  }
}
