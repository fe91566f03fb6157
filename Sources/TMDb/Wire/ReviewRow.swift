import MovieDomain

/// A review in TMDb's response.
struct ReviewRow: Decodable, Sendable {
  let review: Review

  private enum CodingKeys: String, CodingKey {
    case id, author, content
    case details = "author_details"
    case createdAt = "created_at"
  }

  private enum DetailKeys: String, CodingKey {
    case name, username, rating
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let details = try? container.nestedContainer(keyedBy: DetailKeys.self, forKey: .details)
    guard let text = container.textIfAny(.content) else {
      throw DecodingError.unreadable(decoder, "A review needs a text.")
    }
    let author = details?.textIfAny(.name) ?? container.textIfAny(.author) ?? details?.textIfAny(.username) ?? ""
    review = Review(
      id: container.text(.id), author: author, rating: details?.number(.rating), text: text,
      date: CalendarDate(iso8601: container.text(.createdAt).prefix(10)))
  }
}
