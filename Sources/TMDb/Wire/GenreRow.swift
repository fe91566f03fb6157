import MovieDomain

/// A genre in TMDb's response. Some names end in a space.
struct GenreRow: Decodable, Sendable {
  let genre: Genre

  private enum CodingKeys: String, CodingKey {
    case id, name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = container.trimmed(.name)
    guard let id = container.integer(.id), !name.isEmpty else {
      throw DecodingError.unreadable(decoder, "A genre needs an id and a name.")
    }
    genre = Genre(id: id, name: name)
  }
}

struct GenresResponse: Decodable {
  let genres: LossyList<GenreRow>
}
