import MovieDomain

/// A review of a film, as stored and exported.
struct ReviewRecord: Codable, Sendable {
  var id: String
  var author: String
  var rating: Double?
  var content: String
  var date: String?

  init(_ review: Review) {
    id = review.id
    author = review.author
    rating = review.rating
    content = review.text
    date = review.date?.description
  }

  var review: Review {
    Review(
      id: id, author: author, rating: rating, text: content,
      date: date.flatMap { CalendarDate(iso8601: Substring($0)) })
  }
}
