import MovieDomain

/// A film in TMDb's response, with credits and reviews. If one of these cannot be decoded, it is nil.
struct MovieResponse: Decodable {
  let details: MovieDetails

  private enum CodingKeys: String, CodingKey {
    case tagline, genres, runtime, budget, revenue, homepage, credits, reviews
    case countries = "production_countries"
  }

  init(from decoder: any Decoder) throws {
    var movie = try MovieRow(from: decoder).movie
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let genres = container.list(of: GenreRow.self, .genres)?.rows.map(\.genre) ?? []
    movie.genreIDs = genres.map(\.id)
    let reviews = try? container.decode(PageResponse<ReviewRow>.self, forKey: .reviews)
    details = MovieDetails(
      movie: movie, tagline: container.trimmed(.tagline), genres: genres,
      countries: container.list(of: CountryRow.self, .countries)?.rows.map(\.country) ?? [],
      runtime: container.amount(.runtime), budget: container.amount(.budget),
      revenue: container.amount(.revenue), homepage: container.textIfAny(.homepage),
      credits: (try? container.decode(CreditsPart.self, forKey: .credits))?.credits,
      reviews: reviews?.page(number: 1, \.review))
  }
}

/// Only the texts of a film or a person, which may lack a translation.
struct TextResponse: Decodable {
  let overview: String
  let biography: String

  private enum CodingKeys: String, CodingKey {
    case overview, biography
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    overview = container.text(.overview)
    biography = container.text(.biography)
  }
}
