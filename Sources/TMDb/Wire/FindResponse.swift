import MovieDomain

/// TMDb's answer to another site's id: lists of each kind, of which one has an element. Series are not read.
struct FindResponse: Decodable {
  let item: CatalogItem?

  private enum CodingKeys: String, CodingKey {
    case movies = "movie_results"
    case people = "person_results"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let movies = container.list(of: MovieRow.self, .movies)
    let people = container.list(of: PersonRow.self, .people)
    guard let movies, let people else { throw DecodingError.unreadable(decoder, "An answer needs films and people.") }
    item = movies.rows.first.map { .movie($0.movie) } ?? people.rows.first.map { .person($0.person) }
    guard item != nil || (movies.skipped == 0 && people.skipped == 0) else {
      throw DecodingError.unreadable(decoder, "The film or person could not be read.")
    }
  }
}
