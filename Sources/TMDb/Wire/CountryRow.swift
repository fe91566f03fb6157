import MovieDomain

/// A country in TMDb's response.
struct CountryRow: Decodable, Sendable {
  let country: Country

  private enum CodingKeys: String, CodingKey {
    case name
    case code = "iso_3166_1"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let region = Region(container.text(.code)) else {
      throw DecodingError.unreadable(decoder, "A country needs a code of two letters.")
    }
    country = Country(region, name: container.trimmed(.name))
  }
}
